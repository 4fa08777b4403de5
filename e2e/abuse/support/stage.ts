// One server, reference games on it, an attack beside them: what it was like before, during and after, and while another server was attacked.
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@kingrow/protocol/testing";
import { makeDataDir, removeDataDir, type Server, startServer } from "../../support/server.ts";
import { type AttackOrder, attackFor } from "./attackers.ts";
import { startGames } from "./games.ts";
import { CAN_COLLECT, type Held, heldAtRest, heldBy } from "./held.ts";
import { type Processor, processorOf, shareOf, type Usage, usageOf } from "./usage.ts";

export interface StagePlan {
  readonly names: readonly string[];
  readonly attackers: number;
  readonly games: number;
  readonly quietMs: number;
  readonly attackMs: number;
}

export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
}

export interface Figures {
  readonly name: string;
  readonly attackers: number;
  readonly quiet: Waits;
  /** While the same attack went to another server beside, with which this one shares the machine and nothing else. */
  readonly elsewhere: Waits;
  readonly attacked: Waits;
  /** What the server's main thread got of a core, and how long it waited for one, as shares of the time. */
  readonly processor: { readonly quiet: Processor; readonly attacked: Processor };
  /** Before anybody attacked this server. */
  readonly cold: Held;
  readonly before: Held;
  /** With what nobody has collected yet. */
  readonly peak: Usage;
  readonly after: Held;
  readonly logBytes: number;
  /** What must never be: the server's end, surprises in its log, honest players who lost something. */
  readonly faults: readonly string[];
}

const WARM_UP_MS = 2_000;
const OTHER_ADDRESSES = 500;
/**
 * So long the first attack goes on at least: meanwhile V8's helper compiles what attacks call for, half a second in
 * three, on the core of the main thread where attackers have the other one. After a shorter one the next meets that still.
 */
const FIRST_ATTACK_MS = 6_000;
/** So long the server may take to give back what the attack took. */
const SETTLES_WITHIN_MS = 20_000;
const LOOK_MS = 100;

export async function stage(plan: StagePlan): Promise<Figures> {
  return withServer((server) => withServer((other) => playBeside(server, other, plan)));
}

async function withServer<T>(use: (server: Server) => Promise<T>): Promise<T> {
  const dataDir = makeDataDir();
  const server = await startServer(dataDir, await freePort(), { nodeOptions: CAN_COLLECT });
  try {
    return await use(server);
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
}

/**
 * The first attack makes Node take the room it works in and compile what it does, and it keeps that: what counts
 * is what the next one takes. So there is one before, from other addresses, for those that flooded have to wait.
 */
async function playBeside(server: Server, other: Server, plan: StagePlan): Promise<Figures> {
  const games = await startGames(server.url, plan.games);
  await pause(WARM_UP_MS);
  const cold = await heldBy(server);
  const milliseconds = Math.max(plan.attackMs, FIRST_ATTACK_MS);
  const first = { ...orderOf(plan), milliseconds, firstAddress: OTHER_ADDRESSES };
  await Promise.all([server, other].map(({ port }) => attackFor({ ...first, port })));
  await heldAtRest(server, { ...cold, megabytes: Number.POSITIVE_INFINITY }, SETTLES_WITHIN_MS);
  games.take();
  const seeQuiet = watchProcessor(server);
  await pause(plan.quietMs);
  const quiet = waitsOf(games.take());
  const processorQuiet = seeQuiet();
  await attackFor({ ...orderOf(plan), port: other.port }, () => void games.take());
  const elsewhere = waitsOf(games.take());
  const before = await heldBy(server);
  const logged = server.output().length;
  const order = { ...orderOf(plan), port: server.port };
  let seeAttacked = watchProcessor(server);
  const attack = attackFor(order, () => {
    games.take();
    seeAttacked = watchProcessor(server);
  });
  const peak = await watchPeak(server, attack);
  const attacked = waitsOf(games.take());
  const processor = { quiet: processorQuiet, attacked: seeAttacked() };
  const logBytes = server.output().length - logged;
  const after = await heldAtRest(server, before, SETTLES_WITHIN_MS);
  await games.stop();
  const faults = [...games.faults, ...faultsOf(server)];
  const name = plan.names.length === 1 ? `${plan.names[0]}` : "all of them";
  return {
    name,
    attackers: plan.attackers,
    quiet,
    elsewhere,
    attacked,
    processor,
    cold,
    before,
    peak,
    after,
    logBytes,
    faults,
  };
}

/** What it got since this was called. */
function watchProcessor({ pid }: Server): () => Processor {
  const [from, begunAt] = [processorOf(pid), performance.now()];
  return () => shareOf(from, processorOf(pid), performance.now() - begunAt);
}

function orderOf({ names, attackers, attackMs }: StagePlan): Omit<AttackOrder, "port"> {
  return { names, attackers, milliseconds: attackMs };
}

/** The most the server held while the attack went on. */
async function watchPeak(server: Server, attack: Promise<void>): Promise<Usage> {
  const over = { isSo: false };
  void attack.finally(() => void (over.isSo = true));
  let peak: Usage = { megabytes: 0, descriptors: 0 };
  while (!over.isSo && server.isRunning()) {
    const now = usageOf(server.pid);
    peak = {
      megabytes: Math.max(peak.megabytes, now.megabytes),
      descriptors: Math.max(peak.descriptors, now.descriptors),
    };
    await pause(LOOK_MS);
  }
  await attack;
  return peak;
}

/** What the server's own log and its state tell against it. */
export function faultsOf(server: Server): readonly string[] {
  const surprises = ["uncaught exception", "unhandled rejection"].flatMap((what) => {
    const count = server.output().split(`"${what}"`).length - 1;
    return count === 0 ? [] : [`${count} lines of ${what} in the log`];
  });
  return server.isRunning() ? surprises : ["the server has ended", ...surprises];
}

function waitsOf(waits: readonly number[]): Waits {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), moves: sorted.length };
}
