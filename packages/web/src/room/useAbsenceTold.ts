// Says aloud who is away or slow, once for each time that begins or ends; the seconds are only shown.
import { absenceView, roomView, type AbsenceView, type RoomSession } from "@kingrow/client";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useServices } from "../shell/services.ts";
import { useSpokenTexts, type SpokenTexts } from "../text/spokenTexts.ts";
import { isClockRunning } from "./clockRunning.ts";

type Told = keyof SpokenTexts["say"] & ("away" | "slow" | "claimable" | "ownSlow" | "ownClaimable");

const LOOK_MS = 1_000;

export function useAbsenceTold({ store }: RoomSession): void {
  const { announcer, connection } = useServices();
  const { say } = useSpokenTexts();
  const told = useRef<Told>(undefined);
  const isGone = useRef(false);
  const isRunning = useStore(store, isClockRunning);
  useEffect(() => {
    const look = (): void => {
      const data = store.getState();
      const view = absenceView(data, connection.serverClock.now());
      const now = tellingOf(view);
      const wasGone = isGone.current;
      isGone.current = view.kind === "opponent-away" || view.kind === "disconnected";
      const isBack = wasGone && !isGone.current && roomView(data)?.opponent !== undefined;
      if (isBack) announcer.say(say.back, "polite");
      if (now !== undefined && now !== told.current) announcer.say(say[now], "polite");
      told.current = now;
    };
    look();
    if (!isRunning) return undefined;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [announcer, connection, store, say, isRunning]);
}

const TELLINGS: Readonly<
  Record<Exclude<AbsenceView["kind"], "none" | "disconnected">, readonly [later: Told, due: Told]>
> = {
  "opponent-away": ["away", "claimable"],
  "opponent-slow": ["slow", "claimable"],
  "me-slow": ["ownSlow", "ownClaimable"],
};

function tellingOf(view: AbsenceView): Told | undefined {
  if (view.kind === "none") return undefined;
  if (view.kind === "disconnected") return "away";
  return TELLINGS[view.kind][view.claimIn === 0 ? 1 : 0];
}
