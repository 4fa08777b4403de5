// What the guards cost a move: in one process connections with them and without take turns, for two processes differ by more.
// `npm run bench guards [-- --starts n --rounds n]`; `-- --profile` asks a profile instead, which tells them apart,
// `-- --same` leaves them on for all: what it shows then is its own error.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { bundle, ensureBuilt } from "../../scripts/build.mjs";
import { ROOT } from "../../scripts/project.mjs";
import { MIN_STEPS } from "../moves/games.ts";
import { medianOf } from "../moves/report.ts";
import { closedLoop, playRound } from "../moves/rounds.ts";
import { timeByFile } from "../moves/share.ts";
import { startEmbedded } from "../moves/subjects.ts";
import { openTable, type Table } from "../moves/table.ts";
import type { Server } from "../nodes/server.ts";

const { values: asked } = parseArgs({
  options: {
    starts: { type: "string", default: "3" },
    rounds: { type: "string", default: "60" },
    profile: { type: "boolean", default: false },
    same: { type: "boolean", default: false },
  },
});
/** Each start is compiled by V8 in its own way, so there are several. */
const starts = Number(asked.starts);
const rounds = Number(asked.rounds);
/** Short rounds: what else the machine does weighs on both of a pair. */
const TABLES = 20;
/** The next game begins only a while after the last: each has several rounds. */
const STEPS = Math.floor(MIN_STEPS / 6);
const WARM_UP_ROUNDS = 24;
const AIM = 1.03;

/** Files that work for the guards alone. */
const GUARDING =
  /server\/src\/.*\/(?:guard|inflow|outflow|waiting|packets|endings|budget|load|underWay|shares|seatCounts|ownSeats|takenUp|turnAway|bounds|lane|askedAhead)\.ts$/;

/** Of what else stands guard nothing is done for a move. */
const GUARDS = /\/(?:guard|load|seatCounts)\.ts$/;
const SWITCHED = join(import.meta.dirname, "switched.ts");
const SWITCHABLE = join(ROOT, "packages/server/dist/switchable");
/** A signal is heard a moment after it was sent. */
const HEARD_MS = 20;

interface Side {
  readonly server: Server;
  readonly tables: readonly Table[];
}

await ensureBuilt();
await bundle("packages/server/src/main.ts", SWITCHABLE, [withSwitch()]);
const pairs: Pair[] = [];
async function compare(): Promise<void> {
  for (let start = 1; start <= starts; start += 1) {
    const played = await playStart(start);
    pairs.push(...played);
    console.log(`start ${start} of ${starts}: ${percent(ratioOf(played))}`);
  }
  report();
}

async function profile(): Promise<void> {
  const to = join(SWITCHABLE, "profile.json");
  const side = await openSide(join(import.meta.dirname, "../moves/profiled.mjs"), {
    PROFILE_TO: to,
  });
  const { pid } = side.server;
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await playOn(side);
  process.kill(pid, "SIGUSR2");
  for (let round = 0; round < rounds; round += 1) await playOn(side);
  process.kill(pid, "SIGUSR2");
  await playOn(side);
  for (const table of side.tables) table.close();
  await side.server.stop();
  tellShares(timeByFile(JSON.parse(readFileSync(to, "utf8"))));
}

function sum(some: readonly (readonly [string, number])[]): number {
  return some.reduce((total, [, time]) => total + time, 0);
}

function tellShares(times: ReadonlyMap<string, number>): void {
  const busy = [...times].filter(([file]) => file !== "(idle)");
  const guards = busy.filter(([file]) => GUARDING.test(file));
  for (const [file, time] of guards.toSorted(([, a], [, b]) => b - a))
    console.log(`${file}: ${((100 * time) / sum(busy)).toFixed(2)} %`);
  const others = sum(busy) - sum(guards);
  console.log(
    `the guards' own code: ${percent(1 + sum(guards) / others)} more than without it, of ${(sum(busy) / 1e6).toFixed(1)} s of the main thread (aim: ${percent(AIM)} or less)`,
  );
}

/** Microseconds of the main thread for one move. */
interface Pair {
  readonly guarded: number;
  readonly bare: number;
}

/** The first connections of a process stay dearer than all that come after them: they are sent away. */
async function warmUp(server: Server): Promise<void> {
  const side = await sitDown(server);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await playOn(side);
  for (const table of side.tables) table.close();
}

