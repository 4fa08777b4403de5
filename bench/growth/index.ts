// What a move costs beside ever more rooms with a game in them: `npm run bench growth`, drawn in docs/images/growth.svg.
//
// Each size has a server of its own on a filled store; the same tables play beside the same relay, in turns.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fillStore } from "../../e2e/faults/support/fill.ts";
import { makeDataDir, removeDataDir } from "../../e2e/support/server.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { cpuOf } from "../moves/cpu.ts";
import { MIN_STEPS } from "../moves/games.ts";
import { medianOf } from "../moves/report.ts";
import { closedLoop, playRound, type Round } from "../moves/rounds.ts";
import { start } from "../moves/subjects.ts";
import { openTable, type Table } from "../moves/table.ts";
import { type Server, startServer } from "../nodes/server.ts";
import { drawGrowth, type Size } from "./drawing.ts";

const { values: asked } = parseArgs({
  options: {
    rooms: { type: "string", default: "100,1000,10000,50000" },
    rounds: { type: "string", default: "5" },
    /** Where the drawing goes, if one is wanted. */
    draw: { type: "string" },
  },
});
const TABLES = 100;
const OPENED_AT_ONCE = 20;
/** A server that has used less than this share of a core for a second is done with its start. */
const AT_REST = 0.05;

await ensureBuilt();
const relay = await start("socketIoRelay");
const sizes: Size[] = [];
for (const rooms of asked.rooms.split(",").map(Number)) {
  const size = await measure(rooms);
  sizes.push(size);
  const { times, costUs, p99Ms } = size;
  console.log(
    `${rooms} rooms: ${times.toFixed(2)} × the relay, ${costUs.toFixed(0)} µs a move, p99 ${p99Ms.toFixed(1)} ms`,
  );
}
await relay.stop();
if (asked.draw !== undefined) writeFileSync(resolve(asked.draw), `${drawGrowth(sizes)}\n`);

async function measure(rooms: number): Promise<Size> {
  const dataDir = makeDataDir();
  await fillStore(dataDir, rooms);
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    await atRest(server);
    return { rooms, ...(await beside(server)) };
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
}

/** After a start the server goes through all rooms once; that is another figure. */
async function atRest({ pid }: Server): Promise<void> {
  for (let isAtRest = false; !isAtRest;) {
    const before = cpuOf(pid).mainUs;
    await pause(1_000);
    isAtRest = cpuOf(pid).mainUs - before < AT_REST * 1e6;
  }
}

async function beside(server: Server): Promise<Omit<Size, "rooms">> {
  const sides = [
    { server, tables: await openTables(server), rounds: [] as Round[] },
    { server: relay, tables: await openTables(relay), rounds: [] as Round[] },
  ];
  const steps = MIN_STEPS / 2;
  // The first round warms up.
  for (let round = 0; round <= Number(asked.rounds); round += 1) {
    for (const {
      server: { pid },
      tables,
      rounds,
    } of sides) {
      await Promise.all(tables.filter((t) => t.stepsLeft < steps).map((t) => t.rematch()));
      await pause(300);
      const played = await playRound({ pid, tables, steps, drive: closedLoop });
      if (round > 0) rounds.push(played);
    }
  }
  for (const { tables } of sides) for (const table of tables) table.close();
  const [own = [], floor = []] = sides.map(({ rounds }) => rounds);
  return {
    times: medianOf(own.map(({ mainUs }, at) => mainUs / (floor[at]?.mainUs ?? 0))),
    costUs: medianOf(own.map(({ mainUs }) => mainUs)),
    p99Ms: medianOf(own.map(({ ackMs }) => ackMs.p99)),
  };
}

async function openTables({ url }: Server): Promise<readonly Table[]> {
  const tables: Table[] = [];
  while (tables.length < TABLES) {
    const first = tables.length;
    const some = Array.from({ length: OPENED_AT_ONCE }, (_, at) => openTable(url, first + at));
    tables.push(...(await Promise.all(some)));
  }
  return tables;
}
