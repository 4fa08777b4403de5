import { expect, it } from "vitest";
import { createReservations } from "./reservations.ts";

it("[O2] a room is reserved until its task has ended, also when the task fails", async () => {
  const reservations = createReservations(() => 0);
  const ends: (() => void)[] = [];
  const held = reservations.reserve(["a"], () => new Promise<void>((end) => ends.push(end)));
  await expect.poll(() => ends.length).toBe(1);
  await Promise.resolve();
  expect(reservations.isReserved("a")).toBe(true);
  ends.forEach((end) => end());
  await held;
  expect(reservations.isReserved("a")).toBe(false);
  const failed = reservations.reserve(["a"], () => Promise.reject(new Error("no disk")));
  await expect(failed).rejects.toThrow("no disk");
  expect(reservations.isReserved("a")).toBe(false);
});
