// A worker for tests that plays games: it thinks in the page, little at a time, and weakly.
import type { Order, Report } from "../engine/port.ts";
import { createThinker } from "../engine/thinker.ts";

const MOST_NODES = 20_000;
const MOST_LEVEL = 4;

export class PageWorker extends EventTarget {
  private isOpen = true;
  private readonly take = createThinker({
    now: () => performance.now(),
    later: (run, ms) => void setTimeout(() => this.isOpen && run(), ms),
    report: (data: Report) =>
      this.isOpen && this.dispatchEvent(new MessageEvent("message", { data })),
    tableBits: 14,
    pieces: 2,
  });

  postMessage(order: Order): void {
    this.take(lessened(order));
  }

  terminate(): void {
    this.isOpen = false;
  }
}

function lessened(order: Order): Order {
  if (order.type === "play") {
    const level = Math.min(order.question.level, MOST_LEVEL);
    return { ...order, question: { ...order.question, level } };
  }
  if (order.type !== "think") return order;
  const { limits } = order.question;
  const nodes = Math.min(limits.nodes ?? Infinity, MOST_NODES);
  return { ...order, question: { ...order.question, limits: { ...limits, nodes } } };
}
