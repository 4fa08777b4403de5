// Limits of calls: the rate of each event per player, and one bound on all calls under way (X2, X5).
import {
  type CommandName,
  type RateLimitNotice,
  type RefusalCode,
  REFUSAL_SENTENCES,
} from "@kingrow/protocol";
import type { Actor } from "@kingrow/room";
import type { Limits } from "../base/limits.ts";
import type { CallClass, Recorder } from "./recorder.ts";
import type { Bar } from "./rooms.ts";
import { type Counters, Windows } from "./windows.ts";

/** A socket that calls. */
export interface Caller {
  readonly id: string;
  readonly data: { readonly session: { readonly actor: Actor } };
  emit(event: "rateLimitExceeded", notice: RateLimitNotice): unknown;
}

/** Why a call is refused before it is parsed. */
export interface CallRefusal {
  readonly code: "RATE_LIMITED" | "OVERLOADED";
  /** Only with OVERLOADED. */
  readonly retryInMs?: number;
}

export interface CallDoorOptions {
  readonly limits: Limits;
  /** Steady milliseconds. */
  readonly now: () => number;
  /** Epoch ms, which clients compare with their own time. */
  readonly wall: () => number;
  /** Shared counters of several nodes; missing on a single node. */
  readonly counters?: Counters | undefined;
  readonly recorder: Recorder;
  /** Closes the connection of a caller that floods. */
  readonly cut: (caller: Caller) => void;
}

/** What ends a game or frees a seat makes the server less busy, so it counts as a move. */
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

/** The part of the bound from which each class is refused. */
const SHARES: Readonly<Record<CallClass, number>> = {
  rooms: 0.2,
  joins: 0.25,
  ready: 0.4,
  moves: 1,
};

/** Half more or less by chance, so that not all refused callers retry together. */
const RETRY_MS = 2_000;

export class CallLimits {
  readonly #options: CallDoorOptions;
  readonly #windows = new Map<CommandName, Windows>();
  readonly #refusals: Windows;
  /** Until when each socket knows of a limit, by event. */
  readonly #noticed = new WeakMap<Caller, Map<CommandName, number>>();
  #underWay = 0;

  constructor(options: CallDoorOptions) {
    const { limits, now } = options;
    this.#options = options;
    let name: CommandName;
    for (name in limits.rates) this.#windows.set(name, new Windows(limits.rates[name], now));
    this.#refusals = new Windows(limits.refusals, now);
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** A call that is not refused must be ended with `end`. */
  begin(caller: Caller, name: CommandName): CallRefusal | undefined {
    const { limits, recorder } = this.#options;
    const callClass = CLASS_OF[name];
    if (this.#underWay >= limits.callsInFlight * SHARES[callClass]) {
      recorder.shed(callClass);
      return { code: "OVERLOADED", retryInMs: this.retryInMs() };
    }
    const resetsIn = this.#windows.get(name)?.take(caller.data.session.actor.owner);
    if (resetsIn !== undefined) {
      recorder.limited("key");
      this.#notify(caller, name, resetsIn);
      this.refused(caller, "RATE_LIMITED");
      return { code: "RATE_LIMITED" };
    }
    this.#underWay += 1;
    return undefined;
  }

  end(): void {
    this.#underWay -= 1;
  }

  retryInMs(): number {
    return Math.round(RETRY_MS * (0.5 + Math.random()));
  }

  /** Call it with the code of each answer: a caller that is refused too often is disconnected. */
  refused(caller: Caller, code: RefusalCode | "OK"): void {
    if (code !== "INVALID_REQUEST" && code !== "RATE_LIMITED") return;
    if (this.#refusals.take(caller.id) !== undefined) this.#options.cut(caller);
  }

  /** A limit of the address refused the call; the caller is notified if the limit ends with time. */
  barred(caller: Caller, name: CommandName, { resetsIn }: Bar): void {
    if (resetsIn !== undefined) this.#notify(caller, name, resetsIn);
  }

  /** Once in each window of this event and socket. */
  #notify(caller: Caller, event: CommandName, resetsIn: number): void {
    const { now, wall } = this.#options;
    const until = this.#noticed.get(caller) ?? new Map<CommandName, number>();
    this.#noticed.set(caller, until);
    if ((until.get(event) ?? 0) > now()) return;
    until.set(event, now() + resetsIn);
    caller.emit("rateLimitExceeded", {
      event,
      message: REFUSAL_SENTENCES.RATE_LIMITED,
      resetTime: wall() + resetsIn,
      resetInMs: resetsIn,
      remaining: 0,
    });
  }
}
