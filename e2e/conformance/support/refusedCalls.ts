// Calls that must be refused, and leave the room as it was.
import type { RefusalCode } from "@kingrow/protocol";
import { expect } from "vitest";
import type { Client } from "./client.ts";
import { expectRefusal } from "./refused.ts";
import type { Table } from "./table.ts";

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
