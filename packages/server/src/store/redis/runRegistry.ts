// The runs of nodes in Redis: each notes its own twice a second and reads all others.
import { nodesKey } from "./layout.ts";
import type { RedisLink } from "../../redis/link.ts";
import { asList, asNumber, asPairs } from "../../redis/replies.ts";
import { runScript } from "./runScript.ts";
import { BEAT } from "./scripts.ts";

/** What one beat showed. */
export interface RegistryReading {
  /** Redis' clock, epoch ms. */
  readonly time: number;
  /** Every run by when it last beat, on the same clock. */
  readonly beats: ReadonlyMap<string, number>;
}

/**
 * A note that nobody waits for any more must not be taken later, when Redis has stood still: the run would seem to
 * have lived until then, and a player who was cut off with it would pay for the time.
 * @param timeAt a moment of the steady clock as Redis will say it, if that is known
 * @throws RedisTimeout, ErrorReply
 */
export async function noteRun(
  link: RedisLink,
  run: string,
  timeAt: (moment: number) => number | undefined,
): Promise<RegistryReading> {
  const giveUpAt = link.timeToAnswer();
  const values = [run, String(timeAt(giveUpAt) ?? "")];
  const call = { script: BEAT, keys: [nodesKey()], values };
  const [time, beats] = asList(await runScript(link, call, giveUpAt));
  const read = asPairs(beats).map(([name, beatAt]) => [name, asNumber(beatAt)] as const);
  return { time: asNumber(time), beats: new Map(read) };
}

/** Takes a run off the registry. */
export async function forgetRun(link: RedisLink, run: string): Promise<void> {
  await link.send(nodesKey(), ["ZREM", nodesKey(), run]);
}
