// Thinks in the page itself, where there are no workers: little at a time, and weakly.
import type { EnginePort, Order, Report } from "./port.ts";
import { createThinker } from "./thinker.ts";

/** The page has other things to do. */
const MOST_NODES = 20_000;
const TABLE_BITS = 14;
/** The strongest level that looks ahead only a little. */
export const STRONGEST_IN_PAGE = 4;

export function openInPage(onReport: (report: Report) => void): EnginePort {
  let isOpen = true;
  const take = createThinker({
    now: () => performance.now(),
    later: (run, ms) => void setTimeout(() => isOpen && run(), ms),
    report: (report) => isOpen && onReport(report),
    tableBits: TABLE_BITS,
    pieces: 2,
  });
  return {
    send: (order) => take(lessened(order)),
    close: () => {
      isOpen = false;
    },
  };
}

function lessened(order: Order): Order {
  if (order.type === "stop") return order;
  if (order.type === "play") {
    const level = Math.min(order.question.level, STRONGEST_IN_PAGE);
    return { ...order, question: { ...order.question, level } };
  }
  const { limits } = order.question;
  const nodes = Math.min(limits.nodes ?? Infinity, MOST_NODES);
  return { ...order, question: { ...order.question, limits: { ...limits, nodes } } };
}
