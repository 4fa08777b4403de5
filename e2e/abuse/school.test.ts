// A school behind one address on the server as it ships: sixty players load the page, play, reload all at once, and come back after a restart.
import { Agent, request } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  asThePage,
  freePort,
  letIn,
  openStockSocket,
  type StockSocket,
} from "@kingrow/protocol/testing";
import { makeKey } from "../support/modes.ts";
import { makeDataDir, removeDataDir, type Server, startServer } from "../support/server.ts";

const GAMES = 30;
/** One game begins after the other: as quickly as people could. */
const BETWEEN_GAMES_MS = 100;
const SCHOOL = "127.0.0.77";
/** As browsers do. */
const CONNECTIONS_OF_PAGE = 6;
/** Black's first step and white's answer. */
const STEPS = [
  { fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 },
  { fromRow: 2, fromCol: 1, toRow: 3, toCol: 0 },
] as const;

let dataDir: string;
let server: Server;
let sockets: StockSocket[];
/** Whatever a limit would let anybody notice. */
let noticed: string[];
beforeEach(async () => {
  dataDir = makeDataDir();
  [sockets, noticed] = [[], []];
  server = await startServer(dataDir, await freePort());
});
afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.stop();
  removeDataDir(dataDir);
});

interface Table {
  readonly white: StockSocket;
  readonly black: StockSocket;
  readonly keys: readonly [string, string];
  readonly roomId: string;
}

test("[X4] [X11] sixty players behind one address notice no limit, a restart of the server included", async () => {
  const tables = await beginAll();
  await Promise.all(tables.map((table) => step(table.black, table, 0)));
  const back = sockets.map((socket) => new Promise<void>((met) => socket.once("connect", met)));
  await server.stop();
  server = await startServer(dataDir, server.port);
  await Promise.all(back);
  await Promise.all(
    tables.flatMap(({ white, black, roomId }) => [
      ask(white, "joinRoom", { roomId }),
      ask(black, "joinRoom", { roomId }),
    ]),
  );
  await Promise.all(tables.map((table) => step(table.white, table, 1)));
  expect(noticed).toEqual([]);
});

test("[X4] [X11] sixty players who greet, reload all at once and play again notice no limit", async () => {
  const tables = await Promise.all((await beginAll()).map(greetAndReload));
  await Promise.all(tables.map((table) => step(table.black, table, 0)));
  await Promise.all(tables.map(playAgain));
  expect(noticed).toEqual([]);
});

async function greetAndReload(table: Table): Promise<Table> {
  const { white, black, keys, roomId } = table;
  for (const player of [white, black]) await ask(player, "greet", { roomId, greeting: "hello" });
  for (const player of [white, black]) player.disconnect();
  const [first, second] = await Promise.all([arrive(keys[0]), arrive(keys[1])]);
  for (const player of [first, second]) await ask(player, "joinRoom", { roomId });
  return { ...table, white: first, black: second };
}

async function playAgain({ white, black, roomId }: Table): Promise<void> {
  await ask(white, "resign", { roomId });
  for (const player of [white, black]) await ask(player, "playAgain", { roomId });
}

function beginAll(): Promise<readonly Table[]> {
  return Promise.all(
    Array.from({ length: GAMES }, async (_, number) => {
      await later(number * BETWEEN_GAMES_MS);
      return begin();
    }),
  );
}

async function begin(): Promise<Table> {
  const keys = [makeKey(), makeKey()] as const;
  const [white, black] = [await arrive(keys[0]), await arrive(keys[1])];
  const roomId = String(Object(await ask(white, "createRoom", { isPrivate: false })).roomId);
  await ask(black, "joinRoom", { roomId });
  for (const player of [white, black]) await ask(player, "playerReady", { roomId, isReady: true });
  return { white, black, keys, roomId };
}

/** Loads the page with all it names, then connects and looks at the lobby. */
async function arrive(key: string): Promise<StockSocket> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_PAGE });
  const page = await get(agent, "/");
  const files = new Set(Array.from(page.matchAll(/(?:src|href)="(\/[^"]+)"/g), ([, path]) => path));
  await Promise.all([...files].map((path = "/") => get(agent, path)));
  agent.destroy();
  const from = { localAddress: SCHOOL };
  const socket = openStockSocket(server.url, { ...asThePage(key), ...from });
  sockets.push(socket);
  socket.on("rateLimitExceeded", ({ event }) => noticed.push(`the limit of ${event}`));
  socket.on("error", ({ code }) => noticed.push(String(code)));
  await letIn(socket);
  await ask(socket, "getAvailableRooms", {});
  return socket;
}

function get(agent: Agent, path: string): Promise<string> {
  return new Promise((answered, failed) => {
    const options = { localAddress: SCHOOL, agent };
    request(`${server.url}${path}`, options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => void (text += piece));
      response.once("end", () => answered(text));
      if (response.statusCode !== 200) noticed.push(`${path}: ${response.statusCode}`);
    })
      .once("error", failed)
      .end();
  });
}

function step(player: StockSocket, { roomId }: Table, number: 0 | 1): Promise<unknown> {
  return ask(player, "movePiece", { roomId, ...STEPS[number] });
}

/** That the machine is busy is no limit: one comes again when one is told to, as the page does. */
async function ask(socket: StockSocket, event: string, payload: object): Promise<unknown> {
  const answer: unknown = await socket.timeout(20_000).emitWithAck(event, payload);
  const { success, code, retryInMs } = Object(answer);
  if (code === "OVERLOADED") {
    await later(retryInMs);
    return ask(socket, event, payload);
  }
  if (success !== true) noticed.push(`${event}: ${code}`);
  return answer;
}

function later(milliseconds: number): Promise<void> {
  return new Promise((due) => void setTimeout(due, milliseconds));
}
