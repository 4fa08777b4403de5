// The messages about a player who is away or slow.
import type { GameStatus, Presence } from "@kingrow/protocol";
import { initialPosition } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { absenceView, isClockRunning, opponentAway } from "./absence.ts";
import { emptyRoom, takeJoined, type RoomData } from "./roomData.ts";
import { mayAbort } from "./roomView.ts";
import { aloneRoom, bothRoom, ME, ROOM, startedRoom, THEM } from "../testing/testRooms.ts";

function joined(state = startedRoom()): RoomData {
  return takeJoined(emptyRoom(ROOM), state, ME);
}

const NOW = 10_000_000;
const SECOND = 1_000;

function absence(connected: boolean, claimIn: number, whose = THEM) {
  const times = { claimableAt: NOW + claimIn, forfeitAt: NOW + claimIn + 240 * SECOND };
  const idle = { connected: true, claimableAt: null, forfeitAt: null };
  const presence = { [ME]: idle, [THEM]: idle, [whose]: { connected, ...times } };
  return absenceView(joined(startedRoom(initialPosition, { presence })), NOW);
}

test("[A1] an absent opponent is shown after 5 s, with both deadlines", () => {
  expect(absence(false, 56 * SECOND)).toEqual({ kind: "none" });
  expect(absence(false, 55 * SECOND)).toEqual({
    kind: "opponent-away",
    claimIn: 55 * SECOND,
    endIn: 295 * SECOND,
  });
});

test("[A1] the win can be claimed once its time has come", () => {
  expect(absence(false, -3 * SECOND)).toMatchObject({ kind: "opponent-away", claimIn: 0 });
  expect(absence(false, -300 * SECOND)).toMatchObject({ claimIn: 0, endIn: 0 });
});

test("[A1] a slow opponent is shown in the last ninety seconds", () => {
  expect(absence(true, 91 * SECOND)).toEqual({ kind: "none" });
  expect(absence(true, 90 * SECOND)).toMatchObject({ kind: "opponent-slow" });
});

test("[A1] both sides see the same deadline", () => {
  expect(absence(true, 30 * SECOND, ME)).toMatchObject({ kind: "me-slow", claimIn: 30 * SECOND });
});

describe("[A1] beside a clock", () => {
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const deadlines = { claimableAt: NOW + 50 * SECOND, forfeitAt: NOW + 290 * SECOND };

  /** The player `whose` is away or slow, and the clock of the player on turn ends in 20 s. */
  function timed(whose: string, onTurn: string, connected = false) {
    const presence = { [ME]: there, [THEM]: there, [whose]: { connected, ...deadlines } };
    const clock = (id: string) => ({
      remainingMs: 22 * SECOND,
      since: id === onTurn ? NOW - 2 * SECOND : null,
    });
    const clocks = { [ME]: clock(ME), [THEM]: clock(THEM) };
    return joined(startedRoom(initialPosition, { presence, clocks }));
  }

  test("the end of the opponent's running clock is the end of the game", () => {
    const ends = { claimIn: 50 * SECOND, endIn: 20 * SECOND };
    expect(absenceView(timed(THEM, THEM), NOW)).toEqual({ kind: "opponent-away", ...ends });
    expect(absenceView(timed(THEM, THEM, true), NOW)).toEqual({ kind: "opponent-slow", ...ends });
    expect(opponentAway(timed(THEM, THEM), NOW)).toBe(20 * SECOND);
  });

  test("no win comes by itself if the player's own clock ends before, and a clock that rests ends nothing", () => {
    expect(absenceView(timed(THEM, ME), NOW)).toMatchObject({ endIn: Infinity });
    expect(opponentAway(timed(THEM, ME), NOW)).toBe(50 * SECOND);
  });

  test("the player's own clock is enough if it ends before the claim", () => {
    expect(absenceView(timed(ME, ME, true), NOW)).toEqual({ kind: "none" });
  });
});

