// Six things to say to each other: choosing one, and what the other player said (O7).
import { GREETINGS, type Greeting } from "@kingrow/protocol";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { settingsStore, useSettings } from "../../settings/settings.ts";
import { useServices } from "../../shell/services/services.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Greetings.module.css";
import { greeterOf } from "./greetingRest.ts";

const SHOWN_MS = 8_000;

export interface Heard {
  readonly greeting: Greeting;
  /** It has been shown; another one with each greeting. */
  readonly onOver: () => void;
  /** For the rest of the visit. */
  readonly mute: () => void;
}

/** What the other player has just said, unless greetings are muted; it is said aloud once. */
export function useHeard(roomId: string): Heard | undefined {
  const { announcer, connection } = useServices();
  const { said, words } = useTexts().greet;
  const isWanted = useSettings((settings) => settings.greetings);
  const [isMuted, setMuted] = useState(false);
  const [heard, setHeard] = useState<{ readonly greeting: Greeting }>();
  useEffect(() => {
    if (isMuted || !isWanted) return undefined;
    return connection.link.on("greeting", (notice) => {
      if (notice.roomId !== roomId) return;
      setHeard({ greeting: notice.greeting });
      announcer.say(said(words[notice.greeting]), "polite");
    });
  }, [announcer, connection, roomId, said, words, isMuted, isWanted]);
  const onOver = useCallback(
    () => setHeard((latest) => (latest === heard ? undefined : latest)),
    [heard],
  );
  if (heard === undefined || isMuted || !isWanted) return undefined;
  return { greeting: heard.greeting, onOver, mute: () => setMuted(true) };
}

/**
 * Muted with one press, for the visit or for good. Its time begins when it is seen: while an offer waits for its
 * answer it has to wait too.
 */
export function HeardMessage({ greeting, onOver, mute }: Heard) {
  const { said, words, muteGame, muteAlways } = useTexts().greet;
  useEffect(() => {
    const timer = setTimeout(onOver, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onOver]);
  return (
    <>
      <p>{said(words[greeting])}</p>
      <Button variant="quiet" onClick={mute}>
        {muteGame}
      </Button>
      <Button variant="quiet" onClick={() => settingsStore.setState({ greetings: false })}>
        {muteAlways}
      </Button>
    </>
  );
}

interface GreetButtonProps {
  readonly roomId: string;
  /** In words, where it stands by itself; a sign among other actions. */
  readonly isNamed?: boolean;
  /** Nobody can be told anything now. */
  readonly isOff?: boolean;
}

/** Rests after a greeting until the server takes another. */
export function GreetButton({ roomId, isNamed = false, isOff = false }: GreetButtonProps) {
  const texts = useTexts().greet;
  const greeter = greeterOf(useServices().connection);
  const [isChoosing, setChoosing] = useState(false);
  const { isResting } = useStore(greeter.store);
  const greet = (greeting: Greeting): void => {
    setChoosing(false);
    void greeter.greet(roomId, greeting);
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={<SpeechIcon />}
        disabled={isResting || isOff}
        onClick={() => setChoosing(true)}
        {...(!isNamed && { "aria-label": texts.open, title: texts.open })}
      >
        {isNamed && texts.open}
      </Button>
      {isChoosing && <Choices onChoose={greet} onClose={() => setChoosing(false)} />}
    </>
  );
}

interface ChoicesProps {
  readonly onChoose: (greeting: Greeting) => void;
  readonly onClose: () => void;
}

function Choices({ onChoose, onClose }: ChoicesProps) {
  const texts = useTexts().greet;
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <Button data-safe onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={styles["choices"]}>
        {GREETINGS.map((greeting) => (
          <Button key={greeting} onClick={() => onChoose(greeting)}>
            {texts.words[greeting]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

/** A bubble: something to say. */
function SpeechIcon() {
  return (
    <Icon>
      <path d="M4 5.5h16v10.5h-9l-4.5 3.5v-3.5H4Z" />
    </Icon>
  );
}
