// A gate line to a real server: one small write, then WAITAOF on the same connection.
import type { GateLine } from "./durabilityGate.ts";
import { probeKey } from "./layout.ts";
import { asList, asNumber } from "../../redis/replies.ts";
import type { RedisConnection } from "../../redis/connection.ts";

/** Longer than a second, after which `appendfsync everysec` has written. */
const WAIT_MS = "1500";
const KEY = probeKey("p00");

/** WAITAOF speaks of the writes of its own connection, so both are sent together. */
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
