import { roomOptions } from "@kingrow/protocol";
import { expect, it } from "vitest";
import { actorOf } from "../store/testing/rooms.ts";
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

it("[O2] a room that was just opened is offered for five seconds", () => {
  let now = 0;
  const reservations = createReservations(() => now);
  const options = roomOptions({ isPrivate: false });
  const isOpened = Promise.resolve(true);
  for (const id of ["a", "b"])
    reservations.add({ id, since: 0, owner: id, address: "home", options, isOpened });
  const picked = (excluded: string[]) => {
    const actor = { ...actorOf("ann"), address: "home" };
    const filter = { actor, options, parted: new Map(), sameAddressOnly: true };
    return reservations.pick([], { ...filter, excluded: new Set(excluded) })?.id;
  };
  now = 4_999;
  expect([picked([]), picked(["a"]), picked(["a", "b"])]).toEqual(["a", "b", undefined]);
  now = 5_000;
  expect(picked([])).toBeUndefined();
});

it("[O2] of several opponents from whom a player parted long ago, the one waiting longest is chosen", () => {
  const reservations = createReservations(() => 60_000);
  const options = roomOptions({ isPrivate: false });
  const rooms = ["bob", "carl"].map((owner) => ({ id: owner, since: 0, owner, address: owner }));
  const parting = { at: 0, hasOtherAsked: true };
  const filter = {
    actor: actorOf("ann"),
    options,
    parted: new Map(rooms.map(({ owner }) => [owner, parting])),
    sameAddressOnly: false,
    excluded: new Set<string>(),
  };
  expect(reservations.pick(rooms, filter)?.id).toBe("bob");
});
