// How often a player may call each event, what is told about it, and who is cut for going on (X2).
import {
  type CommandName,
  type RateLimitNotice,
  type RefusalCode,
  REFUSAL_SENTENCES,
} from "@kingrow/protocol";
import type { Actor } from "@kingrow/room";
import type { Limits } from "../base/limits.ts";
import { Overload } from "./overload.ts";
import type { Recorder } from "./recorder.ts";
import type { Bar } from "./rooms.ts";
import { Windows } from "./windows.ts";

/** A socket that calls, as far as its limits need it. */
export interface Caller {
  readonly id: string;
  readonly data: { readonly session: { readonly actor: Actor } };
  emit(event: "rateLimitExceeded", notice: RateLimitNotice): unknown;
}

/** Why a call is refused before anything is done for it. */
export interface CallRefusal {
  readonly code: "RATE_LIMITED" | "OVERLOADED";
  /** Only with OVERLOADED. */
  readonly retryInMs?: number;
}

export interface CallsDependencies {
  readonly limits: Pick<Limits, "rates" | "refusals" | "callsInFlight">;
  /** Milliseconds, steady. */
  readonly now: () => number;
  /** Time of day in epoch ms: what a client compares with its own. */
  readonly wall: () => number;
  readonly recorder: Recorder;
  /** Closes the connection of a caller that floods. */
  readonly cut: (caller: Caller) => void;
}

export class CallLimits {
  readonly #given: CallsDependencies;
  readonly #overload: Overload;
  readonly #windows: ReadonlyMap<CommandName, Windows>;
  readonly #refusals: Windows;
  /** Until when each socket has been told of a limit, by event. */
  readonly #noticed = new WeakMap<Caller, Map<CommandName, number>>();

  constructor(given: CallsDependencies) {
    const { limits, now } = given;
    this.#given = given;
    this.#overload = new Overload(limits.callsInFlight);
    this.#windows = new Map(
      namesOf(limits.rates).map((name) => [name, new Windows(limits.rates[name], now)]),
    );
    this.#refusals = new Windows(limits.refusals, now);
  }

  get underWay(): number {
    return this.#overload.underWay;
  }

  /** A call that is not refused must be ended with `end`. */
  begin(caller: Caller, name: CommandName): CallRefusal | undefined {
    const { recorder } = this.#given;
    const callClass = this.#overload.refuses(name);
    if (callClass !== undefined) {
      recorder.shed(callClass);
      return { code: "OVERLOADED", retryInMs: this.#overload.retryInMs() };
    }
    const verdict = this.#windows.get(name)?.take(caller.data.session.actor.owner);
    if (verdict?.allowed === false) {
      recorder.limited("key");
      this.tellLimited(caller, name, verdict.resetsIn);
      this.refused(caller, "RATE_LIMITED");
      return { code: "RATE_LIMITED" };
    }
    this.#overload.begin();
    return undefined;
  }

  end(): void {
    this.#overload.end();
  }

  retryInMs(): number {
    return this.#overload.retryInMs();
  }

  /** The call was answered with this code; a caller who is refused too often is cut. */
  refused(caller: Caller, code: RefusalCode | "OK"): void {
    if (code !== "INVALID_REQUEST" && code !== "RATE_LIMITED") return;
    const verdict = this.#refusals.take(caller.id);
    if (!verdict.allowed) this.#given.cut(caller);
  }

  /** A limit of the address was met; one that passes with time is told. */
  barred(caller: Caller, name: CommandName, { resetsIn }: Bar): void {
    if (resetsIn !== undefined) this.tellLimited(caller, name, resetsIn);
  }

  /** Once in each window of this event and socket. */
  tellLimited(caller: Caller, event: CommandName, resetsIn: number): void {
    const { now, wall } = this.#given;
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

function namesOf<N extends string>(record: Readonly<Record<N, unknown>>): readonly N[] {
  const names: N[] = [];
  for (const name in record) names.push(name);
  return names;
}
