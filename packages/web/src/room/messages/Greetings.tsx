// Six greetings: choosing one, and the bubble with what the opponent said (O7).
import type { Cancel, Connection } from "@kingrow/client";
import { GREETINGS, type Greeting } from "@kingrow/protocol";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { settingsStore, useSettings } from "../../settings/settings.ts";
import { useServices } from "../../shell/services/services.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Popup, PopupBox } from "../../ui/Popup.tsx";
import { useInterval } from "../../ui/base/useInterval.ts";
import styles from "./Greetings.module.css";

const SHOWN_MS = 8_000;

/** What the opponent has just said, in the opponent's panel; it is spoken once. */
export function GreetingBubble({ roomId }: { readonly roomId: string }) {
  const { announcer, connection } = useServices();
  const { said, words } = useTexts().greet;
  const isWanted = useSettings((settings) => settings.greetings);
  const [heard, setHeard] = useState<{ readonly greeting: Greeting; readonly count: number }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    return connection.link.on("greeting", (notice) => {
      if (notice.roomId !== roomId) return;
      setHeard((last) => ({ greeting: notice.greeting, count: (last?.count ?? 0) + 1 }));
      announcer.say(said(words[notice.greeting]));
    });
  }, [announcer, connection, roomId, said, words, isWanted]);
  if (heard === undefined || !isWanted) return null;
  return (
    // Another bubble, with its own time, for each greeting.
    <Bubble key={heard.count} onOver={() => setHeard(undefined)}>
      {words[heard.greeting]}
    </Bubble>
  );
}

interface BubbleProps {
  readonly onOver: () => void;
  readonly children: string;
}

function Bubble({ onOver, children }: BubbleProps) {
  useInterval(SHOWN_MS, onOver);
  return <p className={styles["bubble"]}>{children}</p>;
}

/** What the player has just said, until the next greeting is allowed. */
export function OwnBubble() {
  const { words } = useTexts().greet;
  const said = useStore(greeterOf(useServices().connection).store, (state) => state.said);
  return said && <p className={styles["bubble"]}>{words[said]}</p>;
}

interface GreetButtonProps {
  readonly roomId: string;
  readonly isOff?: boolean;
}

/** Rests after a greeting until the server takes another. */
export function GreetButton({ roomId, isOff = false }: GreetButtonProps) {
  const { actions, greet } = useTexts();
  const greeter = greeterOf(useServices().connection);
  const [isOpen, setOpen] = useState(false);
  const isResting = useStore(greeter.store, ({ said }) => said !== undefined);
  const isMuted = useSettings(({ greetings }) => !greetings);
  const choose = (greeting: Greeting): void => {
    setOpen(false);
    void greeter.greet(roomId, greeting);
  };
  return (
    <Popup isOpen={isOpen} onToggle={setOpen}>
      <Button
        variant="quiet"
        icon="speech"
        disabled={isResting || isOff}
        title={greet.open}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {actions.bar.chat}
      </Button>
      {isOpen && (
        <PopupBox place="above" label={greet.open}>
          <div className={styles["choices"]}>
            {/* The second click of a double click says nothing. */}
            {GREETINGS.map((greeting) => (
              <Button key={greeting} onClick={({ detail }) => detail < 2 && choose(greeting)}>
                {greet.words[greeting]}
              </Button>
            ))}
            <Button
              variant="quiet"
              icon="noChat"
              aria-pressed={isMuted}
              onClick={() => settingsStore.setState({ greetings: isMuted })}
            >
              {greet.mute}
            </Button>
          </div>
        </PopupBox>
      )}
    </Popup>
  );
}

/** The server delivers one greeting of a player in so many milliseconds. */
const PAUSE_MS = 5_000;

const greeters = new WeakMap<Connection, ReturnType<typeof createGreeter>>();

/** Blocks the buttons after a greeting until the next one is allowed. */
function greeterOf(connection: Connection) {
  const greeter = greeters.get(connection) ?? createGreeter(connection);
  greeters.set(connection, greeter);
  return greeter;
}

function createGreeter({ ask, clock }: Connection) {
  /** What was said last, while the buttons rest. */
  const store = createStore((): { readonly said: Greeting | undefined } => ({ said: undefined }));
  let cancel: Cancel | undefined;
  const stopResting = (): void => {
    cancel?.();
    store.setState({ said: undefined });
  };
  return {
    store,
    greet: async (roomId: string, greeting: Greeting): Promise<void> => {
      store.setState({ said: greeting });
      cancel = clock.after(PAUSE_MS, stopResting);
      const reply = await ask("greet", { roomId, greeting });
      // One that gets lost is not worth a word. Only one that was delivered counts, now or before.
      const mayCount = reply.ok || ["RATE_LIMITED", "NO_ANSWER"].includes(reply.error.code);
      if (!mayCount) stopResting();
    },
  };
}
