// Moves with watchers and without in turn, on servers that were started for it; what they took and cost.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { waitedUs } from "../moves/cpu.ts";
import { cpuSeconds, type Server, startServer } from "../nodes/server.ts";
import { openTable } from "../nodes/table.ts";
import type { Order } from "./crowd.ts";
import { gather } from "./gather.ts";
import { type Move, playMoves } from "./moves.ts";
import { readStops, type Stops } from "./stops.ts";

const WARM_UP_MOVES = 60;
/** The machine is never the same for long. */
const TURNS = 6;
/** Until nothing of the turn before is under way. */
const SETTLE_MS = 1_000;
/** Notes when the collector stops it. */
const PROGRAM = join(import.meta.dirname, "collected.mjs");

/** Where people watch. */
export type Kind = Order["where"] | "nowhere";

export interface Turn {
  readonly moves: readonly Move[];
  /** Seconds of a processor: of each node, Redis, the players, and who watches. */
  readonly cpu: readonly number[];
  /** Seconds for which who watches could have gone on, and had no core. */
  readonly heldUp: number;
  /** Seconds. */
  readonly took: number;
}

export interface Asked {
  readonly nodes: number;
  readonly watchers: number;
  /** Of each kind. */
  readonly moves: number;
  readonly environment: Readonly<Record<string, string>>;
  /** For what the servers write. */
  readonly folder: string;
  /** Processor seconds so far. */
  readonly redis: () => Promise<number>;
}

export interface Outcome {
  readonly kinds: ReadonlyMap<Kind, Turn>;
  /** So many states a watcher got while one kind was played. */
  readonly statesEach: number;
  readonly stops: Stops;
}

export async function takeTurns(asked: Asked): Promise<Outcome> {
  const numbers = Array.from({ length: asked.nodes }, (_, at) => at);
  const files = numbers.map((at) => join(asked.folder, `stops-${asked.nodes}-${at}.json`));
  const servers = await Promise.all(
    files.map((file) => startServer({ ...asked.environment, COLLECTED_TO: file }, PROGRAM)),
  );
  const { kinds, states } = await takeTurnsOn(servers, asked);
  await Promise.all(servers.map((server) => server.stop()));
  return {
    kinds: new Map(Array.from(kinds, ([kind, turns]) => [kind, together(turns)])),
    statesEach: states / asked.watchers / (kinds.size - 1),
    stops: readStops(files),
  };
}

async function takeTurnsOn(
  servers: readonly Server[],
  { watchers, moves, redis }: Asked,
): Promise<{ readonly kinds: ReadonlyMap<Kind, Turn[]>; readonly states: number }> {
  const [urls, pids] = [servers.map(({ url }) => url), servers.map(({ pid }) => pid)];
  const [whites = "", blacks = whites] = urls;
  const table = await openTable(whites, blacks, false);
  const crowd = await gather(table.roomId, watchers, urls);
  const spent = async () => [
    ...pids.map(cpuSeconds),
    await redis(),
    ownSeconds(),
    cpuSeconds(crowd.pid),
    waitedUs(crowd.pid) / 1e6,
    performance.now() / 1e3,
  ];

  async function play(where: Kind, count: number): Promise<Turn> {
    if (where !== "nowhere") await crowd.all({ event: "watchRoom", where });
    await pause(SETTLE_MS);
    const before = await spent();
    const played = await playMoves(table, count, pids);
    const cpu = (await spent()).map((after, at) => after - (before[at] ?? 0));
    const [heldUp = 0, took = 0] = cpu.splice(-2);
    if (where !== "nowhere") await crowd.all({ event: "leaveRoom", where });
    return { moves: played, cpu, heldUp, took };
  }

  const names: readonly Kind[] = [
    "nowhere",
    "everywhere",
    ...(urls.length > 2 ? ["last" as const] : []),
  ];
  const kinds = new Map(names.map((kind) => [kind, [] as Turn[]]));
  for (const kind of names) await play(kind, WARM_UP_MOVES / names.length);
  const statesBefore = await crowd.all();
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [kind, turns] of kinds) turns.push(await play(kind, moves / TURNS));
  const states = (await crowd.all()) - statesBefore;
  table.close();
  crowd.end();
  return { kinds, states };
}

function together(turns: readonly Turn[]): Turn {
  const sum = (of: (turn: Turn) => number) => turns.reduce((all, turn) => all + of(turn), 0);
  return {
    moves: turns.flatMap(({ moves }) => moves),
    cpu: (turns[0]?.cpu ?? []).map((_, at) => sum(({ cpu }) => cpu[at] ?? 0)),
    heldUp: sum(({ heldUp }) => heldUp),
    took: sum(({ took }) => took),
  };
}

/** Of this process, who is both players. */
function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
