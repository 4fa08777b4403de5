// Spoken sentences after a delay: absences, low clock, unfinished captures, watchers.
import {
  absenceView,
  isClockRunning,
  roomView,
  type AbsenceView,
  type RoomSession,
  clockOf,
  leftOn,
} from "@kingrow/client";
import type { Square } from "@kingrow/rules";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { useCue } from "../../feedback/feedback.ts";
import { useServices } from "../../shell/services/services.ts";
import { useTexts, type Texts } from "../../text/texts.ts";
import { useChange } from "../../ui/base/useChange.ts";
import { landing, opponentsChain } from "./sayings.ts";

const LOOK_MS = 1_000;

/** Who is away or slow, once for each time that begins or ends; the seconds are only shown. */
export function useAbsenceTold({ store }: RoomSession): void {
  const { announcer, connection } = useServices();
  const texts = useTexts();
  const told = useRef<string>(undefined);
  const isGone = useRef(false);
  const isRunning = useStore(store, isClockRunning);
  useEffect(() => {
    const look = (): void => {
      const data = store.getState();
      if (!data.isSeated) return;
      const view = absenceView(data, connection.serverClock.now());
      const now = absenceSaying(view, texts);
      const wasGone = isGone.current;
      isGone.current = view.kind === "opponent-away" || view.kind === "disconnected";
      const isBack = wasGone && !isGone.current && roomView(data)?.opponent !== undefined;
      if (isBack) announcer.say(texts.say.back);
      if (now !== undefined && now !== told.current) announcer.say(now);
      told.current = now;
    };
    look();
    if (!isRunning) return undefined;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [announcer, connection, store, texts, isRunning]);
}

function absenceSaying(view: AbsenceView, { say, absence, calls }: Texts): string | undefined {
  if (view.kind === "none") return undefined;
  if (view.kind === "not-ready") return absence.notReady;
  if (view.kind === "not-begun") return absence.notBegun;
  if (view.kind === "me-not-begun") return say.ownSlow;
  if (view.kind === "disconnected") return absence.gone;
  const isDue = view.claimIn === 0;
  if (view.kind === "me-slow") return isDue ? say.ownClaimable : say.ownSlow;
  if (isDue) return `${calls.claimable}.`;
  return absence.claimable[view.kind === "opponent-away" ? "away" : "idle"];
}

const WARNINGS = [
  { leftMs: 30_000, urgency: "polite", text: "halfMinute" },
  { leftMs: 10_000, urgency: "assertive", text: "tenSeconds" },
] as const;

/** When little is left on the person's own clock: at thirty and at ten seconds, the second with a low sound (P64). */
export function useClockTold({ store }: RoomSession): void {
  const { announcer, connection } = useServices();
  const { say } = useTexts();
  // Without a connection the clock shown stands still.
  const clock = useStore(store, (data) => (data.isSeated ? clockOf(data, data.selfId) : undefined));
  const [isShort, setShort] = useState(false);
  useCue(isShort ? "short" : undefined);
  useEffect(() => {
    if (clock === undefined || clock.since === null) return undefined;
    const left = leftOn(clock, connection.serverClock.now());
    // What was said before this turn, or at its very beginning, is not said again.
    const ahead = WARNINGS.filter(({ leftMs }) => left > leftMs);
    const timers = ahead.map(({ leftMs, urgency, text }) =>
      setTimeout(() => {
        announcer.say(say[text], urgency);
        setShort(leftMs === 10_000);
      }, left - leftMs),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setShort(false);
    };
  }, [announcer, connection, say, clock]);
}

/** Of a capture that goes on sooner the whole move says the same, and is enough. Milliseconds. */
const STAYS_MS = 1_000;

export function useChainTold({ store }: RoomSession): void {
  const { announcer } = useServices();
  const { say } = useTexts();
  const tell = (square: Square | undefined): void => {
    const data = store.getState();
    const view = roomView(data);
    if (view === undefined || opponentsChain(data) !== square) return;
    for (const text of landing(view, say)) announcer.say(say.opponentMoved(text));
  };
  useChange(useStore(store, opponentsChain), tell, STAYS_MS);
}

/** A watcher who only looks in is not worth a word. Milliseconds. */
const SETTLED_MS = 3_000;

export function useWatchersTold({ store }: RoomSession): void {
  const { announcer } = useServices();
  const { say } = useTexts();
  const watchers = useStore(store, ({ state }) => state?.watchers ?? 0);
  useChange(watchers, (count) => announcer.say(say.watching(count)), SETTLED_MS);
}
