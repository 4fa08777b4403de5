// The game that the lobby shows: one public game, as it is played.
import { expect, test } from "vitest";
import type { Client } from "./support/client.ts";
import { FIRST_STEP } from "./support/openings.ts";
import { createRoom, join, playStep, readyUp, type Table } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

const testbed = useTestbed();

async function startPublicGame(wishes = {}): Promise<Table> {
  const [white, black] = [await testbed.connect(), await testbed.connect()];
  const roomId = await createRoom(white, false, wishes);
  await join(white, roomId);
  await join(black, roomId);
  const table = { roomId, white, black };
  await readyUp(table);
  return table;
}

async function visitor(): Promise<Client> {
  const client = await testbed.connect();
  await client.call("getAvailableRooms");
  return client;
}

test("[L5] visitors of the lobby see a public game that is played, its moves and its end", async () => {
  const hidden = await startPublicGame({ watchable: false });
  const [early, table] = [await visitor(), await startPublicGame()];
  const late = await visitor();
  for (const client of [early, late])
    await client.heard("featuredGame", (game) => Object(game).roomId === table.roomId);
  await playStep(table, FIRST_STEP);
  const moved = await early.heard("featuredGame", (game) => Object(game).lastMove !== null);
  expect(moved.payload).toMatchObject({ moveNumber: 1, names: [null, null] });
  await table.white.call("resign", { roomId: table.roomId });
  const ended = await late.heard("featuredGame", (game) => game === null);
  expect(ended.at).toBeGreaterThanOrEqual(moved.at);
  const shown = [...early.all("featuredGame"), ...late.all("featuredGame")];
  expect(shown.some((game) => Object(game).roomId === hidden.roomId)).toBe(false);
  expect(table.white.all("featuredGame"), "players hear nothing of it").toEqual([]);
});
