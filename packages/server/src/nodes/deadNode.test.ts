// Nodes die, freeze and go: their players are away within ten seconds, and nothing is lost.
import type { RoomState } from "@kingrow/protocol";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../gateway/testServer.ts";
import { type RedisServer, startRedis } from "../store/redis/testing/redisServer.ts";
import { createRoom, joinRoom, shown } from "./testNodes.ts";
import { type NodeProcess, spawnNode } from "./testProcesses.ts";

const TIMEOUT_MS = 60_000;

let redis: RedisServer;
const nodes: NodeProcess[] = [];
const clients: Client[] = [];
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await Promise.all(nodes.splice(0).map((node) => node.kill()));
});

async function twoNodes(): Promise<readonly [NodeProcess, NodeProcess]> {
  const [first, second] = await Promise.all([spawnNode(redis.url), spawnNode(redis.url)]);
  nodes.push(first, second);
  return [first, second];
}

async function connect({ port }: NodeProcess, playerKey: string): Promise<Client> {
  const client: Client = io(`http://127.0.0.1:${port}`, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    auth: { playerKey },
  });
  clients.push(client);
  await new Promise<void>((resolve, reject) => {
    client.once("connect", resolve);
    client.once("connect_error", reject);
  });
  return client;
}

interface Play {
  readonly roomId: string;
  readonly white: Client;
  readonly black: Client;
}

/** A running game, white on the first node and black, who is to move, on the second. */
async function play(first: NodeProcess, second: NodeProcess): Promise<Play> {
  const [white, black] = [await connect(first, KEYS.white), await connect(second, KEYS.black)];
  const roomId = await createRoom(white);
  await joinRoom(black, roomId);
  const started = shown(white, ({ gameStatus }) => gameStatus === "started");
  for (const player of [white, black]) {
    await player.emitWithAck("playerReady", { roomId, isReady: true });
  }
  await started;
  return { roomId, white, black };
}

const KEYS = { white: "white-key-0123456789ab", black: "black-key-0123456789ab" };
const STEP = { fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };

const isAway = (playerId: string | undefined) => (state: RoomState) =>
  state.presence[playerId ?? ""]?.connected === false;

describe("a node that is killed", () => {
  it(
    "[A1] leaves its players away within ten seconds, and they come back to another node",
    async () => {
      const [first, second] = await twoNodes();
      const { roomId, white, black } = await play(first, second);
      const away = shown(white, isAway(black.id));
      const begun = performance.now();
      await second.kill();
      await away;
      expect(performance.now() - begun).toBeLessThan(10_000);
      const back = await connect(first, KEYS.black);
      const state = await joinRoom(back, roomId);
      expect(state.gameStatus).toBe("started");
      expect(await back.emitWithAck("movePiece", { roomId, ...STEP })).toMatchObject({
        success: true,
      });
    },
    TIMEOUT_MS,
  );
});

describe("a node that is frozen and comes back", () => {
  it(
    "[I3] finds its seats taken elsewhere, has its stale calls refused, and sends its clients away",
    async () => {
      const [first, second] = await twoNodes();
      const { roomId, white, black } = await play(first, second);
      const away = shown(white, isAway(black.id));
      second.freeze();
      await away;
      const back = await connect(first, KEYS.black);
      const { version } = await joinRoom(back, roomId);
      const stale = black.emitWithAck("movePiece", { roomId, ...STEP }).catch(() => "no answer");
      const closed = new Promise((resolve) => void black.once("disconnect", resolve));
      second.thaw();
      await closed;
      expect(await Promise.race([stale, afterwards()])).not.toMatchObject({ success: true });
      expect((await joinRoom(back, roomId)).version).toBe(version);
      expect((await joinRoom(back, roomId)).presence[back.id ?? ""]?.connected).toBe(true);
    },
    TIMEOUT_MS,
  );
});

describe("a node that is stopped for a deploy", () => {
  it(
    "ends well, and its players play on through the other node with nothing lost",
    async () => {
      const [first, second] = await twoNodes();
      const { roomId, white, black } = await play(first, second);
      await black.emitWithAck("movePiece", { roomId, ...STEP });
      const closed = new Promise((resolve) => void black.once("disconnect", resolve));
      const ended = second.terminate();
      await closed;
      const back = await connect(first, KEYS.black);
      const state = await joinRoom(back, roomId);
      expect(state.moves).toHaveLength(1);
      expect(state.presence[back.id ?? ""]?.connected).toBe(true);
      expect(await ended).toBe(0);
      const answer = { roomId, fromRow: 2, fromCol: 1, toRow: 3, toCol: 0 };
      expect(await white.emitWithAck("movePiece", answer)).toMatchObject({ success: true });
    },
    TIMEOUT_MS,
  );
});

describe("all nodes stopped together", () => {
  it(
    "[A2] costs nobody the game: players find it again, and are away until they do",
    async () => {
      const [first, second] = await twoNodes();
      const { roomId } = await play(first, second);
      await Promise.all([first.kill(), second.kill()]);
      const third = await spawnNode(redis.url);
      nodes.push(third);
      const white = await connect(third, KEYS.white);
      await joinRoom(white, roomId);
      const state = await shown(white, ({ players, presence }) =>
        players.some((id) => presence[id]?.connected === false),
      );
      expect(state.gameStatus).toBe("started");
      const absent = state.players.find((id) => id !== white.id) ?? "";
      expect(state.presence[absent]?.claimableAt).toBeGreaterThan(Date.now() + 45_000);
    },
    TIMEOUT_MS,
  );
});

function afterwards(): Promise<string> {
  return new Promise((resolve) => void setTimeout(resolve, 1_000, "no answer"));
}
