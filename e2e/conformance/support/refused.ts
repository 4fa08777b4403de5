// Checks the format of a refusal, and that it changes nothing in the room.
import { REFUSAL_SENTENCES, type RefusalCode } from "@kingrow/protocol";
import { expect } from "vitest";
import type { Client } from "./client.ts";
import type { Answer } from "./shape.ts";
import type { Table } from "./table.ts";

/** The answer is a refusal with this code and its sentence, in both places (rule W2). */
export function expectRefusal(answer: Answer, code: RefusalCode): void {
  const sentence = REFUSAL_SENTENCES[code];
  expect(answer).toMatchObject({ success: false, code, message: sentence, error: sentence });
}

/** Every call about a room, with a payload of the right shape. */
export const ROOM_CALLS: readonly (readonly [string, Record<string, unknown>])[] = [
  ["joinRoom", {}],
  ["playerReady", { isReady: true }],
  ["movePiece", { fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 }],
  ["playAgain", {}],
  ["resign", {}],
  ["offerDraw", {}],
  ["answerDraw", { accept: true }],
  ["claimWin", {}],
  ["releaseSeat", {}],
  ["takeback", {}],
  ["answerTakeback", { accept: true }],
  ["greet", { greeting: "hello" }],
];
export const SEATED_CALLS = ROOM_CALLS.filter(([event]) => event !== "joinRoom");

/** The version that both players have once everything sent before has arrived. */
async function versionOf({ white, black }: Table): Promise<number> {
  await Promise.all([white.caughtUp(), black.caughtUp()]);
  return Math.max(
    ...[...white.all("roomState"), ...black.all("roomState")].map((s) => Object(s).version),
  );
}

/** What is tried is refused, and the room stays as it was. */
export async function expectNoChange(table: Table, attempt: () => Promise<void>): Promise<void> {
  const before = await versionOf(table);
  await attempt();
  expect(await versionOf(table), "a refusal changes nothing").toBe(before);
}

export async function expectAll(
  client: Client,
  calls: typeof ROOM_CALLS,
  { roomId, code }: { roomId: string; code: RefusalCode },
): Promise<void> {
  for (const [event, payload] of calls)
    expectRefusal(await client.call(event, { roomId, ...payload }), code);
}
