// Shows a bad or lost connection as a badge or a panel.
import { useEffect, useId, useRef } from "react";
import { useStore } from "zustand";
import { useTexts } from "../../text/texts.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/base/classes.ts";
import styles from "./ConnectionStatus.module.css";
import { useHeldFor, useNow } from "../time/useTime.ts";
import { useOffline } from "../tab/useTab.ts";
import { useServices } from "../services/services.ts";

/** A blip shorter than this does not flash. Milliseconds. */
const BADGE_DELAY_MS = 1_500;

interface ConnectionStatusProps {
  /** The class of its place; `""` for a whole screen. */
  readonly place: string | undefined;
}

export function ConnectionStatus({ place }: ConnectionStatusProps) {
  const { connection, announcer } = useServices();
  const { connection: texts } = useTexts();
  const phase = useStore(connection.store, (state) => state.phase);
  const showsPanel = useIsUnreachable();
  const isTrying = phase === "connecting" || phase === "reconnecting";
  const showsBadge = useHeldFor(isTrying && !showsPanel, BADGE_DELAY_MS);
  const wasTold = useRef(false);
  useEffect(() => {
    if (showsBadge || showsPanel) wasTold.current = true;
    if (showsBadge) announcer.say(texts.lost, "assertive");
    if (phase !== "connected" || !wasTold.current) return;
    wasTold.current = false;
    announcer.say(texts.backAgain, "assertive");
  }, [announcer, texts, showsBadge, showsPanel, phase]);
  if (showsPanel) return <NoConnection place={place} />;
  if (!showsBadge) return null;
  return (
    <div className={lookOf("badge", place)}>
      <Badge tone="waiting">{phase === "connecting" ? texts.connecting : texts.reconnecting}</Badge>
      {connection.playerKey.rooms().length > 0 && <small>{texts.gaveUpText}</small>}
    </div>
  );
}

/** The page says that it has no connection: there is no server, or no network at all. */
export function useIsUnreachable(): boolean {
  const phase = useStore(useServices().connection.store, (state) => state.phase);
  const isOffline = useOffline();
  return phase === "unreachable" || (phase === "connecting" && isOffline);
}

function lookOf(kind: "badge" | "panel", place: string | undefined) {
  return place ? classes(styles[kind], place) : styles["screen"];
}

/** What happened is said once; the countdown is only seen. */
function NoConnection({ place }: ConnectionStatusProps) {
  const { connection } = useServices();
  const isOffline = useOffline();
  const { connection: texts } = useTexts();
  const id = useId();
  const hasSeat = connection.playerKey.rooms().length > 0;
  const isUnreachable = connection.store.getState().phase === "unreachable";
  return (
    <section className={lookOf("panel", place)} data-lost aria-labelledby={id}>
      <div>
        <span role="alert">
          <strong id={id}>{`${isOffline ? texts.offlineTitle : texts.gaveUpTitle}.`}</strong>{" "}
          {isOffline ? texts.offlineText : hasSeat && texts.gaveUpText}
        </span>{" "}
        {!isOffline && <NextTry />}
      </div>
      <Button
        variant={place ? "secondary" : "primary"}
        onClick={() => (isUnreachable ? connection.tryNow(true) : connection.restart())}
      >
        {texts.tryNow}
      </Button>
    </section>
  );
}

function NextTry() {
  const { connection } = useServices();
  const { connection: texts } = useTexts();
  const nextTryAt = useStore(connection.store, (state) => state.nextTryAt);
  const now = useNow(connection.clock.now, 500);
  if (nextTryAt === undefined) return <span>{texts.reconnecting}</span>;
  const seconds = Math.max(1, Math.ceil((nextTryAt - now) / 1_000));
  return <small>{texts.nextTry(seconds)}</small>;
}