async function playStart(start: number): Promise<readonly Pair[]> {
  const server = await startEmbedded({}, join(SWITCHABLE, "main.js"));
  const guards = switchOf(server);
  await warmUp(server);
  const isGuardedFirst = start % 2 === 1;
  const sides: Side[] = [];
  for (const areOn of [isGuardedFirst, !isGuardedFirst]) {
    await guards.set(areOn);
    sides.push(await sitDown(server));
  }
  const [guarded, bare] = isGuardedFirst ? sides : sides.toReversed();
  if (guarded === undefined || bare === undefined) throw new Error("two sides sat down");
  const played: Pair[] = [];
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    const pair = await playPair(guards, guarded, bare);
    if (round >= 0) played.push(pair);
  }
  for (const table of sides.flatMap(({ tables }) => tables)) table.close();
  await server.stop();
  return played;
}

interface Switch {
  set(shouldBeOn: boolean): Promise<void>;
}

/** They are on at the start. */
function switchOf({ pid }: Server): Switch {
  let wereOn = true;
  return {
    async set(shouldBeOn) {
      const areOn = shouldBeOn || asked.same;
      if (areOn === wereOn) return;
      wereOn = areOn;
      process.kill(pid, "SIGUSR2");
      await pause(HEARD_MS);
    },
  };
}

/** In an order by lot: whoever comes second may always be the slower one. */
async function playPair(guards: Switch, guarded: Side, bare: Side): Promise<Pair> {
  const costWith = async (areOn: boolean) => {
    await guards.set(areOn);
    return costOf(areOn ? guarded : bare);
  };
  await beginAgain(guarded, bare);
  const isGuardedFirst = Math.random() < 0.5;
  const first = await costWith(isGuardedFirst);
  const second = await costWith(!isGuardedFirst);
  return isGuardedFirst ? { guarded: first, bare: second } : { guarded: second, bare: first };
}

function report(): void {
  const [guarded, bare] = [
    medianOf(pairs.map((p) => p.guarded)),
    medianOf(pairs.map((p) => p.bare)),
  ];
  const [least, most] = rangeOf(pairs);
  console.log(
    `a move, with guards and without: ${guarded.toFixed(0)} and ${bare.toFixed(0)} µs of the main thread`,
  );
  console.log(
    `the guards cost ${percent(ratioOf(pairs))} (${pairs.length} pairs, 95 % sure: ${percent(least)} to ${percent(most)}; aim: ${percent(AIM)} or less): ${verdictOn(least, most)}`,
  );
}

function verdictOn(least: number, most: number): string {
  if (most <= AIM) return "kept";
  return least > AIM ? "not kept" : "undecided";
}

/** The median: a round in which the machine did something else counts no more than any other. */
function ratioOf(some: readonly Pair[]): number {
  return medianOf(some.map(({ guarded, bare }) => guarded / bare));
}

const DRAWS = 2_000;

/** What the ratio would be of other pairs like these: they are drawn again and again from themselves. */
function rangeOf(some: readonly Pair[]): readonly [number, number] {
  const draw = () =>
    some.map(() => some[Math.floor(Math.random() * some.length)] ?? { guarded: 1, bare: 1 });
  const ratios = Array.from({ length: DRAWS }, () => ratioOf(draw())).toSorted((a, b) => a - b);
  return [ratios[Math.floor(DRAWS * 0.025)] ?? 0, ratios[Math.floor(DRAWS * 0.975)] ?? 0];
}

function percent(ratio: number): string {
  return `${((ratio - 1) * 100).toFixed(1)} %`;
}

async function openSide(
  program: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Side> {
  return sitDown(await startEmbedded(settings, program));
}

async function sitDown(server: Server): Promise<Side> {
  const opened = Array.from({ length: TABLES }, (_, game) => openTable(server.url, game));
  return { server, tables: await Promise.all(opened) };
}

async function playOn(side: Side): Promise<void> {
  await beginAgain(side);
  await costOf(side);
}

/** All games at once, when one of them has no round left: each beginning takes as long as several rounds. */
async function beginAgain(...sides: readonly Side[]): Promise<void> {
  const tables = sides.flatMap((side) => side.tables);
  if (tables.every(({ stepsLeft }) => stepsLeft >= STEPS)) return;
  await Promise.all(tables.map((table) => table.rematch()));
}

/** Microseconds of the server's main thread for one move. */
async function costOf({ server, tables }: Side): Promise<number> {
  const options = { pid: server.pid, tables, steps: STEPS, drive: closedLoop };
  return (await playRound(options)).mainUs;
}

/** Whoever imports a guard gets the one with a switch. */
function withSwitch() {
  return {
    name: "guards-with-a-switch",
    setup(build: {
      onResolve(
        about: { filter: RegExp },
        resolve: (asked: { importer: string }) => { path: string } | undefined,
      ): void;
    }) {
      build.onResolve({ filter: GUARDS }, ({ importer }) =>
        importer.includes("/packages/server/src/") ? { path: SWITCHED } : undefined,
      );
    },
  };
}

if (asked.profile) await profile();
else await compare();
