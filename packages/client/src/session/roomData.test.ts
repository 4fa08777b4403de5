// How snapshots and the person's own steps come together.
import type { RoomState } from "@kingrow/protocol";
import { coordOf, initialPosition, type Position } from "@kingrow/rules";
import { fen } from "@kingrow/rules/testing";
import { expect, test } from "vitest";
import {
  emptyRoom,
  noticeOf,
  positionShown,
  takeJoined,
  takePushed,
  type RoomData,
} from "./roomData.ts";
import {
  aloneRoom,
  bothRoom,
  endedRoom,
  ME,
  ROOM,
  startedRoom,
  THEM,
} from "../testing/testRooms.ts";
import { after } from "../testing/visit.ts";

function afterAll(position: Position, ...steps: readonly (readonly [number, number])[]): Position {
  return steps.reduce((current, [from, to]) => after(current, from, to), position);
}

function pendingStep(from: number, to: number, ackedVersion?: number) {
  return { moveId: `${from}-${to}`, from, to, ackedVersion };
}

function joined(state = startedRoom()): RoomData {
  return takeJoined(emptyRoom(ROOM), state, ME);
}

const opening = afterAll(initialPosition, [11, 15]);

test("[W5] a pushed state counts only if it is newer", () => {
  const data = joined(startedRoom(initialPosition, { version: 7 }));
  expect(takePushed(data, startedRoom(opening, { version: 7 }))).toBe(data);
  expect(takePushed(data, startedRoom(opening, { version: 6 }))).toBe(data);
  expect(takePushed(data, startedRoom(opening, { version: 8 })).state?.version).toBe(8);
});

test("[W5] the answer to the player's own join replaces any state", () => {
  const data = joined(startedRoom(initialPosition, { version: 7 }));
  expect(takeJoined(data, startedRoom(opening, { version: 3 }), "new").state?.version).toBe(3);
});

test("a notice is cleared when its game ends, because a call without an answer may have been carried out", () => {
  const failure = { code: "NO_ANSWER", sentence: undefined, roomState: undefined } as const;
  const data = { ...joined(startedRoom()), notice: noticeOf("resign", failure) };
  expect(takePushed(data, startedRoom(opening, { version: 8 })).notice).toBe(data.notice);
  expect(takePushed(data, endedRoom()).notice).toBeUndefined();
  expect(takeJoined(data, endedRoom(), ME).notice).toBeUndefined();
});

test("[P24] a dropped premove and missed moves are not reported beyond their game", () => {
  const news: Partial<RoomData> = { droppedPremove: [22, 18], missed: ["11-15"] };
  const data = { ...joined(startedRoom()), ...news };
  expect(takePushed(data, startedRoom(opening, { version: 8 }))).toMatchObject(news);
  const ended = takePushed(data, endedRoom());
  expect([ended.droppedPremove, ended.missed]).toEqual([undefined, []]);
});

test("[R6] an opponent is gone since the first state that shows it", () => {
  const presence = { [THEM]: { connected: false, claimableAt: null, forfeitAt: null } };
  const away = (version: number) =>
    startedRoom(initialPosition, { version, serverTime: version * 1_000, presence });
  const data = takePushed(takePushed(joined(), away(5)), away(9));
  expect(data.opponentGoneAt).toBe(5_000);
  expect(takePushed(data, startedRoom(initialPosition, { version: 10 })).opponentGoneAt).toBe(
    undefined,
  );
});

test("a call without an answer is reported until a state shows that it was carried out", () => {
  const lost = { code: "NO_ANSWER", sentence: undefined, roomState: undefined } as const;
  const data = { ...joined(bothRoom()), notice: noticeOf("playerReady", lost) };
  expect(takePushed(data, bothRoom({ version: 3 })).notice).toEqual(data.notice);
  expect(takePushed(data, bothRoom({ version: 3, readyPlayers: [ME] })).notice).toBeUndefined();
});

test("the own step shows at once", () => {
  const data = { ...joined(), pending: [pendingStep(11, 15)] };
  expect(positionShown(data)).toEqual(opening);
});

test("of two steps of one piece the own one shows", () => {
  const data = { ...joined(), pending: [pendingStep(11, 16)] };
  expect(positionShown(data)).toEqual(afterAll(initialPosition, [11, 16]));
});

test("a newer state without the step leaves it pending", () => {
  const data = { ...joined(), pending: [pendingStep(11, 15)] };
  const next = takePushed(data, startedRoom(initialPosition, { version: 5 }));
  expect(next.pending).toHaveLength(1);
  expect(positionShown(next)).toEqual(opening);
});

test("a state with the step confirms it", () => {
  const data = { ...joined(), pending: [pendingStep(11, 15)] };
  const next = takePushed(data, startedRoom(opening, { version: 5 }));
  expect(next.pending).toEqual([]);
  expect(positionShown(next)).toEqual(opening);
});

