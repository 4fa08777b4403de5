// Sixty players behind one address play thirty games, drop and come back, and meet no limit (X4).
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryStore } from "../../store/memoryStore.ts";
import { type Client, createdBy, nextKey } from "../testing/testClients.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";

const GAMES = 30;
const FIRST_STEP = { fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };

beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterEach(() => vi.useRealTimers());

async function joinAll(server: TestServer, roomId: string, keys: readonly string[]) {
  const players: Client[] = [];
  for (const key of keys) {
    const player = await server.connect(key);
    expect(await player.emitWithAck("joinRoom", { roomId })).toMatchObject({ success: true });
    players.push(player);
  }
  return players;
}

it("[X4] sixty players behind one address notice nothing, a restart of the server included", async () => {
  const store = createMemoryStore();
  const server = await startTestServer({}, store);
  const games = [];
  for (let count = 0; count < GAMES; count += 1) {
    const keys = [nextKey(), nextKey()];
    const [white, black] = [await server.connect(keys[0]), await server.connect(keys[1])];
    const roomId = await createdBy(white);
    await black.emitWithAck("joinRoom", { roomId });
    for (const player of [white, black]) {
      await player.emitWithAck("playerReady", { roomId, isReady: true });
    }
    games.push({ roomId, keys });
  }
  expect(server.recorder.limited).not.toHaveBeenCalled();
  await server.close();

  const again = await startTestServer({}, store);
  for (let storm = 0; storm < 2; storm += 1) {
    vi.advanceTimersByTime(11_000);
    const seated = await Promise.all(
      games.map(async ({ roomId, keys }) => ({
        roomId,
        players: await joinAll(again, roomId, keys),
      })),
    );
    for (const { roomId, players } of seated) {
      if (storm > 0) break;
      const answer = await players[1]?.emitWithAck("movePiece", { roomId, ...FIRST_STEP });
      expect(answer).toMatchObject({ success: true });
    }
    for (const { players } of seated) players.forEach((player) => player.disconnect());
  }
  expect(again.recorder.limited).not.toHaveBeenCalled();
  expect(again.recorder.disconnected).not.toHaveBeenCalled();
  await again.close();
});
