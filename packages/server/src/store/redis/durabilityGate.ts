// Delays answers until Redis has the change on its disk (WAITAOF), where the operator asks for it.
import type { Clock, Cancel } from "@kingrow/time";
import type { RedisConnection } from "../../redis/connection.ts";
import { type GiveUpAt, RedisTimeout } from "../../redis/link.ts";
import { asList, asNumber } from "../../redis/replies.ts";
import { probeKey } from "./layout.ts";

export interface DurabilityGate {
  /** Resolves when everything written so far is on disk. @throws RedisTimeout when the time is up. */
  pass(giveUpAt: GiveUpAt): Promise<void>;
  close(): void;
}

/** Redis' own `appendfsync` decides what an answer promises. */
export const OPEN_GATE: DurabilityGate = { pass: async () => {}, close: () => {} };

/** A connection of its own: WAITAOF blocks the commands behind it. */
export interface GateLine {
  /** Writes a key and waits until it is on disk. `false` means unknown. */
  reachDisk(): Promise<boolean>;
  close(): void;
}

/**
 * Under `appendfsync everysec` a wait takes up to a second. Enough lines for a wait to begin every
 * 100 ms.
 */
const SPACING_MS = 100;
export const GATE_LINES = 16;

/**
 * Redis' log is written in order: a later write on disk means that all earlier ones are. So one wait
 * serves all changes that were answered before it began.
 */
export function createDurabilityGate(lines: readonly GateLine[], steady: Clock): DurabilityGate {
  const idle = [...lines];
  let waiters: ((isOnDisk: boolean) => void)[] = [];
  let endSpacing: Cancel | undefined;

  function startWait(): void {
    endSpacing = undefined;
    const line = waiters.length === 0 ? undefined : idle.pop();
    if (line === undefined) return;
    endSpacing = steady.after(SPACING_MS, startWait);
    const served = waiters;
    waiters = [];
    void line
      .reachDisk()
      .catch(() => false)
      .then((isOnDisk) => {
        idle.push(line);
        for (const waiter of served) waiter(isOnDisk);
        if (endSpacing === undefined) startWait();
      });
  }

  function pass(giveUpAt: GiveUpAt): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new RedisTimeout("Redis did not reach its disk in time"));
      const cancel = steady.after(Math.max(0, giveUpAt - steady.now()), giveUp);
      waiters.push((isOnDisk) => {
        cancel();
        if (isOnDisk) resolve();
        else giveUp();
      });
      if (endSpacing === undefined) startWait();
    });
  }

  return {
    pass,
    close() {
      endSpacing?.();
      for (const line of lines) line.close();
    },
  };
}

/** Longer than a second, after which `appendfsync everysec` has written. */
const WAIT_MS = "1500";
const KEY = probeKey("p00");

/** WAITAOF waits for the writes of its own connection, so both commands are sent together. */
export function gateLineOn(connection: RedisConnection): GateLine {
  return {
    async reachDisk() {
      const written = connection.send(KEY, ["SET", KEY, "1"]);
      const waited = connection.send(KEY, ["WAITAOF", "1", "0", WAIT_MS]);
      const [, reply] = await Promise.all([written, waited]);
      const [local] = asList(reply);
      return asNumber(local) >= 1;
    },
    close: () => connection.destroy(),
  };
}
