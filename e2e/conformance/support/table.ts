// Two clients that join a room and play, written from the specification alone.
import { REFUSAL_SENTENCES, type RefusalCode, type RoomState } from "@kingrow/protocol";
import type { Coord } from "@kingrow/rules";
import { expect } from "vitest";
import { placesOf, type WireStep } from "../../support/archive.ts";
import type { Client } from "../../support/client.ts";
import type { Testbed } from "./testbed.ts";
import { AS_THE_PAGE, type Mode } from "../../support/modes.ts";
import type { Answer } from "../../support/shape.ts";

export interface Table {
  readonly roomId: string;
  /** Player 1, who created the room. */
  readonly white: Client;
  /** Player 2, who moves first. */
  readonly black: Client;
}

/** Options of a new room besides being private. */
export type RoomWishes = Readonly<Record<string, string | boolean>>;

/** Creates a room and answers its id. */
export async function createRoom(
  client: Client,
  isPrivate = true,
  wishes: RoomWishes = {},
): Promise<string> {
  const { success, roomId } = await client.call("createRoom", { isPrivate, ...wishes });
  expect(success, "createRoom succeeds").toBe(true);
  return roomId ?? "";
}

export async function join(client: Client, roomId: string): Promise<Answer> {
  const answer = await client.call("joinRoom", { roomId });
  expect(answer, "joinRoom succeeds").toMatchObject({ success: true });
  return answer;
}

/** A new room with both seats taken, each by a new client that has seen its room. */
export async function seatTwo(
  testbed: Testbed,
  mode: Mode = AS_THE_PAGE,
  wishes: RoomWishes = {},
): Promise<Table> {
  const [white, black] = await Promise.all([testbed.connect(mode), testbed.connect(mode)]);
  return seat(white, black, wishes);
}

/** A new room of the first client, with the second at the other seat. */
export async function seat(white: Client, black: Client, wishes: RoomWishes = {}): Promise<Table> {
  const roomId = await createRoom(white, true, wishes);
  await join(white, roomId);
  await join(black, roomId);
  const isFull = (state: RoomState): boolean => state.id === roomId && state.players.length === 2;
  await Promise.all([white.state(isFull), black.state(isFull)]);
  return { roomId, white, black };
}

/** Both ready up; resolves when both see the game running. */
export async function readyUp({ roomId, white, black }: Table): Promise<void> {
  for (const player of [white, black]) {
    const answer = await player.call("playerReady", { roomId, isReady: true });
    expect(answer, "playerReady succeeds").toMatchObject({ success: true });
  }
  await Promise.all([white, black].map((player) => player.state(isStarted)));
}

/** A game at its first move. */
export async function startGame(
  testbed: Testbed,
  mode: Mode = AS_THE_PAGE,
  wishes: RoomWishes = {},
): Promise<Table> {
  const table = await seatTwo(testbed, mode, wishes);
  await readyUp(table);
  return table;
}

/** The answer is a refusal with this code and its sentence in both places (rule W2). */
export function expectRefusal(answer: Answer, code: RefusalCode): void {
  const sentence = REFUSAL_SENTENCES[code];
  expect(answer).toMatchObject({ success: false, code, message: sentence, error: sentence });
}

export function isStarted(state: RoomState): boolean {
  return state.gameStatus === "started";
}

export function isEnded(state: RoomState): boolean {
  return state.gameStatus === "ended";
}

export function movePayload(roomId: string, step: WireStep): Record<string, unknown> {
  return { roomId, ...placesOf(step) };
}

/** Waits until the mover's latest state allows the step, then plays it. */
export async function playStep(table: Table, step: WireStep): Promise<Answer> {
  const mover = step.player === 1 ? table.white : table.black;
  await mover.state((state) => canMoveFrom(state, mover.id, step.from));
  const answer = await mover.call("movePiece", movePayload(table.roomId, step));
  expect(answer, `step ${JSON.stringify(step)}`).toMatchObject({ success: true });
  return answer;
}

export async function playSteps(table: Table, steps: readonly WireStep[]): Promise<void> {
  for (const step of steps) await playStep(table, step);
}

/** Decides as a client of the specification does: by the turn, the piece and the forced pieces. */
function canMoveFrom(state: RoomState, id: string, { row, col }: Coord): boolean {
  const isOwn = state.checkerboard[row]?.[col]?.player === state.playerNumbers[id];
  const forced = state.forcedCapturePieces;
  const isFree = forced.length === 0 || forced.some((at) => at.row === row && at.col === col);
  return state.currentPlayerTurn === id && isOwn && isFree;
}
