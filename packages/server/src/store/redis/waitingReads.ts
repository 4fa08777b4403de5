// Who waits for the same: many who ask at one time share one look through the partitions.
import { type AvailableRoom, LOBBY_LIMIT, type RoomOptions } from "@kingrow/protocol";
import { pause } from "@kingrow/time";
import type { RedisLink } from "../../redis/link.ts";
import { waitingIn } from "../indexes.ts";
import { shareReads } from "../shareReads.ts";
import { MOST_READ, oldestOpen } from "./indexReads.ts";

type Waiting = (options: RoomOptions, limit: number) => Promise<readonly AvailableRoom[]>;

/** Between the beginnings of two looks: nobody notices it, and a crowd makes fifty a second of them at most. */
const SPACING_MS = 20;

export function createWaitingReads(link: RedisLink): Waiting {
  const { steady } = link;
  let begunAt = Number.NEGATIVE_INFINITY;

  const read = shareReads(async () => {
    const early = begunAt + SPACING_MS - steady.now();
    if (early > 0) await pause(steady, early);
    begunAt = steady.now();
    return oldestOpen(link, LOBBY_LIMIT);
  });

  return async (options, limit) => {
    let rows = await read();
    for (let wanted = LOBBY_LIMIT; ; wanted *= 4) {
      const waiting = waitingIn(rows, options, limit);
      const isAll = rows.length < wanted || wanted >= LOBBY_LIMIT * MOST_READ;
      if (waiting.length > 0 || isAll) return waiting;
      // Rarely: a hundred wait longer, and all for something else.
      rows = await oldestOpen(link, wanted * 4);
    }
  };
}
