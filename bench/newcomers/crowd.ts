// Newcomers who press Play Now at a rate, in a process of their own: connected before, each with a key, each once.
import { setTimeout as pause } from "node:timers/promises";
import { ANSWER_TIMEOUT_MS } from "../../packages/client/src/connection/requests.ts";
import { type Line, openLine } from "../moves/line.ts";
import type { Order, Press, Report } from "./report.ts";

const CONNECTED_AT_ONCE = 20;
/** After the last press, until everybody must have been answered and met. */
const SETTLE_MS = ANSWER_TIMEOUT_MS + 1_000;
/** Most want the usual game; the others are as rare as on a quiet evening. */
const WISHES = [
  ...Array.from({ length: 6 }, () => ({})),
  { pace: "5+3" },
  { pace: "3+2" },
  { pace: "10+5" },
  { opening: "ballot" },
];

process.once("message", (order: Order) => void serve(order));

async function serve({ urls, rate, seconds }: Order): Promise<void> {
  const lines = await connect(urls, rate * seconds);
  process.send?.("ready");
  await new Promise((resolve) => process.once("message", resolve));
  const [spent, startedAt] = [process.cpuUsage(), performance.now()];
  const presses = await pressAll(lines, rate);
  const { user, system } = process.cpuUsage(spent);
  const busy = (user + system) / 1e3 / (performance.now() - startedAt);
  await pause(SETTLE_MS);
  const report: Report = { presses, busy };
  process.send?.(report, () => process.exit(0));
}

async function connect(urls: readonly string[], count: number): Promise<readonly Line[]> {
  const lines: Line[] = [];
  while (lines.length < count) {
    const some = Math.min(CONNECTED_AT_ONCE, count - lines.length);
    const open = (number: number) => openLine(urls[number % urls.length] ?? "", addressOf(number));
    lines.push(
      ...(await Promise.all(Array.from({ length: some }, (_, at) => open(lines.length + at)))),
    );
  }
  return lines;
}

/** Each comes from a place of their own. */
function addressOf(number: number): string {
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

async function pressAll(lines: readonly Line[], rate: number): Promise<readonly Press[]> {
  const presses: Press[] = [];
  const startedAt = performance.now();
  for (let elapsed = 0; presses.length < lines.length; elapsed = performance.now() - startedAt) {
    const due = Math.min(lines.length, Math.floor((elapsed / 1_000) * rate));
    for (const line of lines.slice(presses.length, due)) {
      const dueAt = startedAt + (presses.length / rate) * 1_000;
      presses.push(press(line, presses.length % WISHES.length, dueAt));
    }
    await pause(1);
  }
  return presses;
}

function press(line: Line, wish: number, dueAt: number): Press {
  const now = performance.now();
  const noted: Press = { wish, dueAt, pressedAt: now, sentAt: now, timesBusy: 0 };
  line.onState = (text) => {
    if (/"players":\["[^"]*","/.test(text)) noted.togetherAt ??= performance.now();
  };
  send(line, noted);
  return noted;
}

/** As the page does: who is told when to come again comes again, until its patience ends. */
function send(line: Line, noted: Press): void {
  noted.sentAt = performance.now();
  line.send("playNow", WISHES[noted.wish] ?? {}, (text) => {
    noted.answeredAt = performance.now();
    const [answer] = JSON.parse(text.slice(text.indexOf("[")));
    if (answer.success === true) {
      Object.assign(noted, { roomId: answer.roomId, opened: answer.opened, refused: undefined });
      return;
    }
    noted.refused = answer.code;
    if (answer.code !== "OVERLOADED") return;
    noted.timesBusy += 1;
    const isPatient = noted.answeredAt + answer.retryInMs - noted.pressedAt < ANSWER_TIMEOUT_MS;
    if (isPatient) setTimeout(send, answer.retryInMs, line, noted);
  });
}
