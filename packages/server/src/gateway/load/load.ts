// How busy the server is, and which calls it refuses at once before it is slow for all (X5).
import type { CommandName } from "@kingrow/protocol";
import { type Clock, every } from "@kingrow/time";
import type { LoadLimits } from "../../base/limits.ts";
import { CLASS_OF, type CallClass } from "./callClasses.ts";
import { createKinds } from "./callKinds.ts";
import { areMany, createLap, createLaps } from "./laps.ts";
import { createShares, type Shares } from "./shares.ts";
import { createUnderWay } from "./underWay.ts";

export interface Load {
  /** A call from this address, if it is known; without a name it is none of ours. */
  begin(name: CommandName | undefined, address: string | undefined): void;
  /** Of the same call. */
  end(name: CommandName | undefined, address: string | undefined): void;
  /**
   * A call waits for nothing but that time passes, and keeps nothing busy meanwhile. It stays one of those
   * of its address, for they all go on at once.
   */
  readonly idle: (wait: Promise<unknown>, address: string | undefined) => Promise<void>;
  /** The class of the call if the server is too busy for it. */
  sheds(name: CommandName, address: string | undefined): CallClass | undefined;
  /** It makes much of the calls while others call, and this lap of the event loop has taken such calls for long enough. */
  readonly givesWay: (address: string) => boolean;
  /** Nothing at all would be refused now. */
  readonly isCalm: boolean;
  /** When whoever was refused may come again: spread out, so that not all come together. */
  retryInMs(): number;
  readonly inFlight: number;
  /** So many calls may be in flight now. */
  readonly mostInFlight: number;
  stop(): void;
}

/** At which part of the limits each class is refused. */
const SHARES: Readonly<Record<CallClass, number>> = {
  rooms: 0.5,
  joins: 0.6,
  ready: 0.8,
  moves: 1,
};
/** Of its class's part, what an address gets that makes a large part of the calls; the others get their own beside it. */
const OF_LARGE = 0.8;
/** What comes from such addresses is taken for so long in one lap of the event loop, and the rest in its turn. */
const LARGE_MS = 4;
const LOOK_MS = 20;
/** How much one look counts: a single standstill refuses nobody, a lasting one does. */
const WEIGHT = 0.2;
const RETRY_MS = 1_000;
/**
 * Those who wait for their turn come again and again, and each time costs: the more are refused, the later they
 * may come. Together they wait no longer for it, for as many are served as before, or a few more. Where few are
 * refused, as after a standstill, there is a place for them at once, and hardly anybody else to come again.
 */
const LEAST_PATIENCE = 0.3;
const MOST_PATIENCE = 3;
const PATIENCE_GROWS = 1.02;

/** There are as many calls in flight as are answered in time, and the rest is refused at once. */
export function createLoad(limits: LoadLimits, steady: Clock): Load {
  const [calls, kinds] = [createUnderWay(limits, steady.now), createKinds(limits.callsInFlight)];
  const shares = createShares(steady.now);
  const [lateness, refusals] = [createLateness(steady.now), createRefusals(steady.now)];
  const stop = every(steady, LOOK_MS, () => {
    lateness.look();
    refusals.look(calls.ended);
    calls.look();
  });
  /** Only moves keep moves out: what was taken of the rest before the server was seen to be busy does not. */
  const levelFor = (callClass: CallClass, without = 0) =>
    callClass === "moves"
      ? kinds.moves / calls.most
      : Math.max((calls.count - without) / calls.most, lateness.ms / limits.loopDelayMs);
  /** Whoever makes the server busy is refused before those who only meet it so. */
  function isOver(callClass: CallClass, address = ""): boolean {
    const share = SHARES[callClass];
    if (shares.isLarge(address)) return levelFor(callClass) >= share * OF_LARGE;
    if (!shares.hasLarge) return levelFor(callClass) >= share;
    // Moves are counted by themselves, and there are too many of them to look through all the others for each.
    const ofLarge = callClass === "moves" ? 0 : kinds.busyFrom(shares.isLarge);
    return levelFor(callClass, ofLarge) >= share + OF_LARGE;
  }

  /** Nobody is kept out by whoever is the only one here. */
  const isTooMuch = (callClass: CallClass, address = "") =>
    callClass !== "moves" && kinds.hasMost(address) && !shares.isAlone(address);

  return {
    begin(name, address) {
      if (address !== undefined) shares.count(address);
      kinds.note(name, address, 1);
      calls.begin();
    },
    end(name, address) {
      kinds.note(name, address, -1);
      calls.end();
      if (name !== undefined) refusals.noteEnded(CLASS_OF[name]);
    },
    async idle(wait, address) {
      const goOn = [calls.rest(), kinds.rest(address)];
      await wait;
      for (const go of goOn) go();
    },
    sheds(name, address) {
      const callClass = CLASS_OF[name];
      const isFull = isTooMuch(callClass, address) || isOver(callClass, address);
      if (!isFull && !refusals.isOverFor(callClass)) return undefined;
      refusals.noteRefused(callClass);
      if (address !== undefined) shares.count(address);
      return callClass;
    },
    givesWay: createWay(shares, steady.now),
    get isCalm() {
      return levelFor("rooms") < SHARES.rooms * OF_LARGE;
    },
    retryInMs: refusals.retryInMs,
    get inFlight() {
      return calls.count;
    },
    get mostInFlight() {
      return calls.most;
    },
    stop,
  };
}

/** What many refusals lead to: laps take calls for a while only, and whoever is refused is sent away for longer. */
function createRefusals(now: () => number) {
  const [laps, patience] = [createLaps(now), createPatience()];
  return {
    ...laps,
    noteRefused(callClass: CallClass): void {
      laps.noteRefused(callClass);
      patience.noteRefused();
    },
    look(ended: number): void {
      laps.look();
      patience.look(ended);
    },
    retryInMs: patience.retryInMs,
  };
}

/** The longer many are refused, the longer they are sent away. */
function createPatience() {
  /** Since the last look. */
  let refused = 0;
  let patience = LEAST_PATIENCE;
  return {
    noteRefused: () => void (refused += 1),
    look(ended: number): void {
      patience *= areMany(refused, ended) ? PATIENCE_GROWS : 1 / PATIENCE_GROWS;
      patience = Math.min(MOST_PATIENCE, Math.max(LEAST_PATIENCE, patience));
      refused = 0;
    },
    retryInMs: () => Math.round(RETRY_MS * patience * (0.5 + Math.random())),
  };
}

/** Whose turn it is to wait in this lap: while others call, those who make much of the calls. */
function createWay({ isLarge, isAlone }: Shares, now: () => number): Load["givesWay"] {
  const lap = createLap(now, LARGE_MS);
  return (address) => isLarge(address) && !isAlone(address) && lap.isLong();
}

/** How late timers are, on average of the last looks. */
function createLateness(now: () => number) {
  let ms = 0;
  let dueAt = now() + LOOK_MS;
  return {
    look(): void {
      const late = Math.max(0, now() - dueAt);
      ms += (late - ms) * WEIGHT;
      dueAt = now() + LOOK_MS;
    },
    get ms() {
      return ms;
    },
  };
}
