// Whether somebody is away, on turn, or may be given up soon: then time is counted.
import type { RoomData } from "@kingrow/client";

export function isClockRunning({ state }: RoomData): boolean {
  return Object.values(state?.presence ?? {}).some(
    ({ connected, claimableAt, releasableAt, abortableAt }) =>
      !connected ||
      claimableAt !== null ||
      typeof releasableAt === "number" ||
      typeof abortableAt === "number",
  );
}
