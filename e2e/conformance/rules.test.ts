// The finer rules of the game over the wire: crowning, draws, repeated and stale moves.
import type { RoomState } from "@kingrow/protocol";
import { expect, test } from "vitest";
import { ARCHIVED, readArchivedGame } from "../support/archive.ts";
import { useTestbed } from "./support/testbed.ts";
import {
  BEFORE_A_CHAIN,
  FIRST_JUMP,
  FIRST_STEP,
  SECOND_JUMP,
  WHITE_REPLY,
} from "./support/openings.ts";
import { follow, onTheWire, QUIET_KINGS, REPEATING_KINGS } from "./support/playout.ts";
import { expectRefusal } from "./support/refused.ts";
import {
  isEnded,
  movePayload,
  playStep,
  playSteps,
  startGame,
  type Table,
  tryStep,
} from "./support/table.ts";

const testbed = useTestbed();

async function expectDraw({ white, black }: Table, endReason: string): Promise<RoomState> {
  for (const player of [white, black]) {
    const state = await player.state(isEnded);
    expect(state).toMatchObject({ winner: null, endReason, currentPlayerTurn: null });
  }
  return white.state(isEnded);
}

test("[G1] a man that is crowned in the middle of a capture ends its turn there", async () => {
  const { moves } = readArchivedGame(ARCHIVED.crownedInCapture);
  const line = follow(moves.slice(0, ARCHIVED.crowningMove + 1));
  const [last, ...earlier] = onTheWire(line).toReversed();
  const table = await startGame(testbed);
  await playSteps(table, earlier.toReversed());
  await playStep(table, last!);
  const opponent = last!.player === 1 ? table.black : table.white;
  const state = await opponent.state((s) => s.currentPlayerTurn === opponent.id);
  expect(state.lastMove).toMatchObject({ player: last!.player, to: last!.to, crowned: true });
  expect(state.lastMove?.captured).not.toBeNull();
  const { row, col } = last!.to;
  expect(state.checkerboard[row]?.[col]).toEqual({ player: last!.player, type: "king" });
});

test("[G3] while a chain goes on the turn stays and the landing square alone is forced", async () => {
  const table = await startGame(testbed);
  await playSteps(table, BEFORE_A_CHAIN);
  const { version } = await playStep(table, FIRST_JUMP);
  for (const player of [table.white, table.black]) {
    const state = await player.state((s) => s.version === version);
    expect(state.currentPlayerTurn).toBe(table.black.id);
    expect(state.forcedCapturePieces).toEqual([FIRST_JUMP.to]);
    expect(state.scores).toEqual({ [table.white.id]: 1, [table.black.id]: 1 });
    expect(state.moves, "whole turns only").toHaveLength(6);
  }
  await playStep(table, SECOND_JUMP);
  const state = await table.white.state((s) => s.currentPlayerTurn === table.white.id);
  expect(state.moves.at(-1)).toBe("8x15x24");
  expect(state.scores).toEqual({ [table.white.id]: 1, [table.black.id]: 2 });
});

test("[G4] the third time of the same position is a draw", async () => {
  const { game, moves } = ARCHIVED.beforeKingsRepeat;
  const line = follow(readArchivedGame(game).moves.slice(0, moves), REPEATING_KINGS);
  const table = await startGame(testbed);
  await playSteps(table, onTheWire(line));
  const { drawProgress } = await expectDraw(table, "repetition");
  expect(drawProgress.repetitions).toBe(3);
  const more = await tryStep(table, onTheWire(line).at(-1)!);
  expectRefusal(more, "GAME_OVER");
});

test("[G4] 80 plies without a capture or a man's advance are a draw", async () => {
  const { game, moves } = ARCHIVED.beforeQuietKings;
  const line = follow(readArchivedGame(game).moves.slice(0, moves), QUIET_KINGS);
  const table = await startGame(testbed);
  await playSteps(table, onTheWire(line));
  const { drawProgress } = await expectDraw(table, "quiet");
  expect(drawProgress.quietPlies).toBe(80);
});

test("[G6] a moveId that was answered gets the same answer and changes nothing", async () => {
  const table = await startGame(testbed);
  const { roomId, white, black } = table;
  const move = { ...movePayload(roomId, FIRST_STEP), moveId: "move-1" };
  const first = await black.call("movePiece", move);
  const again = await Promise.all([1, 2, 3].map(() => black.call("movePiece", move)));
  expect(again).toEqual([first, first, first]);
  await playStep(table, WHITE_REPLY);
  expect(await black.call("movePiece", move), "even when the game has moved on").toEqual(first);
  await Promise.all([white.caughtUp(), black.caughtUp()]);
  expect(await white.state()).toMatchObject({ moves: ["12-16", "22-18"] });
});

test("[G6] a refused moveId may be used again for a legal move", async () => {
  const { roomId, black } = await startGame(testbed);
  const illegal = { ...movePayload(roomId, FIRST_STEP), toRow: 3, moveId: "move-3" };
  expectRefusal(await black.call("movePiece", illegal), "ILLEGAL_MOVE");
  const legal = { ...movePayload(roomId, FIRST_STEP), moveId: "move-3" };
  expect(await black.call("movePiece", legal)).toMatchObject({ success: true });
});

test("[G7] who leaves while a new game is about to start is not missed by the server", async () => {
  const { roomId, white, black } = await startGame(testbed);
  await white.call("resign", { roomId });
  for (const player of [black, white]) await player.call("playAgain", { roomId });
  await black.call("leaveRoom", { roomId });
  await white.heard("playerLeft");
  await white.caughtUp();
  expect((await white.state()).players).toEqual([white.id]);
});
