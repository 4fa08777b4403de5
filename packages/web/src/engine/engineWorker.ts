// The worker that thinks; the page starts it and ends it.
import { createEndgameShelf } from "./endgameShelf.ts";
import type { Order, Report } from "./port.ts";
import { createThinker } from "./thinker.ts";

/** 8 MB for what has been found out: with twice as much it gets no further in a second. */
const TABLE_BITS = 19;
const PIECES = 4;

/** A message to oneself waits behind the orders that have come, and no longer. */
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.addEventListener("message", () => waiting.shift()?.());
channel.port1.start();

const take = createThinker({
  now: () => performance.now(),
  later: (run, ms) => {
    if (ms > 0) return void setTimeout(run, ms);
    waiting.push(run);
    return channel.port2.postMessage(undefined);
  },
  report: (report: Report) => postMessage(report),
  tableBits: TABLE_BITS,
  pieces: PIECES,
  shelf: createEndgameShelf(),
});

addEventListener("message", ({ data }: MessageEvent<Order>) => take(data));
