// Says when little is left on the person's own clock: at thirty and at ten seconds, the second with a low sound (P64).
import { clockOf, leftOn, type RoomSession } from "@kingrow/client";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useCue } from "../feedback/useFeedback.ts";
import { useServices } from "../shell/services.ts";
import { useSpokenTexts } from "../text/spokenTexts.ts";

const WARNINGS = [
  { leftMs: 30_000, urgency: "polite", text: "halfMinute" },
  { leftMs: 10_000, urgency: "assertive", text: "tenSeconds" },
] as const;

export function useClockTold({ store }: RoomSession): void {
  const { announcer, connection } = useServices();
  const { say } = useSpokenTexts();
  const clock = useStore(store, (data) => clockOf(data, data.selfId));
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
