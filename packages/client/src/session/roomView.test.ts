// What the room screen shows in each state.
import type { Presence, RoomState } from "@kingrow/protocol";
import { coordOf, initialPosition, parseFen } from "@kingrow/rules";
import { expect, test } from "vitest";
import { absenceView, opponentAway } from "./absence.ts";
import { emptyRoom, takeJoined, type RoomData } from "./roomData.ts";
import { seriesView } from "./seriesView.ts";
import { mayStep, roomView, type RoomView } from "./roomView.ts";
import {
  aloneRoom,
  bothRoom,
  endedRoom,
  ME,
  ROOM,
  startedRoom,
  THEM,
} from "../testing/testRooms.ts";

function joined(state = startedRoom()): RoomData {
  return takeJoined(emptyRoom(ROOM), state, ME);
}

function view(state = startedRoom()): RoomView {
  return roomView(joined(state))!;
}

test("[P14] there is nothing to show before the first state", () => {
  expect(roomView(emptyRoom(ROOM))).toBeUndefined();
});

test("[P7] alone there is no opponent", () => {
  expect(view(aloneRoom())).toMatchObject({
    opponent: undefined,
    me: { color: "white", number: 1 },
  });
});

test("[P12] a series is told from the person's side", () => {
  expect(seriesView(joined(endedRoom()))).toBeUndefined();
  const series = { wins: { [ME]: 2, [THEM]: 1 }, draws: 3 };
  expect(seriesView(joined(endedRoom({ series })))).toEqual({ mine: 2, theirs: 1, draws: 3 });
});

test("[P7] the opponent has a color and is ready or not", () => {
  expect(view(bothRoom()).opponent).toMatchObject({ color: "white", isReady: false });
  expect(view(bothRoom({ readyPlayers: [THEM] })).opponent).toMatchObject({ isReady: true });
});

test("[P11] before the game the ready overlay follows my own readiness", () => {
  expect(view(bothRoom()).overlay).toEqual({ kind: "ready", isReady: false });
  expect(view(bothRoom({ readyPlayers: [ME] })).overlay).toEqual({ kind: "ready", isReady: true });
  expect(view(startedRoom()).overlay).toEqual({ kind: "none" });
});

test("[P16] the board takes input only on my turn of a running game", () => {
  expect(view().mayMove).toBe(true);
  expect(view(startedRoom(initialPosition, {}, 1)).mayMove).toBe(false);
  expect(view(bothRoom()).mayMove).toBe(false);
  expect(view(endedRoom()).mayMove).toBe(false);
});

test("[P16] the end of my own step ends my input at once", () => {
  const step = { moveId: "1", from: 11, to: 15, ackedVersion: undefined };
  const shown = roomView({ ...joined(), pending: [step] })!;
  expect(shown.mayMove).toBe(false);
  expect(shown.opponent?.isOnTurn).toBe(true);
  expect(shown.lastStep).toEqual({ from: 11, to: 15 });
});

test("[P18] only a legal step on my turn may be played", () => {
  expect(mayStep(joined(), 11, 15)).toBe(true);
  expect(mayStep(joined(), 11, 18)).toBe(false);
  expect(mayStep(joined(startedRoom(initialPosition, {}, 1)), 11, 15)).toBe(false);
});

test("[P8] the rows show captured pieces, and my own capture counts at once", () => {
  const parsed = parseFen("B:B1:W6,15");
  if (!parsed.ok) throw new Error("bad FEN");
  const state = startedRoom(parsed.value, { scores: { [ME]: 10, [THEM]: 11 } });
  expect(view(state)).toMatchObject({ myScore: 10, opponentScore: 11 });
  const step = { moveId: "1", from: 1, to: 10, ackedVersion: undefined };
  const shown = roomView({ ...joined(state), pending: [step] });
  expect(shown).toMatchObject({ myScore: 11, opponentScore: 11 });
});

test("[P8] the score of an opponent who left is read off the board", () => {
  const parsed = parseFen("B:B1:W6,15");
  if (!parsed.ok) throw new Error("bad FEN");
  const base = startedRoom(parsed.value, { gameStatus: "ended", winner: ME, endReason: "left" });
  const state = {
    ...base,
    players: [ME],
    playerNumbers: { [ME]: 2 },
    scores: { [ME]: 10 },
  } as const;
  expect(view(state)).toMatchObject({ myScore: 10, opponentScore: 11, opponent: undefined });
});

test("[P12] the result is won, lost or a draw with its reason", () => {
  expect(view(endedRoom()).overlay).toMatchObject({ verdict: "won", reason: "resigned" });
  expect(view(endedRoom({ winner: THEM })).overlay).toMatchObject({ verdict: "lost" });
  const draw = endedRoom({ winner: null, endReason: "repetition" });
  expect(view(draw).overlay).toMatchObject({ verdict: "draw", reason: "repetition" });
});

function stage(...playAgainPlayers: string[]) {
  return view(endedRoom({ playAgainPlayers })).overlay;
}

test("[P12] the agreement on another game has four stages", () => {
  expect(stage()).toMatchObject({ rematch: "open" });
  expect(stage(ME)).toMatchObject({ rematch: "asked" });
  expect(stage(THEM)).toMatchObject({ rematch: "offered" });
  expect(stage(ME, THEM)).toMatchObject({ rematch: "agreed" });
});

