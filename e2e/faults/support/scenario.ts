// Plays many real games on several nodes while a test causes faults, and then checks every promise.
import { setTimeout as pause } from "node:timers/promises";
import { JOIN_DELAY_MS } from "@kingrow/client";
import { RECONNECTION_DELAY_MAX_MS } from "@kingrow/protocol";
import { expect } from "vitest";
import { ARCHIVE } from "../../support/archive.ts";
import type { Cluster } from "./cluster.ts";
import { createRandom, type Random } from "@kingrow/rules/testing";
import { countBreaches, NodesJournal, percentiles, report } from "./journal.ts";
import { playOn } from "./games.ts";
import type { Match } from "./match.ts";
import { GAMES, scaled, SEED } from "./scale.ts";
import { readScript } from "../../support/script.ts";

/** Thinking time of a player. Many games at this pace leave the machine time for the faults. */
const PACE_MS = scaled(400, 3_000);
/** Tables open one after the other, within this time. */
const OPENING_MS = scaled(500, 8_000);
/** A room without progress for that long is stuck. */
const PATIENCE_MS = scaled(120_000, 150_000);
/**
 * The bound for clients that lost their connection. A short run shares the machine with other tests, so
 * there the bound only shows that all came back.
 */
const RESUMED_WITHIN_MS = scaled(40_000, 5_000);
/**
 * If no node accepts connections for a while, the return takes the client's longest pause between two
 * attempts, and the join.
 */
export const ALL_AWAY_MS = scaled(60_000, RECONNECTION_DELAY_MAX_MS + JOIN_DELAY_MS + 2_000);

export interface Scenario {
  readonly journal: NodesJournal;
  readonly random: Random;
  /** Waits until each table has played `steps` more steps on average. */
  readonly gotOn: (steps: number) => Promise<void>;
}

/** Facts about the faults for the report, such as the number of kills or the longest outage. */
export type FaultReport = Readonly<Record<string, unknown>>;

/** Plays until the faults are over and all games have continued after them. */
export async function expectPromisesKept(
  { url }: Cluster,
  name: string,
  fault: (scenario: Scenario) => Promise<FaultReport>,
  resumedWithinMs = RESUMED_WITHIN_MS,
): Promise<NodesJournal> {
  const [journal, random] = [new NodesJournal(), createRandom(SEED)];
  let isOver = false;
  const nextScript = () => readScript(random.between(0, ARCHIVE.length - 1));
  const session = { url, journal, nextScript, isOver: () => isOver, paceMs: PACE_MS };
  const tables = Array.from({ length: GAMES }, async (_, table) => {
    await pause((table * OPENING_MS) / GAMES);
    return playOn(session);
  });
  const gotOn = (steps: number) => waitForMoves(journal, steps);
  await waitFor(() => journal.startedGames >= GAMES);
  const facts = await fault({ journal, random, gotOn })
    .then(async (done) => {
      await gotOn(2);
      return done;
    })
    .finally(() => void (isOver = true));
  const interrupted = await Promise.all(tables);
  await checkOpen(interrupted, journal);
  printReport(name, facts, journal);
  expect(journal.breaches).toEqual([]);
  expect(percentiles(journal.resumes).p99).toBeLessThanOrEqual(resumedWithinMs);
  return journal;
}

function waitForMoves(journal: NodesJournal, steps: number): Promise<void> {
  const enough = journal.ackedMoves + steps * GAMES;
  return waitFor(() => journal.ackedMoves >= enough);
}

/** Also returns after the patience, because a stuck player reports itself. */
async function waitFor(isSo: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!isSo() && Date.now() < giveUpAt) await pause(20);
}

async function checkOpen(
  matches: readonly (Match | undefined)[],
  journal: NodesJournal,
): Promise<void> {
  const open = matches.filter((match) => match !== undefined).filter(({ roomId }) => roomId);
  const verdicts = await Promise.all(open.map((match) => match.check()));
  for (const { kind, what } of verdicts.flat()) journal.breach(kind, what);
  for (const match of open) match.close();
}

function printReport(name: string, facts: FaultReport, journal: NodesJournal): void {
  const { ackedMoves, refusedMoves, seenMoves, startedGames, finishedGames, gaveUp } = journal;
  report(name, {
    ...facts,
    games: startedGames,
    finishedGames,
    ackedMoves,
    ...countBreaches(journal.breaches),
    "moves refused at first": refusedMoves,
    "moves found on the board": seenMoves,
    "older states shown": journal.olderStates,
    "times Try again was needed": gaveUp,
    "resumed after ms": percentiles(journal.resumes),
  });
}
