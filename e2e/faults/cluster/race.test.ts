// Many sockets on all nodes race for the two seats of a room.
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../../conformance/support/shape.ts";
import { makeKey } from "../../support/modes.ts";
import { useCluster } from "../support/cluster.ts";
import { report } from "../support/report.ts";
import { scaled } from "../support/scale.ts";

const RACERS = scaled(60, 1_000);
const ROUNDS = scaled(3, 20);
const AT_ONCE = 50;
const cluster = useCluster();
const racers: Socket[] = [];

beforeAll(async () => {
  for (let start = 0; start < RACERS; start += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, RACERS - start) }, (_, k) => {
      return connectTo(cluster().node(start + k).url);
    });
    racers.push(...(await Promise.all(group)));
  }
}, 120_000);
afterAll(() => {
  for (const socket of racers) socket.disconnect();
});

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

test("[R2] [R3] the two seats of a room go to exactly two of all sockets that race for them", async () => {
  let joins = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const host = await connectTo(cluster().node(round).url);
    const { roomId } = await host.emitWithAck("createRoom", { isPrivate: true });
    const first = winnersOf(racers, await joinAll(racers, roomId));
    expect(first, "who got the second seat").toHaveLength(1);
    const others = racers.filter((socket) => socket !== first[0]);
    await host.emitWithAck("leaveRoom", { roomId });
    const second = winnersOf(others, await joinAll(others, roomId));
    expect(second, "who got the seat that fell free").toHaveLength(1);
    joins += racers.length + others.length;
    const { roomState } = await first[0]!.emitWithAck("joinRoom", { roomId });
    expect(new Set(roomState.players)).toEqual(new Set([first[0]!.id, second[0]!.id]));
    for (const winner of [first[0]!, second[0]!]) await winner.emitWithAck("leaveRoom", { roomId });
    host.disconnect();
  }
  report("join race", { sockets: RACERS, rounds: ROUNDS, joins, "seats given": 2 * ROUNDS });
});