test("[G5] a draw offer is mine or theirs", () => {
  expect(view().drawOffer).toBe("none");
  expect(view(startedRoom(initialPosition, { drawOfferedBy: ME })).drawOffer).toBe("mine");
  expect(view(startedRoom(initialPosition, { drawOfferedBy: THEM })).drawOffer).toBe("theirs");
});

test("[O5] a wish to take back is mine or theirs, and needs a move of one's own", () => {
  const wish = (takebackOfferedBy: string) =>
    view(startedRoom(initialPosition, { takebackOfferedBy })).takebackOffer;
  expect([wish(ME), wish(THEM)]).toEqual(["mine", "theirs"]);
  const hasMoved = (moves: readonly string[], ballot: RoomState["ballot"] = null) =>
    view(startedRoom(initialPosition, { moves, ballot })).hasMoved;
  expect([hasMoved([]), hasMoved(["11-15"])]).toEqual([false, view().me?.color === "black"]);
  const ballot = { number: 1, moves: ["9-13", "21-17", "5-9"] };
  expect(hasMoved(ballot.moves, ballot)).toBe(false);
  expect(hasMoved([...ballot.moves, "25-21", "9-14"], ballot)).toBe(true);
});

test("the latest step is marked", () => {
  const lastMove = {
    player: 1,
    from: coordOf(22),
    to: coordOf(18),
    captured: null,
    crowned: false,
  } as const;
  expect(view(startedRoom(initialPosition, { lastMove })).lastStep).toEqual({ from: 22, to: 18 });
});

const NOW = 10_000_000;
const SECOND = 1_000;

function absence(connected: boolean, claimIn: number, whose = THEM) {
  const times = { claimableAt: NOW + claimIn, forfeitAt: NOW + claimIn + 240 * SECOND };
  const idle = { connected: true, claimableAt: null, forfeitAt: null };
  const presence = { [ME]: idle, [THEM]: idle, [whose]: { connected, ...times } };
  return absenceView(joined(startedRoom(initialPosition, { presence })), NOW);
}

test("[A1] an opponent away is told after 5 s, with both deadlines", () => {
  expect(absence(false, 56 * SECOND)).toEqual({ kind: "none" });
  expect(absence(false, 55 * SECOND)).toEqual({
    kind: "opponent-away",
    claimIn: 55 * SECOND,
    endIn: 295 * SECOND,
  });
});

test("[A1] the win can be claimed once its time has come", () => {
  expect(absence(false, -3 * SECOND)).toMatchObject({ kind: "opponent-away", claimIn: 0 });
});

test("[A1] a slow opponent is told of in the last ninety seconds", () => {
  expect(absence(true, 91 * SECOND)).toEqual({ kind: "none" });
  expect(absence(true, 90 * SECOND)).toMatchObject({ kind: "opponent-slow" });
});

test("[A1] both sides see the same deadline", () => {
  expect(absence(true, 30 * SECOND, ME)).toMatchObject({ kind: "me-slow", claimIn: 30 * SECOND });
});

test("[R6] before and after a game a lost opponent is told of after 5 s, with the time the seat is kept", () => {
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
});

test("nobody is away in a room without an opponent, or without a state", () => {
  expect(absenceView(joined(aloneRoom()), NOW)).toEqual({ kind: "none" });
  expect(absenceView(emptyRoom(ROOM), NOW)).toEqual({ kind: "none" });
});

test("[R6] who opened a room may free the seat of a guest who is away before the game, and nobody else", () => {
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const away = { ...there, connected: false };
  const mayRelease = (
    changes: Partial<RoomState>,
    [mine, theirs] = [there, away],
    createdBy: string | null = ME,
  ) =>
    view(bothRoom({ createdBy, presence: { [ME]: mine, [THEM]: theirs }, ...changes }))
      .mayReleaseSeat;
  expect(mayRelease({})).toBe(true);
  expect(mayRelease({}, [there, there])).toBe(false);
  expect(mayRelease({}, [away, there])).toBe(false);
  expect(mayRelease({}, [there, away], THEM)).toBe(false);
  expect(mayRelease({ gameStatus: "started" })).toBe(false);
  expect(mayRelease({ presence: { [ME]: there } })).toBe(false);
});

test("[A1] how long an opponent who is away is waited for is known at once, and while they are there nothing", () => {
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

test("[O5] after an opening of three moves White is the first to have moved", () => {
  const ballot = { number: 1, moves: ["9-13", "21-17", "5-9"] };
  const moves = [...ballot.moves, "25-21"];
  const hasMoved = (mine: 1 | 2) =>
    view(startedRoom(initialPosition, { moves, ballot }, mine)).hasMoved;
  expect([hasMoved(1), hasMoved(2)]).toEqual([true, false]);
});

test("[P8] before a game nothing counts, whatever board the room still shows", () => {
  const parsed = parseFen("B:B1:W6,15");
  if (!parsed.ok) throw new Error("bad FEN");
  const waiting = startedRoom(parsed.value, { gameStatus: "waiting" });
  expect(view(waiting)).toMatchObject({ myScore: 0, opponentScore: 0 });
});

test("[P8] of what was captured the server's count is shown", () => {
  const counted = startedRoom(initialPosition, { scores: { [ME]: 3, [THEM]: 2 } });
  expect(view(counted)).toMatchObject({ myScore: 3, opponentScore: 2 });
});

test("[P25] a move that waits to be confirmed is known by its squares", () => {
  const chosen = [{ from: 11, to: 15 }];
  expect(roomView({ ...joined(), chosen })?.choice?.path).toEqual([11, 15]);
});
