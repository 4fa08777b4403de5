// Records what the players saw in a run, and checks the promises on it.
import type { RoomState } from "@kingrow/protocol";
import { quantile } from "../../support/quantile.ts";
import { fingerprintOf, type Script } from "../../support/script.ts";

/** Times are epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A step that the server acknowledged. */
export interface AckedStep {
  /** Which step of the script. */
  readonly index: number;
  readonly moveId: string;
  readonly version: number;
}

/** How a promise was broken; `other` is explained by its sentence alone. */
const BREACH_KINDS = ["lost", "twice", "seat", "stuck", "time", "other"] as const;
export type BreachKind = (typeof BREACH_KINDS)[number];

export interface Breach {
  readonly kind: BreachKind;
  readonly what: string;
}

/** Events of one run: the players write them, the checker reads them. */
export class Journal {
  readonly breaches: Breach[] = [];
  /** Milliseconds from the server being back to each player sitting again. */
  readonly resumes: number[] = [];
  ackedMoves = 0;
  /** Moves that were answered with "briefly unavailable", or the like, and sent again. */
  refusedMoves = 0;
  /** Moves without an answer that the board showed to be made. */
  seenMoves = 0;
  startedGames = 0;
  finishedGames = 0;
  /** How often a person had to press `Try again`. */
  gaveUp = 0;
  /** When the server was last ready after a fault, epoch milliseconds. */
  backAt = 0;
  /** Spans in which no player was served, as far as the run knows. */
  readonly outages: Span[] = [];
  /** Whether a broken connection of a player counts as an outage. */
  readonly areDropsOurs: boolean = false;

  breach(kind: BreachKind, what: string): void {
    this.breaches.push({ kind, what });
  }

  /** Ends an outage that began at `from`. */
  back(from: number): void {
    this.backAt = Date.now();
    this.outages.push({ from, to: this.backAt });
  }

  /** A player got an older state after a newer one; clients compare versions (rule W5). */
  fellBack(what: string): void {
    this.breach("lost", what);
  }

  /** A player has the seat again after a loss of the connection at `downAt`. */
  resumed(downAt: number): void {
    if (downAt < this.backAt) this.resumes.push(Date.now() - this.backAt);
  }
}

/** Nodes beat twice a second, a quarter of a second late at most. */
const MISSED_BY_NODES_MS = 1_000;

/** The journal for several nodes: one of them always serves, so the way back begins with the drop. */
export class NodesJournal extends Journal {
  override readonly areDropsOurs = true;
  olderStates = 0;

  /** A node does not notice an outage that is hardly longer than its heartbeat. */
  override back(from: number): void {
    super.back(from);
    if (this.backAt - from < MISSED_BY_NODES_MS) this.outages.pop();
  }

  /** States from several nodes may overtake each other on their way. */
  override fellBack(): void {
    this.olderStates += 1;
  }

  override resumed(downAt: number): void {
    this.resumes.push(Date.now() - Math.max(downAt, this.backAt));
  }
}

/**
 * Compares what is stored with what was promised: the board must be the one after all acknowledged
 * steps, or after one more that was on its way; versions grow with the steps.
 */
export function checkGame(script: Script, acked: readonly AckedStep[], final: RoomState): Breach[] {
  const stored = script.shown.indexOf(fingerprintOf(final));
  const count = acked.length;
  const breaches: Breach[] = [];
  const breach = (kind: BreachKind, what: string): void =>
    void breaches.push({ kind, what: `${final.id}: ${what}` });
  if (stored < 0) breach("twice", "the board is none of the game's");
  else if (stored < count) breach("lost", `${count} steps were acknowledged, ${stored} are stored`);
  else if (stored > count + 1)
    breach("twice", `${stored} steps are stored, only ${count} acknowledged`);
  for (const [k, { index, version }] of acked.entries()) {
    if (index !== k) breach("other", `step ${index} was acknowledged in place ${k}`);
    if (version <= (acked[k - 1]?.version ?? 0))
      breach("twice", `version ${version} was acknowledged for two steps`);
    if (version > final.version)
      breach("lost", `version ${version} was acknowledged, ${final.version} is stored`);
  }
  return breaches;
}

/** How many of each kind. */
export function countBreaches(breaches: readonly Breach[]): Readonly<Record<string, number>> {
  const count = (kind: BreachKind): number =>
    breaches.filter((breach) => breach.kind === kind).length;
  return Object.fromEntries(BREACH_KINDS.map((kind) => [kind, count(kind)]));
}

/** Prints the measurements of a run. Those of the long run are in docs/reliability.md. */
export function report(what: string, figures: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
}

export function percentiles(values: readonly number[]) {
  const at = (share: number): number => (values.length === 0 ? 0 : quantile(values, share));
  return { count: values.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
