// Finds out what became of changes whose answer got lost, as soon as Redis answers again.
import type { CommitResult } from "../roomStore.ts";
import { type ChangeAnswer, type RoomChange } from "./change.ts";
import { RedisTimeout, timeToAnswer } from "../../redis/link.ts";

/** More than these are forgotten: their rooms are seen again with their next change. */
const MOST_OPEN = 10_000;
const PAUSE_MS = 500;

export interface CommitResolver {
  /** Resolves when Redis has told. The change's time is over: if it is not in yet, it never will be. */
  resolve(change: RoomChange): Promise<CommitResult>;
  stop(): void;
}

export function createCommitResolver(
  send: (change: RoomChange) => Promise<ChangeAnswer>,
): CommitResolver {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  async function ask(change: RoomChange): Promise<CommitResult | undefined> {
    try {
      return (await send({ ...change, giveUpAt: timeToAnswer() })).result;
    } catch (error) {
      // Any word from Redis other than "it is in" means that it is not.
      return error instanceof RedisTimeout ? undefined : "conflict";
    }
  }

  function resolve(change: RoomChange): Promise<CommitResult> {
    return new Promise((resolve) => {
      const askLater = () => {
        if (stopped || timers.size >= MOST_OPEN) return;
        const timer = setTimeout(() => {
          timers.delete(timer);
          void ask(change).then((result) => (result === undefined ? askLater() : resolve(result)));
        }, PAUSE_MS).unref();
        timers.add(timer);
      };
      askLater();
    });
  }

  return {
    resolve,
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
