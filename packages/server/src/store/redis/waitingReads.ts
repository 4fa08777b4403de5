// Who waits for the same: many who ask at one time share one look through the partitions.
import { LOBBY_LIMIT } from "@kingrow/protocol";
import { pause } from "@kingrow/time";
import type { RedisLink } from "../../redis/link.ts";
import { waitingIn } from "../indexes.ts";
import type { OnRest, RoomStore } from "../roomStore.ts";
import { shareReads } from "../shareReads.ts";
import { MOST_READ, oldestOpen } from "./indexReads.ts";

/**
 * Between the beginnings of two looks: nobody notices it, a crowd makes twenty a second of them at most, and the more
 * who share one the more of them meet on this node, where the others need not hear of it.
 */
const SPACING_MS = 50;

export function createWaitingReads(link: RedisLink): RoomStore["waiting"] {
  const { steady } = link;
  let begunAt = Number.NEGATIVE_INFINITY;

  let next: { readonly over: Promise<void>; readonly rows: ReturnType<typeof read> } | undefined;

  const read = shareReads(() => {
    begunAt = steady.now();
    return oldestOpen(link, LOBBY_LIMIT);
  });

  function readAfter(over: Promise<void>) {
    const rows = over.then(() => {
      next = undefined;
      return read();
    });
    return { over, rows };
  }

  function look(onRest: OnRest | undefined) {
    const early = begunAt + SPACING_MS - steady.now();
    if (next === undefined && early <= 0) return read();
    next ??= readAfter(pause(steady, early));
    onRest?.(next.over);
    return next.rows;
  }

  return async (options, limit, onRest) => {
    let rows = await look(onRest);
    for (let wanted = LOBBY_LIMIT; ; wanted *= 4) {
      const waiting = waitingIn(rows, options, limit);
      const isAll = rows.length < wanted || wanted >= LOBBY_LIMIT * MOST_READ;
      if (waiting.length > 0 || isAll) return waiting;
      // Rarely: a hundred wait longer, and all for something else.
      rows = await oldestOpen(link, wanted * 4);
    }
  };
}
