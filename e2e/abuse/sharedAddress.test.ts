// Sixty players behind one address, as in a school: they connect, reload and return after a restart, all at the same time.
import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { makeKey } from "../support/modes.ts";
import { useSite } from "../support/site.ts";
import type { Client } from "../support/client.ts";
import type { Answer } from "../support/shape.ts";
import { arrive, insist } from "./support/visitor.ts";

const ADDRESS = "127.0.0.77";
const GAMES = 30;
/** Connections that a browser opens to one server. */
const CONNECTIONS_OF_PAGE = 6;
/** Black's first step and white's answer. */
const STEPS = [
  { fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 },
  { fromRow: 2, fromCol: 1, toRow: 3, toCol: 0 },
];

const site = useSite({ settings: {} });
/** Every limit that a player noticed. */
const noticed: string[] = [];

interface Table {
  readonly white: Client;
  readonly black: Client;
  readonly keys: readonly [string, string];
  readonly roomId: string;
}

test("[X4] sixty players behind one address notice no limit", async () => {
  let tables = await atOnce(Array.from({ length: GAMES }), begin);
  await atOnce(tables, ({ black, roomId }) => ask(black, "movePiece", { roomId, ...STEPS[0] }));
  await restart(tables);
  await atOnce(tables, ({ white, roomId }) => ask(white, "movePiece", { roomId, ...STEPS[1] }));
  tables = await atOnce(tables, reload);
  await atOnce(tables, async ({ white, black, roomId }) => {
    await ask(white, "resign", { roomId });
    for (const player of [white, black]) await ask(player, "playAgain", { roomId });
  });
  for (const { socket } of tables.flatMap(({ white, black }) => [white, black])) socket.close();
  expect(noticed).toEqual([]);
});

function atOnce<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  return Promise.all(all.map((one) => act(one)));
}

async function begin(): Promise<Table> {
  const keys = [makeKey(), makeKey()] as const;
  const [white, black] = await Promise.all([open(keys[0]), open(keys[1])]);
  const { roomId = "" } = await ask(white, "createRoom", { isPrivate: false });
  await ask(black, "joinRoom", { roomId });
  for (const player of [white, black]) await ask(player, "playerReady", { roomId, isReady: true });
  return { white, black, keys, roomId };
}

async function restart(tables: readonly Table[]): Promise<void> {
  const players = tables.flatMap(({ white, black, roomId }) => [
    { player: white, roomId },
    { player: black, roomId },
  ]);
  const back = atOnce(players, ({ player }) =>
    player.heard("connect", undefined, player.log.length),
  );
  await site().stop();
  await site().start();
  await back;
  await atOnce(players, ({ player, roomId }) => ask(player, "joinRoom", { roomId }));
}

async function reload(table: Table): Promise<Table> {
  for (const { socket } of [table.white, table.black]) socket.disconnect();
  const [white, black] = await Promise.all([open(table.keys[0]), open(table.keys[1])]);
  for (const player of [white, black]) await ask(player, "joinRoom", { roomId: table.roomId });
  return { ...table, white, black };
}

/** Loads the page and its files, then connects and reads the lobby. */
async function open(key: string): Promise<Client> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_PAGE });
  const page = await get(agent, "/");
  const files = new Set(Array.from(page.matchAll(/(?:src|href)="(\/[^"]+)"/g), ([, path]) => path));
  await atOnce([...files], (path = "/") => get(agent, path));
  agent.destroy();
  const player = await arrive(site().url, { address: ADDRESS, key, reconnection: true });
  player.socket.on("rateLimitExceeded", ({ event }) => noticed.push(`the limit of ${event}`));
  player.socket.on("error", ({ code }) => noticed.push(String(code)));
  await ask(player, "getAvailableRooms");
  return player;
}

function get(agent: Agent, path: string): Promise<string> {
  return new Promise((answered, failed) => {
    request(`${site().url}${path}`, { localAddress: ADDRESS, agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => void (text += piece));
      response.once("end", () => answered(text));
      if (response.statusCode !== 200) noticed.push(`${path}: ${response.statusCode}`);
    })
      .once("error", failed)
      .end();
  });
}

/** A refusal with `OVERLOADED` is no limit. */
async function ask(player: Client, event: string, payload: object = {}): Promise<Answer> {
  const answer = await insist(player, event, payload);
  if (!answer.success) noticed.push(`${event}: ${answer.code}`);
  return answer;
}
