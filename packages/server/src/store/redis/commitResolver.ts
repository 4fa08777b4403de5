// Finds out what became of changes whose answer got lost, as soon as Redis answers again.
import { setMaxListeners } from "node:events";
import { pause } from "@kingrow/time";
import type { CommitResult } from "../roomStore.ts";
import { type ChangeAnswer, type RoomChange } from "./change.ts";
import { type RedisLink, RedisTimeout } from "../../redis/link.ts";

/** More than these are forgotten: their rooms are seen again with their next change. */
const MOST_OPEN = 10_000;
const PAUSE_MS = 500;

export interface CommitResolver {
  /** Resolves when Redis has told. The change's time is over: if it is not in yet, it never will be. */
  resolve(change: RoomChange): Promise<CommitResult>;
  stop(): void;
}

export function createCommitResolver(
  link: Pick<RedisLink, "steady" | "timeToAnswer">,
  send: (change: RoomChange) => Promise<ChangeAnswer>,
): CommitResolver {
  const stopping = new AbortController();
  // Each open change waits with a listener of its own.
  setMaxListeners(MOST_OPEN, stopping.signal);
  let open = 0;

  async function ask(change: RoomChange): Promise<CommitResult | undefined> {
    try {
      return (await send({ ...change, giveUpAt: link.timeToAnswer() })).result;
    } catch (error) {
      // Any word from Redis other than "it is in" means that it is not.
      return error instanceof RedisTimeout ? undefined : "conflict";
    }
  }

  /** `undefined` when nobody is to know any more. */
  async function find(change: RoomChange): Promise<CommitResult | undefined> {
    for (;;) {
      await pause(link.steady, PAUSE_MS, stopping.signal);
      const result = stopping.signal.aborted ? undefined : await ask(change);
      if (result !== undefined || stopping.signal.aborted) return result;
    }
  }

  return {
    resolve: (change) =>
      new Promise((resolve) => {
        if (open >= MOST_OPEN) return;
        open += 1;
        void find(change).then((result) => {
          open -= 1;
          if (result !== undefined) resolve(result);
        });
      }),
    stop: () => stopping.abort(),
  };
}
