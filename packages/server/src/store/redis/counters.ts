// Counters in Redis, for limits that all nodes share.
import { within } from "@kingrow/time";
import type { RedisLink } from "../../redis/link.ts";
import { runScript, type Script, script } from "../../redis/script.ts";

/** Longer than a healthy Redis takes. Without an answer the limit does not apply. */
const TIMEOUT_MS = 250;

interface Call {
  readonly keys: readonly string[];
  readonly arguments: readonly string[];
}

export function createCounters(link: RedisLink) {
  /** By text; there are a handful of them. */
  const scripts = new Map<string, Script>();

  function scriptOf(text: string): Script {
    const known = scripts.get(text) ?? script(text);
    scripts.set(text, known);
    return known;
  }

  return {
    /** Rejects when Redis does not answer in time. The command keeps its own, longer timeout: that one restarts the connection. */
    eval(text: string, { keys, arguments: values }: Call): Promise<unknown> {
      const answer = runScript(link, { script: scriptOf(text), keys, values });
      return within(link.steady, TIMEOUT_MS, { answer, late: timedOut });
    },
  };
}

function timedOut(): Error {
  return new Error("Redis did not answer a counter in time");
}
