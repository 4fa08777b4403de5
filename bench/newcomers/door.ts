// Those who come through the door: each connects, presses once, stays a moment with whoever came, and closes the page.
import { setTimeout as pause } from "node:timers/promises";
import { openLine } from "../moves/line.ts";
import { LOOKS_MS, playNow, STAYS_MS } from "./press.ts";
import type { Order, Press, Visit } from "./report.ts";

/** Each address of this machine has 28,000 ports, and one that was left is not free at once. */
const LOCAL_ADDRESSES = 16;

export function atTheDoor({ urls }: Pick<Order, "urls">): Visit {
  return (number, noted) => void visit(urls[number % urls.length] ?? "", number, noted);
}

async function visit(url: string, number: number, noted: Press): Promise<void> {
  const line = await openLine(url, originOf(number)).catch(() => undefined);
  if (line === undefined) return;
  noted.connectedAt = performance.now();
  line.onEnded = () => (noted.endedAt = performance.now());
  await pause(Math.max(0, noted.comesAt + LOOKS_MS - noted.connectedAt));
  await playNow(line, noted);
  await pause(STAYS_MS);
  line.close();
}

/** Each comes from a place of their own. */
export function originOf(number: number) {
  return {
    from: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    localAddress: `127.0.0.${2 + (number % LOCAL_ADDRESSES)}`,
  };
}
