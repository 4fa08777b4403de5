// Seats as one node sees them (X4).
import { beforeEach, expect, it } from "vitest";
import { createOwnSeats, type OwnSeats } from "./ownSeats.ts";

const ANNA = { owner: "owner-anna", address: "street" };
let now: number;
let seats: OwnSeats;
beforeEach(() => {
  now = 0;
  const limits = { seatsPerPlayer: 2, seatsPerAddress: 3 };
  seats = createOwnSeats(limits, { now: () => now, forgetsMs: 1_000 });
});

function asked(): string {
  const reserved = seats.reserve(ANNA);
  reserved.release?.();
  return reserved.full ?? "OK";
}

it("[X4] a seat that is seen twice counts once, and one that was never seen taken is not owed", () => {
  seats.note("first", ANNA, 1);
  seats.note("first", ANNA, 1);
  expect(asked()).toBe("OK");
  seats.note("elsewhere", ANNA, -1);
  seats.note("second", ANNA, 1);
  expect(asked()).toBe("player");
  seats.note("first", ANNA, -1);
  expect(asked()).toBe("OK");
});

it("[X4] seats that other nodes may have freed do not add up for ever", () => {
  for (const room of ["first", "second"]) seats.note(room, ANNA, 1);
  expect(asked()).toBe("player");
  now = 999;
  expect(asked()).toBe("player");
  now = 1_000;
  expect(asked()).toBe("OK");
});

it("[X4] seats that are being taken count for player and address until they are given back", () => {
  const others = ["ben", "carl", "dora"].map((owner) => seats.reserve({ ...ANNA, owner }));
  expect(asked()).toBe("address");
  others[0]?.release?.();
  expect(asked()).toBe("OK");
});

function noteSeatOf(owner: string, change: 1 | -1): void {
  seats.note("room", { ...ANNA, owner }, change);
}

it("[X4] each of several seats of an address counts until it is freed, in whatever order", () => {
  for (const owner of ["ben", "carl", "dora"]) noteSeatOf(owner, 1);
  expect(asked()).toBe("address");
  for (const owner of ["carl", "ben", "dora"]) {
    noteSeatOf(owner, -1);
    expect(asked()).toBe("OK");
  }
  const taken = ["emma", "fred", "gus"].map((owner) => seats.reserve({ ...ANNA, owner }).full);
  expect(taken).toEqual([undefined, undefined, undefined]);
  expect(asked()).toBe("address");
});
