// Whether somebody is away or on turn: then time is counted.
import type { RoomData } from "@kingrow/client";

export function isClockRunning({ state }: RoomData): boolean {
  return Object.values(state?.presence ?? {}).some(
    ({ connected, claimableAt }) => !connected || claimableAt !== null,
  );
}
