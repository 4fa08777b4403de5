// How busy the server is, and which calls it refuses at once before it is slow for all (X5).
import type { CommandName } from "@kingrow/protocol";
import { type Clock, every } from "@kingrow/time";
import type { LoadLimits } from "../limits.ts";
import { createShares } from "./shares.ts";
import { createUnderWay } from "./underWay.ts";

/** What is given up first comes first; moves of running games come last. */
export const CALL_CLASSES = ["rooms", "joins", "ready", "moves"] as const;
export type CallClass = (typeof CALL_CLASSES)[number];

export interface Load {
  /** A call from this address, if it is known. */
  begin(address: string | undefined): void;
  end(): void;
  /** A call waits for nothing but that time passes, and keeps nothing busy meanwhile. */
  idle(wait: Promise<unknown>): Promise<void>;
  /** The class of the call if the server is too busy for it. */
  sheds(name: CommandName, address: string | undefined): CallClass | undefined;
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
/** Whether timers that are late are a reason. Moves are none of theirs: they would not be earlier. */
const LATE: Readonly<Record<CallClass, 0 | 1>> = { rooms: 1, joins: 1, ready: 1, moves: 0 };
const LOOK_MS = 20;
/** How much one look counts: a single standstill refuses nobody, a lasting one does. */
const WEIGHT = 0.2;
const RETRY_MS = 1_000;
/**
 * Those who wait for their turn come again and again, and each time costs: the more are refused, the later they
 * may come. Together they wait no longer for it, for as many are served as before, or a few more.
 */
const MOST_PATIENCE = 3;
const PATIENCE_GROWS = 1.02;

/** There are as many calls in flight as are answered in time, and the rest is refused at once. */
export function createLoad(limits: LoadLimits, steady: Clock): Load {
  const { now } = steady;
  const calls = createUnderWay(limits, now);
  const shares = createShares(now);
  let delay = 0;
  let dueAt = now() + LOOK_MS;
  /** Since the last look. */
  let refused = 0;
  let patience = 1;

  function look(): void {
    const late = Math.max(0, now() - dueAt);
    delay += (late - delay) * WEIGHT;
    dueAt = now() + LOOK_MS;
    const isPressed = refused * 2 > calls.ended;
    patience *= isPressed ? PATIENCE_GROWS : 1 / PATIENCE_GROWS;
    patience = Math.min(MOST_PATIENCE, Math.max(1, patience));
    refused = 0;
    calls.look();
  }

  const stop = every(steady, LOOK_MS, look);
  const levelFor = (callClass: CallClass) =>
    Math.max(calls.count / calls.most, LATE[callClass] * (delay / limits.loopDelayMs));
  const isOver = (callClass: CallClass, share: number) => levelFor(callClass) >= share;
  /** Whoever makes the server busy is refused before those who only meet it so. */
  const shareOf = (callClass: CallClass, address = "") => {
    if (shares.isLarge(address)) return SHARES[callClass] * OF_LARGE;
    return SHARES[callClass] + (shares.hasLarge ? OF_LARGE : 0);
  };

  return {
    begin(address) {
      if (address !== undefined) shares.count(address);
      calls.begin();
    },
    end: calls.end,
    async idle(wait) {
      const goOn = calls.rest();
      await wait;
      goOn();
    },
    sheds(name, address) {
      const callClass = CLASS_OF[name];
      if (!isOver(callClass, shareOf(callClass, address))) return undefined;
      refused += 1;
      if (address !== undefined) shares.count(address);
      return callClass;
    },
    get isCalm() {
      return !isOver("rooms", SHARES.rooms * OF_LARGE);
    },
    retryInMs: () => Math.round(RETRY_MS * patience * (0.5 + Math.random())),
    get inFlight() {
      return calls.count;
    },
    get mostInFlight() {
      return calls.most;
    },
    stop,
  };
}

/** What ends a game or frees a seat makes the server less busy, and goes on as long as moves do. */
const CLASS_OF: Readonly<Record<CommandName, CallClass>> = {
  createRoom: "rooms",
  playNow: "joins",
  joinRoom: "joins",
  watchRoom: "joins",
  getAvailableRooms: "joins",
  playerReady: "ready",
  playAgain: "ready",
  offerDraw: "ready",
  takeback: "ready",
  greet: "ready",
  answerDraw: "moves",
  answerTakeback: "moves",
  movePiece: "moves",
  resign: "moves",
  claimWin: "moves",
  releaseSeat: "moves",
  leaveRoom: "moves",
};
