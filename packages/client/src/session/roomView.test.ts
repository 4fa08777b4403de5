// The view of the room screen in each state.
import type { RoomState } from "@kingrow/protocol";
import { coordOf, initialPosition } from "@kingrow/rules";
import { fen } from "@kingrow/rules/testing";
import { expect, test } from "vitest";
import { emptyRoom, takeJoined, type RoomData } from "./roomData.ts";
import { seriesView } from "./playersView.ts";
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

/** Black has one man, White two. */
const FEW = fen("B:B1:W6,15");

function joined(state = startedRoom()): RoomData {
  return takeJoined(emptyRoom(ROOM), state, ME);
}

function view(state = startedRoom()): RoomView {
  return roomView(joined(state))!;
}

test("[P13] there is nothing to show before the first state", () => {
  expect(roomView(emptyRoom(ROOM))).toBeUndefined();
});

test("[P7] alone there is no opponent", () => {
  expect(view(aloneRoom())).toMatchObject({
    opponent: undefined,
    me: { color: "white", number: 1 },
  });
});

test("[P7] the players are shown with all that their panels show", () => {
  const playerNames = { [ME]: 3, [THEM]: 4 };
  const shown = joined(endedRoom({ playerNames, playAgainPlayers: [THEM] }));
  const both = { isReady: false, isOnTurn: false };
  expect(roomView(shown)).toMatchObject({
    isStarted: false,
    me: { id: ME, number: 2, color: "black", name: 3, ...both },
    opponent: { id: THEM, number: 1, color: "white", name: 4, ...both },
    overlay: { kind: "result", verdict: "won", reason: "resigned", rematch: "offered" },
  });
  expect(roomView(shown), "several parts of the page use one view").toBe(roomView(shown));
  expect(view().isStarted).toBe(true);
});

test("[P12] a series is shown from the player's side", () => {
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

test("[P24] a premove may be stored only on the opponent's turn of a running game", () => {
  expect(view(startedRoom(initialPosition, {}, 1)).mayPremove).toBe(true);
  for (const state of [startedRoom(), bothRoom(), endedRoom()])
    expect(view(state).mayPremove).toBe(false);
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
  expect(mayStep(joined(), 9, 15)).toBe(false);
  expect(mayStep(joined(startedRoom(initialPosition, {}, 1)), 11, 15)).toBe(false);
});

test("[P8] the rows show captured pieces, and my own capture counts at once", () => {
  const state = startedRoom(FEW, { scores: { [ME]: 10, [THEM]: 11 } });
  expect(view(state)).toMatchObject({ myScore: 10, opponentScore: 11 });
  const step = { moveId: "1", from: 1, to: 10, ackedVersion: undefined };
  const shown = roomView({ ...joined(state), pending: [step] });
  expect(shown).toMatchObject({ myScore: 11, opponentScore: 11 });
});

test("[P8] the score of an opponent who left is computed from the board", () => {
  const base = startedRoom(FEW, { gameStatus: "ended", winner: ME, endReason: "left" });
  const state = {
    ...base,
    players: [ME],
    playerNumbers: { [ME]: 2 },
    scores: { [ME]: 10 },
  } as const;
  expect(view(state)).toMatchObject({ myScore: 10, opponentScore: 11, opponent: undefined });
});

test("[P7] after a game the opponent who left is known by name, and not as an opponent", () => {
  const playerNames = { [ME]: 1, [THEM]: 4 };
  const { opponent, departed } = view(endedRoom({ players: [ME], playerNames }));
  expect([opponent, departed]).toMatchObject([undefined, { id: THEM, name: 4, color: "white" }]);
  expect(view(endedRoom({ playerNames })).departed).toBeUndefined();
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

test("[O5] a takeback request belongs to one player, and needs a move of that player", () => {
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
  const pending = [
    { moveId: "1", from: 1, to: 10, ackedVersion: undefined },
    { moveId: "2", from: 10, to: 19, ackedVersion: undefined },
  ];
  expect(roomView({ ...joined(), pending })?.lastStep).toEqual({ from: 10, to: 19 });
});

test("[R6] only the creator may free the seat of an absent guest before the game", () => {
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

test("[O5] after an opening of three moves White is the first to have moved", () => {
  const ballot = { number: 1, moves: ["9-13", "21-17", "5-9"] };
  const moves = [...ballot.moves, "25-21"];
  const hasMoved = (mine: 1 | 2) =>
    view(startedRoom(initialPosition, { moves, ballot }, mine)).hasMoved;
  expect([hasMoved(1), hasMoved(2)]).toEqual([true, false]);
});

test("[P8] before a game there are no scores, even if the room still shows the last one", () => {
  const scores = { [ME]: 10, [THEM]: 11 };
  const waiting = startedRoom(FEW, { gameStatus: "waiting", scores });
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
