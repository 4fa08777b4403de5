import { startGame } from "@kingrow/rules";
import { expect, test } from "vitest";
import type { Room } from "../state/room.ts";
import { type RoomList, roomFromList, roomToList } from "./roomList.ts";
import type { Seat } from "../state/seat.ts";
import { annsRoom, fullRoom, startedRoom } from "../testing/rooms.ts";

/** Every field has a value, and no two but flags the same one. */
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
  answeredMoves: " white-1=5",
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
    position: { ...position, black: 10, white: 11, kings: 12, jumper: 13 },
    moves: ["11-15"],
    path: [14],
    quietPlies: 15,
    seen: [16, 17, 18],
    outcome: { winner: "black", reason: "no-moves" },
  },
  lastStep: { player: 2, from: 19, to: 28, captured: 24, crowned: true },
  result: { winner: 1, reason: "left", departed: "departed" },
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

function read(text: string, room: Room): Room {
  const list: RoomList = JSON.parse(text);
  return roomFromList(list, [
    room.seats[1]?.answeredMoves ?? "",
    room.seats[2]?.answeredMoves ?? "",
  ]);
}

test.each([
  ["with every field", ROOM],
  ["with a free seat", { ...ROOM, seats: { 1: undefined, 2: ROOM.seats[2] } }],
  ["that waits", annsRoom()],
  ["that is full", fullRoom(true)],
  ["with a game", startedRoom()],
])("a room %s is read from its list as it was", (_, room) => {
  expect(read(JSON.stringify(roomToList(room)), room)).toEqual(room);
});

/** As it lies in the file: with other places rooms of before would be read as something else. */
const SEAT_IN_FILE =
  '"socket","run of the seat","address",true,40,false,true,false,true,false,' +
  '{"claimableAt":1,"forfeitAt":2},3,4,false,true,5,6,{"gameMs":7,"moveMs":8},9]';
const IN_FILE =
  '["room",{"visibility":"private","pace":"3+2","opening":"ballot","watchable":true},' +
  '"creator","from","request",5,6,7,"run",' +
  `["owner",${SEAT_IN_FILE},["other",${SEAT_IN_FILE},"ended",` +
  '{"place":8,"isReturn":true,"chance":9},' +
  '[10,11,12,"black",13,["11-15"],[14],15,[16,17,18],{"winner":"black","reason":"no-moves"}],' +
  '{"player":2,"from":19,"to":28,"captured":24,"crowned":true},' +
  '{"winner":1,"reason":"left","departed":"departed"},{"wins":{"1":20,"2":21},"draws":22},1,2,' +
  '{"remainingMs":{"1":23,"2":24},"since":25},{"claimableAt":26,"forfeitAt":27},28,29,30,31,32,' +
  '33,34,35,true,[{"owner":"removed","until":36}]]';

test("places are for ever", () => {
  expect(JSON.stringify(roomToList(ROOM))).toBe(IN_FILE);
  expect(read(IN_FILE, ROOM)).toEqual(ROOM);
});

test("a room stored before it had a place in the queue waits since it was opened", () => {
  const list = JSON.parse(JSON.stringify(roomToList(fullRoom()).slice(0, 24)));
  expect(read(JSON.stringify(list), fullRoom())).toMatchObject({
    waitsSince: fullRoom().createdAt,
    boardVersion: fullRoom().version,
    startsAt: undefined,
    removedPlayers: undefined,
  });
});

test.each([
  "connected",
  "isSpared",
  "ready",
  "wantsRematch",
  "hasOfferedDraw",
  "hasOfferedTakeback",
  "matched",
  "readyByMatch",
] as const)("a seat's flag %s is not taken for another", (flag) => {
  const none = {
    connected: false,
    isSpared: false,
    ready: false,
    wantsRematch: false,
    hasOfferedDraw: false,
    hasOfferedTakeback: false,
    matched: false,
    readyByMatch: false,
  };
  const room = { ...ROOM, seats: { ...ROOM.seats, 1: { ...SEAT, ...none, [flag]: true } } };
  expect(read(JSON.stringify(roomToList(room)), room)).toEqual(room);
});

test("[G6] what the seats were answered for is not in the list", () => {
  expect(JSON.stringify(roomToList(ROOM))).not.toMatch(/white-1|black-1/);
});

test("an option that is younger than the list is read as if nobody had said it", () => {
  const [id, , ...others] = roomToList(ROOM);
  const older = JSON.stringify([id, { visibility: "public" }, ...others]);
  expect(read(older, ROOM).options).toEqual({
    visibility: "public",
    pace: "none",
    opening: "free",
    watchable: true,
  });
});
