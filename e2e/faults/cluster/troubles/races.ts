// Many sockets on all nodes race for the two seats of a room.
import { io, type Socket } from "socket.io-client";
import { expect } from "vitest";
import type { Answer } from "../../../conformance/support/shape.ts";
import { makeKey } from "../../../support/modes.ts";
import type { Cluster } from "../../support/cluster.ts";
import { report } from "../../support/report.ts";
import { scaled } from "../../support/scale.ts";

const RACERS = scaled(60, 1_000);
const ROUNDS = scaled(3, 20);
const AT_ONCE = 50;
async function connectTo(url: string): Promise<Socket> {
  const auth = { playerKey: makeKey() };
  const socket = io(url, { transports: ["websocket"], forceNew: true, reconnection: false, auth });
  await new Promise<void>((connected) => void socket.once("connect", connected));
  return socket;
}

function joinAll(sockets: readonly Socket[], roomId: string): Promise<readonly Answer[]> {
  return Promise.all(sockets.map((socket) => socket.emitWithAck("joinRoom", { roomId })));
}

function winnersOf(sockets: readonly Socket[], answers: readonly Answer[]): readonly Socket[] {
  for (const { success, code } of answers)
    expect(success ? "OK" : code).toMatch(/^(OK|ROOM_FULL)$/);
  return sockets.filter((_, k) => answers[k]?.success === true);
}

async function gather({ nodes }: Cluster): Promise<readonly Socket[]> {
  const racers: Socket[] = [];
  while (racers.length < RACERS) {
    const group = Array.from({ length: Math.min(AT_ONCE, RACERS - racers.length) }, (_, k) => {
      return connectTo(nodes[k % nodes.length]!.url);
    });
    racers.push(...(await Promise.all(group)));
  }
  return racers;
}

/** Exactly two sockets get the seats of a room, in each of many rounds. */
export async function expectTwoSeats(cluster: Cluster): Promise<void> {
  const racers = await gather(cluster);
  let joins = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    joins += await race(cluster.node(round).url, racers);
  report("join race", { sockets: RACERS, rounds: ROUNDS, joins, "seats given": 2 * ROUNDS });
  for (const socket of racers) socket.disconnect();
}

/**
 * A room has two seats: one falls to the first of all, and when the host leaves hers falls to another one
 * of the rest. How many joins it took.
 */
async function race(url: string, racers: readonly Socket[]): Promise<number> {
  const host = await connectTo(url);
  const { roomId } = await host.emitWithAck("createRoom", { isPrivate: true });
  const [first, ...tooMany] = winnersOf(racers, await joinAll(racers, roomId));
  const others = racers.filter((socket) => socket !== first);
  await host.emitWithAck("leaveRoom", { roomId });
  const [second, ...more] = winnersOf(others, await joinAll(others, roomId));
  expect([...tooMany, ...more], "who got a third seat").toEqual([]);
  const { roomState } = await first!.emitWithAck("joinRoom", { roomId });
  expect(new Set(roomState.players)).toEqual(new Set([first!.id, second!.id]));
  for (const winner of [first!, second!]) await winner.emitWithAck("leaveRoom", { roomId });
  host.disconnect();
  return racers.length + others.length;
}
