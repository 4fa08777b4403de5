// The rest between two greetings of one connection; only a delivered greeting counts (O7).
import type { Outcome } from "../../keeper/outcome.ts";
import type { Caller } from "../transport/transport.ts";

const REST_MS = 5_000;

export interface Greetings {
  /** Sends a greeting, or answers `undefined` where the last one was delivered too short a time ago. */
  send(caller: Caller, greet: () => Promise<Outcome>): Promise<Outcome> | undefined;
}

/** @param now milliseconds */
export function createGreetings(now: () => number): Greetings {
  const restUntil = new WeakMap<Caller, number>();

  async function sendCounted(caller: Caller, greet: () => Promise<Outcome>): Promise<Outcome> {
    restUntil.set(caller, now() + REST_MS);
    const outcome = await greet();
    if (!isDelivered(outcome)) restUntil.delete(caller);
    return outcome;
  }

  return {
    send: (caller, greet) =>
      (restUntil.get(caller) ?? 0) > now() ? undefined : sendCounted(caller, greet),
  };
}

function isDelivered(outcome: Outcome): boolean {
  return outcome.ok && outcome.value.notices.some(({ type }) => type === "greeting");
}