describe("a connected opponent", () => {
  const there = { connected: true, claimableAt: null, forfeitAt: null };

  function notReady(
    mine: { readonly isReady: boolean; readonly createdBy?: string },
    isPrivate = false,
  ) {
    const presence = { [ME]: there, [THEM]: { ...there, releasableAt: NOW } };
    const readyPlayers = mine.isReady ? [ME] : [];
    return joined(bothRoom({ presence, readyPlayers, isPrivate, createdBy: mine.createdBy ?? ME }));
  }

  test("[R9] and not ready may be given up by a ready player, in a private room by its creator", () => {
    expect(absenceView(notReady({ isReady: true }), NOW - 1)).toEqual({ kind: "none" });
    expect(absenceView(notReady({ isReady: true }), NOW)).toEqual({ kind: "not-ready" });
    expect(absenceView(notReady({ isReady: false }), NOW)).toEqual({ kind: "none" });
    const guest = notReady({ isReady: true, createdBy: THEM }, true);
    expect(absenceView(guest, NOW)).toEqual({ kind: "none" });
    expect(absenceView(notReady({ isReady: true }, true), NOW)).toEqual({ kind: "not-ready" });
    const second = notReady({ isReady: true, createdBy: THEM });
    expect(absenceView(second, NOW)).toEqual({ kind: "not-ready" });
  });

  test("[P86] and not ready keeps the seat while a player searches, who has another way on", () => {
    const room = notReady({ isReady: true, createdBy: THEM });
    const searching = { ...room, search: { since: NOW, wishes: {} } };
    expect(absenceView(searching, NOW)).toEqual({ kind: "none" });
  });

  test("[G8] and does not begin may be left without loss", () => {
    const presence = { [ME]: there, [THEM]: { ...there, abortableAt: NOW } };
    const data = joined(startedRoom(initialPosition, { presence }));
    expect(mayAbort(data, NOW - 1)).toBe(false);
    expect(mayAbort(data, NOW)).toBe(true);
    expect(absenceView(data, NOW)).toEqual({ kind: "not-begun" });
  });

  test("[G8] waits for a first move that the player sees the time for, unless the own clock ends before", () => {
    const presence = { [ME]: { ...there, abortableAt: NOW }, [THEM]: there };
    const begun = (changes = {}) => joined(startedRoom(initialPosition, { presence, ...changes }));
    expect(absenceView(begun(), NOW - 1)).toEqual({ kind: "none" });
    expect(absenceView(begun(), NOW + 10 * SECOND)).toEqual({
      kind: "me-not-begun",
      endIn: 20 * SECOND,
    });
    const clocks = { [ME]: { remainingMs: 5 * SECOND, since: NOW } };
    expect(absenceView(begun({ clocks }), NOW)).toEqual({ kind: "none" });
    const gone = {
      connected: false,
      claimableAt: NOW + 50 * SECOND,
      forfeitAt: NOW + 290 * SECOND,
    };
    const away = { presence: { ...presence, [THEM]: gone } };
    expect(absenceView(begun(away), NOW - 5 * SECOND)).toEqual({
      kind: "me-not-begun",
      endIn: 35 * SECOND,
    });
    const goneAt = { ...begun(away), opponentGoneAt: NOW - 10 * SECOND };
    expect(opponentAway(goneAt, NOW - 5 * SECOND)).toBe(0);
  });
});

test("[R6] before and after a game an absent opponent is shown after 5 s, with the time the seat is kept", () => {
  const gone = (seatKeptUntil?: number) => {
    const times = { connected: false, claimableAt: null, forfeitAt: null };
    const presence = { [THEM]: seatKeptUntil === undefined ? times : { ...times, seatKeptUntil } };
    return joined(bothRoom({ presence, serverTime: NOW }));
  };
  expect(absenceView(gone(), NOW + 4 * SECOND)).toEqual({ kind: "none" });
  expect(absenceView(gone(), NOW + 5 * SECOND)).toEqual({
    kind: "disconnected",
    freeIn: undefined,
  });
  expect(absenceView(gone(NOW + 60 * SECOND), NOW + 5 * SECOND)).toEqual({
    kind: "disconnected",
    freeIn: 55 * SECOND,
  });
  expect(absenceView(gone(NOW + 60 * SECOND), NOW + 61 * SECOND)).toMatchObject({ freeIn: 0 });
});

