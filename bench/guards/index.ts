// What the guards cost a move: the server as it ships, and the same one built without them, take turns.
// `npm run bench guards [-- --rounds n]`
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle, ensureBuilt, SERVER_BUNDLE } from "../../scripts/build.mjs";
import { ROOT } from "../../scripts/project.mjs";
import { MIN_STEPS } from "../moves/games.ts";
import { medianOf } from "../moves/report.ts";
import { closedLoop, playRound } from "../moves/rounds.ts";
import { startEmbedded } from "../moves/subjects.ts";
import { openTable, type Table } from "../moves/table.ts";
import type { Server } from "../nodes/server.ts";

const { values: asked } = parseArgs({ options: { rounds: { type: "string", default: "30" } } });
const rounds = Number(asked.rounds);
/** Short rounds: what else the machine does weighs on both of a pair. */
const TABLES = 40;
const STEPS = Math.min(MIN_STEPS, 25);
const WARM_UP_ROUNDS = 6;

const GUARDS = /\/(?:guard|load|seatCounts|takenUp|turnAway|bounds)\.ts$/;
const WITHOUT = join(import.meta.dirname, "without.ts");
const UNGUARDED = join(ROOT, "packages/server/dist/unguarded");

interface Side {
  readonly server: Server;
  readonly tables: readonly Table[];
}

await ensureBuilt();
await bundle("packages/server/src/main.ts", UNGUARDED, [withoutGuards()]);
const sides = [await openSide(SERVER_BUNDLE), await openSide(join(UNGUARDED, "main.js"))] as const;
const ratios: number[] = [];
const costs: [number[], number[]] = [[], []];
for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
  const order = round % 2 === 0 ? [0, 1] : [1, 0];
  const spent = [0, 0];
  for (const at of order) spent[at] = await costOf(sides[at === 0 ? 0 : 1]);
  const [guarded = 0, bare = 0] = spent;
  if (round < 0) continue;
  costs[0].push(guarded);
  costs[1].push(bare);
  ratios.push(guarded / bare);
}
for (const { server, tables } of sides) {
  for (const table of tables) table.close();
  await server.stop();
}
const sorted = ratios.toSorted((a, b) => a - b);
const at = (share: number) => percent(sorted[Math.floor((sorted.length - 1) * share)] ?? 1);
console.log(
  `a move, with guards and without: ${costs.map((c) => medianOf(c).toFixed(0)).join(" and ")} µs of the main thread`,
);
console.log(
  `the guards cost ${at(0.5)} (half of ${rounds} pairs between ${at(0.25)} and ${at(0.75)}; aim: 3 % or less)`,
);

function percent(ratio: number): string {
  return `${((ratio - 1) * 100).toFixed(1)} %`;
}

async function openSide(program: string): Promise<Side> {
  const server = await startEmbedded({}, program);
  const opened = Array.from({ length: TABLES }, (_, game) => openTable(server.url, game));
  return { server, tables: await Promise.all(opened) };
}

/** Microseconds of the server's main thread for one move. */
async function costOf({ server, tables }: Side): Promise<number> {
  await Promise.all(tables.filter((t) => t.stepsLeft < STEPS).map((table) => table.rematch()));
  const parts = { pid: server.pid, tables, steps: STEPS, drive: closedLoop };
  return (await playRound(parts)).mainUs;
}

/** Whoever imports a guard gets what stands in its place. */
function withoutGuards() {
  return {
    name: "without-guards",
    setup(build: {
      onResolve(
        about: { filter: RegExp },
        resolve: (asked: { importer: string }) => { path: string } | undefined,
      ): void;
    }) {
      build.onResolve({ filter: GUARDS }, ({ importer }) =>
        importer.includes("/packages/server/src/") ? { path: WITHOUT } : undefined,
      );
    },
  };
}
