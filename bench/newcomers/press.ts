// One press of Play Now: what is wished for, and what became of it.
import { ANSWER_TIMEOUT_MS } from "../../packages/client/src/connection/requests.ts";
import type { Line } from "../moves/line.ts";
import type { Press } from "./report.ts";

/** Between coming and pressing, as long as one needs to find the button. */
export const LOOKS_MS = 2_000;
/** With each other, before both go. */
export const STAYS_MS = 2_000;
/** After the last has come, until everybody must have pressed, been answered and met. */
export const SETTLE_MS = LOOKS_MS + ANSWER_TIMEOUT_MS + 1_000;
/** Most want the usual game; the others are as rare as on a quiet evening. */
const WISHES = [
  ...Array.from({ length: 6 }, () => ({})),
  { pace: "5+3" },
  { pace: "3+2" },
  { pace: "10+5" },
  { opening: "ballot" },
];
export const KINDS = WISHES.length;

/** Resolves when it has a seat, or none, and knows who sits opposite; whoever stays alone stays until the end. */
export async function playNow(line: Line, noted: Press): Promise<void> {
  noted.pressedAt = performance.now();
  await Promise.all([together(line, noted), seated(line, noted)]);
}

/** A state of the room before may come late. */
function together(line: Line, noted: Press): Promise<void> {
  return new Promise((resolve) => {
    line.onState = (text) => {
      const [, roomId] = /"id":"([^"]*)"/.exec(text) ?? [];
      if (roomId === noted.leftRoomId || !/"players":\["[^"]*","/.test(text)) return;
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