describe("an absent guest before a private game", () => {
  const gone = { connected: false, claimableAt: null, forfeitAt: null };
  const presence = { [THEM]: { ...gone, seatKeptUntil: NOW + 1_800 * SECOND } };
  const room = (createdBy: string, isPrivate = true, gameStatus: GameStatus = "waiting") =>
    joined(bothRoom({ presence, serverTime: NOW, isPrivate, createdBy, gameStatus }));

  test("[R6] the creator sees that a newcomer may take the seat, once that is so", () => {
    expect(absenceView(room(ME), NOW + 10 * SECOND - 1)).toEqual({ kind: "none" });
    expect(absenceView(room(ME), NOW + 10 * SECOND)).toEqual({
      kind: "disconnected",
      freeIn: undefined,
    });
  });

  test("[P7] is marked as away at once, with no time", () => {
    expect(opponentAway(room(ME), NOW)).toBe(0);
    expect(opponentAway(room(ME), NOW + 10 * SECOND)).toBe(0);
  });

  test("[R6] other players, and the creator after the game, see after 5 s how long the seat is kept", () => {
    const kept = { kind: "disconnected", freeIn: 1_795 * SECOND };
    expect(absenceView(room(ME, true, "ended"), NOW + 5 * SECOND)).toEqual(kept);
    expect(absenceView(room(THEM), NOW + 5 * SECOND)).toEqual(kept);
    expect(absenceView(room(ME, false), NOW + 5 * SECOND)).toEqual(kept);
  });
});

test("there is no absence in a room without an opponent, or without a state", () => {
  expect(absenceView(joined(aloneRoom()), NOW)).toEqual({ kind: "none" });
  expect(absenceView(emptyRoom(ROOM), NOW)).toEqual({ kind: "none" });
});

test("[A1] the waiting time for an absent opponent is known at once, and undefined while the opponent is connected", () => {
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const inGame = (theirs: Presence) =>
    opponentAway(
      joined(startedRoom(initialPosition, { presence: { [ME]: there, [THEM]: theirs } })),
      NOW,
    );
  const times = { claimableAt: NOW + 30 * SECOND, forfeitAt: NOW + 270 * SECOND };
  expect(inGame({ connected: false, ...times })).toBe(30 * SECOND);
  expect(inGame({ connected: true, ...times })).toBeUndefined();
  expect(inGame({ ...there, connected: false })).toBeUndefined();
  expect(inGame(there)).toBeUndefined();
  expect(opponentAway(emptyRoom(ROOM), NOW)).toBeUndefined();
});

test("[R6] beside a game a lost opponent is known at once, and then for how long the seat is kept", () => {
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const beside = (theirs: Presence) =>
    joined(bothRoom({ presence: { [ME]: there, [THEM]: theirs }, serverTime: NOW }));
  const gone = { ...there, connected: false };
  expect(opponentAway(beside(there), NOW + 9 * SECOND)).toBeUndefined();
  expect(opponentAway(beside(gone), NOW)).toBe(0);
  expect(opponentAway(beside(gone), NOW + 9 * SECOND)).toBe(0);
  const kept = beside({ ...gone, seatKeptUntil: NOW + 60 * SECOND });
  expect(opponentAway(kept, NOW + 9 * SECOND)).toBe(51 * SECOND);
});

test.each<Partial<Presence>>([
  { connected: false },
  { claimableAt: NOW },
  { releasableAt: NOW },
  { abortableAt: NOW },
])("a countdown is shown while a player has %o", (waiting) => {
  const present = { connected: true, claimableAt: null, forfeitAt: null };
  const showsCountdown = (their: Presence): boolean => {
    const presence = { [ME]: present, [THEM]: their };
    return isClockRunning(joined(startedRoom(initialPosition, { presence })));
  };
  expect(showsCountdown(present)).toBe(false);
  expect(showsCountdown({ ...present, ...waiting })).toBe(true);
  expect(isClockRunning(emptyRoom(ROOM))).toBe(false);
});
