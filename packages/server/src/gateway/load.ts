// How busy the server is, and which calls it refuses at once before it is slow for all (X5).
import type { CommandName } from "@kingrow/protocol";
import { type Clock, every, steadyClock } from "@kingrow/time";
import type { LoadLimits } from "../limits.ts";

/** What is given up first comes first; moves of running games come last. */
export const CALL_CLASSES = ["rooms", "joins", "ready", "moves"] as const;
export type CallClass = (typeof CALL_CLASSES)[number];

export interface Load {
  begin(): void;
  end(): void;
  /** The class of the call if the server is too busy for it. */
  sheds(name: CommandName): CallClass | undefined;
  /** Nothing at all would be refused now. */
  readonly isCalm: boolean;
  /** When whoever was refused may come again: spread out, so that not all come together. */
  retryInMs(): number;
  readonly inFlight: number;
  stop(): void;
}

/** At which part of the limits each class is refused altogether. */
const SHARES: Readonly<Record<CallClass, number>> = {
  rooms: 0.5,
  joins: 0.6,
  ready: 0.8,
  moves: 1,
};
/** From which pressure on some calls of a class are refused; a little higher all of them are. */
const GIVES_WAY_AT: Readonly<Record<CallClass, number>> = {
  rooms: 0.5,
  joins: 0.6,
  ready: 0.75,
  // Only those for which this lap has no time left.
  moves: Number.POSITIVE_INFINITY,
};
/** Whether timers that are late are a reason. Moves are none of theirs: of them a lap takes only so many. */
const LATE: Readonly<Record<CallClass, 0 | 1>> = { rooms: 1, joins: 1, ready: 1, moves: 0 };
const GIVES_WAY_WITHIN = 0.2;
/** By then all new rooms are refused. */
const LAPS_ARE_BOUND_AT = 0.7;
/** A lap with fewer calls is long for another reason, such as a machine that is busy elsewhere: it takes them all. */
const LEAST_IN_A_LAP = 16;
const LOOK_MS = 20;
/** How much one look counts: a single standstill refuses nobody, a lasting one does. */
const WEIGHT = 0.2;
/** In laps that grow twice as long each time there is no time for many looks: a late one counts for so many. */
const MOST_LOOKS_AT_ONCE = 3;
const RETRY_MS = 1_000;

/**
 * A lap of the event loop takes what has come in since the last one, so calls wait about two laps. Under
 * pressure a lap takes new calls for `lapMs` only, and refuses the rest at once: the server is always
 * at work and never behind, however fast its machine is.
 */
export function createLoad(limits: LoadLimits, steady: Clock = steadyClock): Load {
  const { now } = steady;
  let inFlight = 0;
  let delay = 0;
  /** From 0, no lap is long with calls, to 1, all are: on average of the last looks. */
  let pressure = 0;
  let longestLap = 0;
  let lapBeganAt: number | undefined;
  let takenInLap = 0;
  let dueAt = now() + LOOK_MS;

  function look(): void {
    const late = Math.max(0, now() - dueAt);
    delay += (late - delay) * WEIGHT;
    const looks = Math.min(1 + late / LOOK_MS, MOST_LOOKS_AT_ONCE);
    const weight = 1 - (1 - WEIGHT) ** looks;
    pressure += (Math.min(1, longestLap / limits.lapMs) - pressure) * weight;
    longestLap = 0;
    dueAt = now() + LOOK_MS;
  }

  function endLap(): void {
    if (takenInLap >= LEAST_IN_A_LAP) longestLap = Math.max(longestLap, lapSoFar());
    lapBeganAt = undefined;
    takenInLap = 0;
  }

  /** Since the first call of this lap. */
  function lapSoFar(): number {
    if (lapBeganAt === undefined) {
      lapBeganAt = now();
      setImmediate(endLap);
    }
    return now() - lapBeganAt;
  }

  const stop = every(steady, LOOK_MS, look);
  const levelFor = (callClass: CallClass) =>
    Math.max(inFlight / limits.callsInFlight, LATE[callClass] * (delay / limits.loopDelayMs));
  const isLapOver = () =>
    pressure >= LAPS_ARE_BOUND_AT && takenInLap >= LEAST_IN_A_LAP && lapSoFar() >= limits.lapMs;
  const givesWay = (callClass: CallClass) =>
    Math.random() < (pressure - GIVES_WAY_AT[callClass]) / GIVES_WAY_WITHIN;

  return {
    begin() {
      inFlight += 1;
      takenInLap += 1;
      lapSoFar();
    },
    end: () => void (inFlight -= 1),
    sheds(name) {
      const callClass = CLASS_OF[name];
      const isOver = levelFor(callClass) >= SHARES[callClass] || isLapOver() || givesWay(callClass);
      return isOver ? callClass : undefined;
    },
    get isCalm() {
      return pressure < GIVES_WAY_AT.rooms && levelFor("rooms") < SHARES.rooms;
    },
    retryInMs: () => Math.round(RETRY_MS * (0.5 + Math.random())),
    get inFlight() {
      return inFlight;
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
