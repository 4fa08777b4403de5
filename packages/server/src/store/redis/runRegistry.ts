// Heartbeats in Redis: each node notes its run twice a second and reads all others.
import type { RedisLink } from "../../redis/link.ts";
import { asList, asNumber, asPairs } from "../../redis/replies.ts";
import { runScript } from "../../redis/script.ts";
import { KEYS } from "./layout.ts";
import { BEAT } from "./scripts.ts";

/** The registry as one heartbeat read it. */
export interface RegistryReading {
  /** Redis' clock, epoch ms. */
  readonly time: number;
  /** The last heartbeat of every run, on the same clock. */
  readonly beats: ReadonlyMap<string, number>;
}

/**
 * Notes a heartbeat. Redis ignores one that comes after its caller gave up, when Redis itself stood still: otherwise
 * the run would seem to have lived until then, and a disconnected player would lose that time on the clock.
 * @param timeAt a moment of the steady clock as a time of Redis, if that is known
 * @throws RedisTimeout, ErrorReply
 */
export async function noteRun(
  link: RedisLink,
  run: string,
  timeAt: (moment: number) => number | undefined,
): Promise<RegistryReading> {
  const giveUpAt = link.timeToAnswer();
  const values = [run, String(timeAt(giveUpAt) ?? "")];
  const call = { script: BEAT, keys: [KEYS.nodes], values };
  const [time, beats] = asList(await runScript(link, call, giveUpAt));
  const read = asPairs(beats).map(([name, beatAt]) => [name, asNumber(beatAt)] as const);
  return { time: asNumber(time), beats: new Map(read) };
}

/** Takes a run off the registry. */
export async function forgetRun(link: RedisLink, run: string): Promise<void> {
  await link.send(KEYS.nodes, ["ZREM", KEYS.nodes, run]);
}
