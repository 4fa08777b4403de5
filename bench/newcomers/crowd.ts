// Newcomers who press Play Now at a rate, in a process of their own: each connects, presses once, stays a moment with whoever came, and goes.
import { setTimeout as pause } from "node:timers/promises";
import { ANSWER_TIMEOUT_MS } from "../../packages/client/src/connection/requests.ts";
import { type Line, openLine } from "../moves/line.ts";
import type { Order, Press, Report } from "./report.ts";

/** Between coming and pressing, as long as one needs to find the button. */
const LOOKS_MS = 2_000;
/** With each other, before both close the page. */
const STAYS_MS = 2_000;
/** After the last press, until everybody must have been answered and met. */
const SETTLE_MS = ANSWER_TIMEOUT_MS + 1_000;
/** Each address of this machine has 28,000 ports, and one that was left is not free at once. */
const LOCAL_ADDRESSES = 16;
/** Most want the usual game; the others are as rare as on a quiet evening. */
const WISHES = [
  ...Array.from({ length: 6 }, () => ({})),
  { pace: "5+3" },
  { pace: "3+2" },
  { pace: "10+5" },
  { opening: "ballot" },
];

process.once("message", (order: Order) => void serve(order));

async function serve({ urls, rate, seconds, warmUp }: Order): Promise<void> {
  await come({ urls, rate, seconds: warmUp, first: 0 });
  process.send?.("warm");
  const [spent, startedAt] = [process.cpuUsage(), performance.now()];
  const presses = await come({ urls, rate, seconds, first: rate * warmUp });
  const { user, system } = process.cpuUsage(spent);
  const busy = (user + system) / 1e3 / (performance.now() - startedAt);
  await pause(LOOKS_MS + SETTLE_MS);
  const report: Report = { presses, busy };
  process.send?.(report, () => process.exit(0));
}

interface Coming extends Omit<Order, "warmUp"> {
  /** Whose number comes first. */
  readonly first: number;
}

/** Resolves when the last has come. */
async function come({ urls, rate, seconds, first }: Coming): Promise<readonly Press[]> {
  const startedAt = performance.now();
  const presses: Press[] = [];
  for (let elapsed = 0; presses.length < rate * seconds; elapsed = performance.now() - startedAt) {
    const due = Math.min(rate * seconds, Math.floor((elapsed / 1_000) * rate));
    while (presses.length < due) {
      const number = first + presses.length;
      const comesAt = startedAt + (presses.length / rate) * 1_000;
      const noted = newcomer(number, comesAt);
      presses.push(noted);
      void visit(urls[number % urls.length] ?? "", number, noted);
    }
    await pause(1);
  }
  return presses;
}

function newcomer(number: number, comesAt: number): Press {
  const [cameAt, pressedAt] = [performance.now(), Number.POSITIVE_INFINITY];
  return { wish: number % WISHES.length, comesAt, cameAt, pressedAt, timesBusy: 0 };
}

async function visit(url: string, number: number, noted: Press): Promise<void> {
  const line = await openLine(url, originOf(number)).catch(() => undefined);
  if (line === undefined) return;
  noted.connectedAt = performance.now();
  line.onEnded = () => (noted.endedAt = performance.now());
  await pause(Math.max(0, noted.comesAt + LOOKS_MS - noted.connectedAt));
  noted.pressedAt = performance.now();
  await Promise.all([together(line, noted), seated(line, noted)]);
  await pause(STAYS_MS);
  line.close();
}

/** Each comes from a place of their own. */
function originOf(number: number) {
  return {
    from: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    localAddress: `127.0.0.${2 + (number % LOCAL_ADDRESSES)}`,
  };
}

/** Whoever stays alone stays until the end. */
function together(line: Line, noted: Press): Promise<void> {
  return new Promise((resolve) => {
    line.onState = (text) => {
      if (!/"players":\["[^"]*","/.test(text)) return;
      noted.togetherAt ??= performance.now();
      resolve();
    };
  });
}

/** As the page does: who is told when to come again comes again, until its patience ends. */
function seated(line: Line, noted: Press): Promise<void> {
  return new Promise((resolve) => {
    const send = () => {
      line.send("playNow", WISHES[noted.wish] ?? {}, (text) => {
        noted.answeredAt = performance.now();
        const [answer] = JSON.parse(text.slice(text.indexOf("[")));
        if (answer.success === true) {
          Object.assign(noted, { roomId: answer.roomId, opened: answer.opened });
          delete noted.refused;
          return resolve();
        }
        noted.refused = answer.code;
        if (answer.code !== "OVERLOADED") return resolve();
        noted.timesBusy += 1;
        const isPatient = noted.answeredAt + answer.retryInMs - noted.pressedAt < ANSWER_TIMEOUT_MS;
        if (isPatient) setTimeout(send, answer.retryInMs);
      });
    };
    send();
  });
}
