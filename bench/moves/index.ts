// Compares the cost of a move in Kingrow with relays that only forward states: `npm run bench moves`.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../scripts/build.mjs";
import { type Servers, startEmbedded, startOnRedis, startProgram } from "../base/servers.ts";
import { unpin, pinApart } from "./cores.ts";
import { flushTimes, printFlushes } from "./disk.ts";
import { STEPS_OF_SHORTEST_GAME } from "./games.ts";
import { quantile } from "../../e2e/support/quantile.ts";
import { BASELINE, report, type Rounds } from "./report.ts";
import { atRate, closedLoop, type Drive, playRound, type Round } from "./rounds.ts";
import { openTables, type Table } from "./table.ts";

/** The compared servers, each in its own process. */
const SUBJECTS = {
  embedded: { name: "Kingrow embedded", start: () => startEmbedded() },
  redis: { name: "Kingrow on Redis", start: () => startOnRedis(1) },
  socketIoRelay: {
    name: BASELINE,
    start: () => startProgram("--import", "tsx", join(import.meta.dirname, "relay.ts")),
  },
};
type Subject = keyof typeof SUBJECTS;

const { values } = parseArgs({
  options: {
    rooms: { type: "string", default: "40,400" },
    rounds: { type: "string", default: "9" },
    /** All of them are connected at the same time, so compare only two of them with thousands of rooms. */
    subjects: { type: "string", default: Object.keys(SUBJECTS).join(",") },
  },
});
const all = Object.keys(SUBJECTS) as Subject[];
const named = values.subjects.split(",");
const plan = {
  rooms: values.rooms.split(",").map(Number),
  rounds: Number(values.rounds),
  subjects: all.filter((subject) => named.includes(subject)),
};

/** Moves of a round, about. No room plays more steps than the shortest game has, so that no game ends. */
const MOVES_A_ROUND = 8_000;

interface Side {
  readonly servers: Servers;
  readonly tables: readonly Table[];
}
type Sides = ReadonlyMap<Subject, Side>;

await ensureBuilt();
printFlushes(flushTimes(tmpdir()));
for (const rooms of plan.rooms) await measure(rooms);

async function measure(rooms: number): Promise<void> {
  const sides = new Map<Subject, Side>();
  for (const subject of plan.subjects) sides.set(subject, await openSide(subject, rooms));
  const isApart = pinApart(...[...sides.values()].flatMap(({ servers }) => servers.pids));
  console.log(`\nservers' main threads and load on a core each: ${isApart ? "yes" : "no"}`);
  const steps = Math.min(STEPS_OF_SHORTEST_GAME, Math.ceil(MOVES_A_ROUND / rooms));
  await play(sides, { steps, rounds: 2, drive: closedLoop });
  const closed = await play(sides, { steps, rounds: plan.rounds, drive: closedLoop });
  report(`${rooms} rooms, closed loop`, closed);
  const speeds = (closed.get(SUBJECTS.embedded.name) ?? []).map((round) => round.movesPerSecond);
  const rate = quantile(speeds, 0.5) / 2;
  // The p99 of a round depends on its longest stall, so the median of few rounds is random.
  const paced = await play(sides, { steps, rounds: plan.rounds, drive: atRate(rate) });
  report(`${rooms} rooms, ${rate.toFixed(0)} moves a second`, paced);
  for (const { tables } of sides.values()) for (const table of tables) table.close();
  for (const { servers } of sides.values()) await servers.stop();
  unpin();
}

async function openSide(subject: Subject, rooms: number): Promise<Side> {
  const servers = await SUBJECTS[subject].start();
  return { servers, tables: await openTables(servers.urls[0] ?? "", rooms) };
}

interface RoundSettings {
  readonly steps: number;
  readonly rounds: number;
  readonly drive: Drive;
}

/** The servers take turns, so that other work on the machine affects all of them. */
async function play(sides: Sides, { steps, rounds, drive }: RoundSettings): Promise<Rounds> {
  const played = new Map<string, Round[]>(
    Array.from(sides.keys(), (subject) => [SUBJECTS[subject].name, []]),
  );
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from(sides.values(), ({ tables }) => prepare(tables, steps)));
    for (const [subject, { servers, tables }] of sides) {
      const options = { pid: servers.pids[0] ?? 0, tables, steps, drive };
      played.get(SUBJECTS[subject].name)?.push(await playRound(options));
    }
  }
  return played;
}

/** Starts a new game where too few steps are left, so that only moves are measured. */
async function prepare(tables: readonly Table[], steps: number): Promise<void> {
  await Promise.all(tables.filter((t) => t.stepsLeft < steps).map((table) => table.rematch()));
  // The second player of a table may get its states a little later.
  await pause(300);
}
