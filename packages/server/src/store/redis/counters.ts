// Counting together in Redis, for limits that all nodes share: quick, or not at all.
import { within } from "@kingrow/time";
import type { RedisLink } from "../../redis/link.ts";
import { runScript } from "./runScript.ts";
import { type Script, script } from "./scripts.ts";

/** Longer than Redis takes when it is well; whoever asks has another way to count. */
const PATIENCE_MS = 250;

interface Call {
  readonly keys: readonly string[];
  readonly arguments: readonly string[];
}

/** As much of the `redis` package's client as a rate limiter calls. Rejects when Redis is not quick. */
export function createCounters(link: RedisLink) {
  /** There are a handful of them. */
  const scripts = new Map<string, Script>();

  function scriptOf(text: string): Script {
    const known = scripts.get(text) ?? script(text);
    scripts.set(text, known);
    return known;
  }

  return {
    isCluster: link.isCluster,
    async eval(text: string, { keys, arguments: values }: Call): Promise<unknown> {
      return soon(link, runScript(link, { script: scriptOf(text), keys, values }));
    },
  };
}

/** The command itself keeps its own, longer time: giving it up would replace the connection. */
function soon<T>({ steady }: RedisLink, answer: Promise<T>): Promise<T> {
  return within(steady, PATIENCE_MS, { answer, late: () => new Error("Redis is not quick") });
}