test("a state with the step and the opponent's answer confirms it too", () => {
  const data = { ...joined(), pending: [pendingStep(11, 15, 5)] };
  const answered = afterAll(opening, [22, 18]);
  const next = takePushed(data, startedRoom(answered, { version: 6 }));
  expect(next.pending).toEqual([]);
  expect(positionShown(next)).toEqual(answered);
});

test("in a chain the first jump is confirmed and the second stays pending", () => {
  const start = fen("B:B1:W6,15");
  const data = {
    ...joined(startedRoom(start)),
    pending: [pendingStep(1, 10), pendingStep(10, 19)],
  };
  const lastMove = {
    player: 2,
    from: coordOf(1),
    to: coordOf(10),
    captured: coordOf(6),
    crowned: false,
  } as const;
  const mid = afterAll(start, [1, 10]);
  const next = takePushed(data, startedRoom(mid, { version: 5, lastMove }));
  expect(next.pending.map(({ from }) => from)).toEqual([10]);
});

test("[O5] a step that was played and taken back meanwhile is not shown any more", () => {
  const data = { ...joined(), pending: [pendingStep(11, 15, 7)] };
  expect(takePushed(data, startedRoom(initialPosition, { version: 7 })).pending).toEqual([]);
});

test("a state with another step takes the step back", () => {
  const data = { ...joined(), pending: [pendingStep(11, 15)] };
  const other = afterAll(initialPosition, [12, 16]);
  const next = takePushed(data, startedRoom(other, { version: 5 }));
  expect(next.pending).toEqual([]);
  expect(positionShown(next)).toEqual(other);
});

test("the end of the game takes pending steps back", () => {
  const data = { ...joined(), pending: [pendingStep(11, 15)] };
  const ended = startedRoom(initialPosition, { version: 5, gameStatus: "ended" });
  expect(takePushed(data, ended).pending).toEqual([]);
});

test("[O4] of a game that began meanwhile the moves of its drawn opening were not missed", () => {
  const ballot = { number: 7, moves: ["11-15", "22-18", "15x22"] };
  const data = joined(startedRoom(initialPosition, { moves: [], gameStatus: "waiting" }));
  const moves = [...ballot.moves, "25x18"];
  const back = takeJoined(data, startedRoom(opening, { moves, ballot, version: 9 }), ME);
  expect(back.missed).toEqual(["25x18"]);
});

test("a returning player sees the moves made meanwhile", () => {
  const data = joined(startedRoom(initialPosition, { moves: ["11-15"] }));
  const back = takeJoined(
    data,
    startedRoom(opening, { moves: ["11-15", "22-18"], version: 9 }),
    ME,
  );
  expect(back.missed).toEqual(["22-18"]);
  const rematch = takeJoined(data, startedRoom(initialPosition, { moves: [], version: 20 }), ME);
  expect(rematch.missed).toEqual([]);
});

test("the own move whose answer got lost was not missed", () => {
  const known = joined(startedRoom(initialPosition, { moves: [] }));
  const data = { ...known, pending: [pendingStep(11, 15)] };
  const state = startedRoom(opening, { moves: ["11-15"], version: 9 });
  expect(takeJoined(data, state, ME).missed).toEqual([]);
  const answered = startedRoom(afterAll(opening, [22, 18]), {
    moves: ["11-15", "22-18"],
    version: 10,
  });
  expect(takeJoined(data, answered, ME).missed, "the answer to it was").toEqual(["22-18"]);
});

test("[P13] a seat clears the error that fills the screen, a pushed state alone does not", () => {
  const data = {
    ...joined(),
    failure: { call: "joinRoom", code: "ROOM_FULL", sentence: undefined, homeAt: 1 } as const,
  };
  const state = startedRoom(opening, { version: 9 });
  expect(takePushed(data, state).failure).toEqual(data.failure);
  expect(takeJoined(data, state, ME).failure).toBeUndefined();
});

test("the moves of another game do not count as missed", () => {
  const data = joined(startedRoom(initialPosition, { moves: ["11-15"] }));
  const moves = ["12-16", "24-20"];
  expect(takeJoined(data, startedRoom(opening, { moves, version: 20 }), ME).missed).toEqual([]);
});

test("[P11] an opponent who left is remembered until the next one comes, and a new connection is nobody's leaving", () => {
  const both = joined(bothRoom({ playerNames: { [ME]: 0, [THEM]: 5 } }, 1));
  const back = takeJoined(both, rejoined(bothRoom({ version: 3 }, 1)), "new");
  expect(back.left).toBeUndefined();
  const alone = takePushed(both, aloneRoom({ version: 4 }));
  expect(alone.left).toEqual({ name: 5 });
  const again = takeJoined(alone, rejoined(aloneRoom({ version: 5 })), "new");
  expect(again.left).toEqual({ name: 5 });
  expect(takePushed(alone, bothRoom({ version: 6 }, 1)).left).toBeUndefined();
});

/** The same room once the player has the connection `new`. */
function rejoined(state: RoomState): RoomState {
  return JSON.parse(JSON.stringify(state).replaceAll(`"${ME}"`, '"new"'));
}
