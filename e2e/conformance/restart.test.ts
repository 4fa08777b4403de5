// What survives: a killed server, a stopped server, and the games on it.
import type { RoomState } from "@kingrow/protocol";
import { expect, test } from "vitest";
import {
  createRoom,
  isEnded,
  join,
  movePayload,
  playStep,
  playSteps,
  readyUp,
  seat,
  type Table,
} from "./support/table.ts";
import type { Client } from "../support/client.ts";
import { useTestbed } from "./support/testbed.ts";
import { AS_THE_PAGE, makeKey } from "../support/modes.ts";
import { openPlayer } from "@kingrow/protocol/testing";
import { BEFORE_A_CHAIN, FIRST_JUMP, FIRST_STEP, SECOND_JUMP } from "./support/openings.ts";

const testbed = useTestbed();

interface Keys {
  readonly white: string;
  readonly black: string;
}

async function seatKeyed(keys: Keys): Promise<Table> {
  const white = await testbed.connectWith(AS_THE_PAGE, keys.white);
  return seat(white, await testbed.connectWith(AS_THE_PAGE, keys.black));
}

/** Both players come back with their keys; white first. */
async function comeBack(roomId: string, keys: Keys): Promise<Table & { first: RoomState }> {
  const white = await testbed.connectWith(AS_THE_PAGE, keys.white);
  const { roomState } = await join(white, roomId);
  const black = await testbed.connectWith(AS_THE_PAGE, keys.black);
  await join(black, roomId);
  await white.state((state) => state.players.includes(black.id));
  return { roomId, white, black, first: roomState! };
}

function bySeat(state: RoomState): unknown {
  const { checkerboard, moves, lastMove, forcedCapturePieces, gameStatus } = state;
  const scores = state.players.map((id) => state.scores[id]);
  return { checkerboard, moves, lastMove, forcedCapturePieces, gameStatus, scores };
}

async function latestOf(client: Client, version: number): Promise<RoomState> {
  return client.state((state) => state.version === version);
}

test("[W3] [A2] a server killed in the middle of a chain comes back with the chain", async () => {
  const keys = { white: makeKey(), black: makeKey() };
  const table = await seatKeyed(keys);
  await readyUp(table);
  await playSteps(table, BEFORE_A_CHAIN);
  const jump = { ...movePayload(table.roomId, FIRST_JUMP), moveId: "jump-1" };
  const acked = await table.black.call("movePiece", jump);
  const before = await latestOf(table.white, acked.version!);

  await testbed.restart("SIGKILL");
  const returned = await comeBack(table.roomId, keys);
  const { first, white, black, roomId } = returned;
  expect(bySeat(first)).toEqual(bySeat(before));
  expect(first.version).toBeGreaterThanOrEqual(acked.version!);
  const away = first.players.find((id) => id !== white.id)!;
  const { claimableAt, forfeitAt, connected } = first.presence[away]!;
  expect(connected, "a player who has not returned is away").toBe(false);
  for (const deadline of [claimableAt, forfeitAt])
    expect(deadline! - first.serverTime, "downtime shortens no deadline").toBeGreaterThan(50_000);

  const state = await black.state();
  expect(state.currentPlayerTurn).toBe(black.id);
  expect(state.forcedCapturePieces).toEqual([FIRST_JUMP.to]);
  expect(await black.call("movePiece", jump), "[G6] survives too").toEqual(acked);
  await playStep({ roomId, white, black }, SECOND_JUMP);
  expect((await white.state((s) => s.currentPlayerTurn === white.id)).moves.at(-1)).toBe("8x15x24");
});

test("[W3] a room created, a ready player and an ended game survive a kill", async () => {
  const keys = { white: makeKey(), black: makeKey() };
  const host = await testbed.connectWith(AS_THE_PAGE, keys.white);
  const alone = await createRoom(host, false);
  const waiting = await seatKeyed({ white: makeKey(), black: keys.black });
  await waiting.black.call("playerReady", { roomId: waiting.roomId, isReady: true });
  const ended = await seatKeyed(keys);
  await readyUp(ended);
  await ended.white.call("resign", { roomId: ended.roomId });
  await ended.black.state(isEnded);
  await testbed.restart("SIGKILL");

  const again = await testbed.connectWith(AS_THE_PAGE, keys.white);
  expect((await join(again, alone)).roomState?.playerNumbers).toEqual({ [again.id]: 1 });
  const black = await testbed.connectWith(AS_THE_PAGE, keys.black);
  expect((await join(black, waiting.roomId)).roomState?.readyPlayers).toEqual([black.id]);
  const { roomState } = await join(black, ended.roomId);
  expect(roomState).toMatchObject({ gameStatus: "ended", winner: black.id, endReason: "resigned" });
  await again.call("getAvailableRooms");
  const rooms = await again.rooms();
  const row = { id: alone, playerCount: 1, maxPlayers: 2, status: "Open" };
  expect(rooms).toContainEqual(expect.objectContaining(row));
});

test("[O8] the names of both players survive a kill, also of players who return without one", async () => {
  const keys = { white: makeKey(), black: makeKey() };
  const connectAs = async (playerKey: string, name: number): Promise<Client> => {
    const client = testbed.guest({ transports: ["websocket"], auth: { playerKey, name } });
    await client.heard("connect");
    return client;
  };
  const { roomId } = await seat(await connectAs(keys.white, 31), await connectAs(keys.black, 31));
  await testbed.restart("SIGKILL");
  const { white, black } = await comeBack(roomId, keys);
  // The second of two players with one name gets the next one.
  expect((await white.state()).playerNames).toEqual({ [white.id]: 31, [black.id]: 0 });
});

test("[W3] SIGTERM ends the server with 0 despite silent connections, and games go on after the next start", async () => {
  const keys = { white: makeKey(), black: makeKey() };
  const table = await seatKeyed(keys);
  await readyUp(table);
  await playStep(table, FIRST_STEP);
  const silent = [await openPlayer(testbed.server), await openPlayer(testbed.server)];
  expect(silent).not.toContain(undefined);
  // The first byte of a frame that never ends.
  silent[1]?.write(Buffer.from([0x81]));
  const startedAt = Date.now();
  const exit = await testbed.restart("SIGTERM");
  expect(exit).toMatchObject({ code: 0, signal: null });
  expect(Date.now() - startedAt).toBeLessThan(15_000 + 5_000);
  for (const socket of silent) socket?.destroy();
  const { first } = await comeBack(table.roomId, keys);
  expect(first).toMatchObject({ gameStatus: "started", moves: ["12-16"] });
});
