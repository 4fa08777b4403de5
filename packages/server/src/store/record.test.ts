// The record of a room: reading what was written, damage, unknown content.
import type { Room, Seat } from "@kingrow/room";
import { startGame } from "@kingrow/rules";
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { joined, roomOf } from "./testing/rooms.ts";
import { decodeRecord, encodeRecord, isSound } from "./record.ts";
import { DamagedRoom } from "./roomStore.ts";

/** Every field has a value. */
const SEAT: Required<Seat> = {
  owner: "owner",
  socketId: "socket",
  run: "run of the seat",
  address: "address",
  connected: true,
  lagMs: 40,
  isSpared: false,
  ready: true,
  wantsRematch: false,
  hasOfferedDraw: true,
  hasOfferedTakeback: false,
  answeredMoves: " white-1=5 zwölf-手=6",
  absence: { claimableAt: 1, forfeitAt: 2 },
  givesWayAt: 3,
  keptUntil: 4,
  matched: false,
  readyByMatch: true,
  releasableAt: 5,
  connectedAt: 6,
  lagCredit: { gameMs: 7, moveMs: 8 },
  name: 9,
};
const { position } = startGame();
const ROOM: Required<Room> = {
  id: "room",
  options: { visibility: "private", pace: "3+2", opening: "ballot", watchable: true },
  createdBy: "creator",
  createdFrom: "from",
  requestId: "request",
  createdAt: 5,
  changedAt: 6,
  version: 7,
  run: "run",
  seats: { 1: SEAT, 2: { ...SEAT, owner: "other", answeredMoves: " black-1=6" } },
  phase: "ended",
  ballot: { place: 8, isReturn: true, chance: 9 },
  game: {
    position: { ...position, jumper: 13 },
    moves: ["11-15"],
    path: [14],
    quietPlies: 15,
    seen: [16, 17, 18],
    outcome: { winner: "black", reason: "no-moves" },
  },
  lastStep: { player: 2, from: 19, to: 28, captured: 24, crowned: true },
  result: {
    winner: 1,
    reason: "left",
    departed: "departed",
    departedOwner: "departedOwner",
    departedName: 37,
  },
  series: { wins: { 1: 20, 2: 21 }, draws: 22 },
  drawOffer: 1,
  takebackOffer: 2,
  clocks: { remainingMs: { 1: 23, 2: 24 }, since: 25 },
  turnClock: { claimableAt: 26, forfeitAt: 27 },
  closesAt: 28,
  rematchAt: 29,
  expiresAt: 30,
  waitsSince: 31,
  boardVersion: 32,
  startsAt: 33,
  abortsAt: 34,
  unlistsAt: 35,
  unlisted: true,
  removedPlayers: [{ owner: "removed", until: 36 }],
};

/** A record with a sound checksum. */
function recordWith(fields: object): string {
  const json = JSON.stringify({ formatVersion: 1, ...ROOM, ...fields });
  return crc32(json).toString(16).padStart(8, "0") + json;
}

test.each([
  ["with every field", ROOM],
  ["with a free seat", { ...ROOM, seats: { 1: undefined, 2: SEAT } }],
  ["without moves", roomOf()],
  ["with two players", joined(roomOf(), "bob")],
])("[G6] a room %s is read as it was written", (_, room) => {
  expect(decodeRecord(encodeRecord(room))).toEqual(room);
});

test("a record names its format and its fields", () => {
  expect(encodeRecord(roomOf())).toContain('{"formatVersion":1,"id":"abcdefgh","options":{');
});

test("every changed letter is seen", () => {
  const record = encodeRecord(joined(roomOf(), "bob"));
  for (let at = 0; at < record.length; at += 1) {
    const letter = String.fromCharCode(record.charCodeAt(at) ^ 1);
    const damaged = record.slice(0, at) + letter + record.slice(at + 1);
    expect(isSound(damaged)).toBe(false);
    expect(() => decodeRecord(damaged)).toThrow(DamagedRoom);
  }
});

test("a record of the test's own making is read", () => {
  expect(decodeRecord(recordWith({}))).toEqual(ROOM);
});

test.each([
  { formatVersion: 2 },
  { options: { ...ROOM.options, pace: "1+0" } },
  { options: { ...ROOM.options, opening: "chosen" } },
  { options: { ...ROOM.options, handicap: true } },
  { teams: 4 },
  { phase: "paused" },
  { version: "7" },
  { seats: { 1: { ...SEAT, ready: 1 } } },
  { seats: { 1: { ...SEAT, owner: undefined } } },
  { seats: { 3: SEAT } },
  { game: { ...ROOM.game, seen: ["16"] } },
])("[O3] a room of a newer version with %o is not played on without it", (fields) => {
  expect(() => decodeRecord(recordWith(fields))).toThrow(DamagedRoom);
});
