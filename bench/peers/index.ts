// What a move costs on other servers for such games, beside Kingrow and the bare relay: `npm run bench peers`.
//
// Kingrow writes every move to its disk before it answers; the peers keep their games in memory.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../scripts/build.mjs";
import { MIN_STEPS } from "../moves/games.ts";
import { report } from "../moves/report.ts";
import { closedLoop, playRound, type Round, type Steppable } from "../moves/rounds.ts";
import { NAMES, start, startProgram } from "../moves/subjects.ts";
import { openTable } from "../moves/table.ts";
import type { Server } from "../nodes/server.ts";
import { openBoardgame } from "./boardgamePlayers.ts";
import { openColyseus } from "./colyseusPlayers.ts";
import { Match } from "./match.ts";

const { values: asked } = parseArgs({
  options: {
    rooms: { type: "string", default: "400" },
    rounds: { type: "string", default: "5" },
  },
});
const ROOMS = Number(asked.rooms);
/** As many steps at each table in a round; no more than the shortest game has. */
const STEPS = 20;
const OPENED_AT_ONCE = 20;

type Board = Steppable & { close(): void };
interface Subject {
  readonly name: string;
  readonly start: () => Promise<Server>;
  /** A new game of that number. */
  readonly open: (url: string, game: number) => Promise<Board>;
}

const here = (file: string): string => join(import.meta.dirname, file);
/** Colyseus wants Node 22 or newer. Where no package brings one (they do for Linux), this process's own has to do. */
const PACKAGED_NODE = here("node_modules/.bin/node");
const NEWER_NODE = existsSync(PACKAGED_NODE) ? PACKAGED_NODE : process.execPath;

let opened = 0;
const SUBJECTS: readonly Subject[] = [
  { name: NAMES.embedded, start: () => start("embedded"), open: openTable },
  { name: NAMES.socketIoRelay, start: () => start("socketIoRelay"), open: openTable },
  {
    name: "boardgame.io 0.50.2",
    start: () => startProgram(process.execPath, ["--import", "tsx", here("boardgameServer.ts")]),
    open: async (url, game) => {
      opened += 1;
      return new Match(await openBoardgame(url, `match${opened}`), game);
    },
  },
  {
    name: "Colyseus 0.18.6",
    start: () => startProgram(NEWER_NODE, [here("colyseusServer.ts")]),
    open: async (url, game) => new Match(await openColyseus(url), game),
  },
];

await ensureBuilt();
const rounds = new Map<string, Round[]>(SUBJECTS.map(({ name }) => [name, []]));
const servers = await Promise.all(SUBJECTS.map((subject) => subject.start()));
for (let round = 0; round <= Number(asked.rounds); round += 1) {
  for (const [at, subject] of SUBJECTS.entries()) {
    const server = servers[at];
    if (server === undefined) continue;
    const played = await playOne(subject, server, round * ROOMS);
    // The first round warms up.
    if (round > 0) rounds.get(subject.name)?.push(played);
  }
}
report(`${ROOMS} rooms, closed loop`, rounds);
for (const server of servers) await server.stop();

/** A round at new tables, so that each server has the same games before it. */
async function playOne({ open }: Subject, { url, pid }: Server, first: number): Promise<Round> {
  const tables: Board[] = [];
  while (tables.length < ROOMS) {
    const some = Math.min(OPENED_AT_ONCE, ROOMS - tables.length);
    const games = Array.from({ length: some }, (_, at) => first + tables.length + at);
    tables.push(...(await Promise.all(games.map((game) => open(url, game)))));
  }
  await pause(500);
  const steps = Math.min(STEPS, MIN_STEPS);
  const round = await playRound({ pid, tables, steps, drive: closedLoop });
  for (const table of tables) table.close();
  await pause(500);
  return round;
}
