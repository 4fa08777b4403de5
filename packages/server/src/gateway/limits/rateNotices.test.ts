import { expect, it, vi } from "vitest";
import { createRateNotices } from "./rateNotices.ts";
import type { Caller } from "../transport/types.ts";

const WALL = 1_700_000_000_000;

const join = (): void => undefined;

function limited() {
  const clock = { now: 5_000 };
  const tell = createRateNotices({ now: () => clock.now, wall: () => WALL + clock.now });
  const emit = vi.fn<(event: string, notice: unknown) => void>();
  const actor = { owner: "o", socketId: "s", run: "r" };
  const session = { actor, rooms: new Set<string>(), running: new Set<Promise<void>>() };
  const socket: Caller = { id: "s", connected: true, data: { session }, emit, join, leave: join };
  return { clock, emit, tell: (ms: number) => tell(socket, "movePiece", ms) };
}

it("[X2] tells when a window ends by the time of day, and how long that is", () => {
  const { emit, tell } = limited();
  tell(7_500);
  expect(emit).toHaveBeenCalledExactlyOnceWith(
    "rateLimitExceeded",
    expect.objectContaining({ resetTime: WALL + 12_500, resetInMs: 7_500, remaining: 0 }),
  );
});

it("[X2] tells it once in a window, and again in the next", () => {
  const { clock, emit, tell } = limited();
  tell(7_500);
  clock.now += 7_499;
  tell(1);
  expect(emit).toHaveBeenCalledTimes(1);
  clock.now += 1;
  tell(10_000);
  expect(emit).toHaveBeenCalledTimes(2);
});
