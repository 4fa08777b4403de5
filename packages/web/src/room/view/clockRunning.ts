// Whether a countdown is shown: a player is away, idle, or may be given up soon.
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
