// Newcomers who press Play Now at a rate, in a process of their own: they come through the door, or are in the lobby already.
import { setTimeout as pause } from "node:timers/promises";
import { KINDS, SETTLE_MS } from "./press.ts";
import { atTheDoor } from "./door.ts";
import { inTheLobby } from "./lobby.ts";
import type { Order, Press, Report, Visit } from "./report.ts";

process.once("message", (order: Order) => void serve(order));

async function serve(order: Order): Promise<void> {
  const { rate, seconds, warmUp } = order;
  const visit = order.from === "door" ? atTheDoor(order) : await inTheLobby(order);
  await come(visit, { rate, seconds: warmUp, first: 0 });
  process.send?.("warm");
  const [spent, startedAt] = [process.cpuUsage(), performance.now()];
  const presses = await come(visit, { rate, seconds, first: rate * warmUp });
  const { user, system } = process.cpuUsage(spent);
  const busy = (user + system) / 1e3 / (performance.now() - startedAt);
  await pause(SETTLE_MS);
  const report: Report = { presses, busy };
  process.send?.(report, () => process.exit(0));
}

interface Coming extends Pick<Order, "rate" | "seconds"> {
  /** Whose number comes first. */
  readonly first: number;
}

/** Resolves when the last has come. */
async function come(visit: Visit, { rate, seconds, first }: Coming): Promise<readonly Press[]> {
  const startedAt = performance.now();
  const presses: Press[] = [];
  for (let elapsed = 0; presses.length < rate * seconds; elapsed = performance.now() - startedAt) {
    const due = Math.min(rate * seconds, Math.floor((elapsed / 1_000) * rate));
    while (presses.length < due) {
      const noted = newcomer(first + presses.length, startedAt + (presses.length / rate) * 1_000);
      visit(first + presses.length, noted);
      presses.push(noted);
    }
    await pause(1);
  }
  return presses;
}

function newcomer(number: number, comesAt: number): Press {
  const [cameAt, pressedAt] = [performance.now(), Number.POSITIVE_INFINITY];
  return { wish: number % KINDS, comesAt, cameAt, pressedAt, timesBusy: 0 };
}
