// Reads of the queues of playNow: many players who ask at the same time share one read.
import type { RoomOptions } from "@kingrow/protocol";
import { pause } from "@kingrow/time";
import type { RedisLink } from "../../redis/link.ts";
import { queueOf, type WaitingRoom } from "../indexes.ts";
import { queueRows } from "./indexReads.ts";

/** Between two reads of one queue: a read goes through all partitions. */
const SPACING_MS = 50;

interface Read {
  readonly begunAt: number;
  /** The read that begins after this one's spacing, once somebody waits for it. */
  next?: Promise<Iterable<WaitingRoom>> | undefined;
}

/** Each caller gets what a read that began after its call has found. */
export function createQueueReads(
  link: RedisLink,
): (options: RoomOptions) => Promise<Iterable<WaitingRoom>> {
  const { steady } = link;
  const reads = new Map<string, Read>();

  function begin(options: RoomOptions): Promise<Iterable<WaitingRoom>> {
    reads.set(queueOf(options), { begunAt: steady.now() });
    return queueRows(link, options);
  }

  return (options) => {
    const last = reads.get(queueOf(options));
    const early = last === undefined ? 0 : last.begunAt + SPACING_MS - steady.now();
    if (last === undefined || early <= 0) return begin(options);
    last.next ??= pause(steady, early).then(() => begin(options));
    return last.next;
  };
}
