// A client of the version before, which knows the specification alone, in rooms that have more.
import { expect, test } from "vitest";
import { wireStep } from "../support/archive.ts";
import { AS_THE_PAGE, MODES } from "../support/modes.ts";
import { FIRST_STEP, WHITE_REPLY } from "./support/openings.ts";
import { isEnded, playStep, readyUp, seat, type Table } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

const testbed = useTestbed();

/** White is of today and opens the room; black joins, gets ready and moves as ever. */
async function seatBoth(wishes: Readonly<Record<string, string | boolean>>): Promise<Table> {
  const [before = AS_THE_PAGE] = MODES;
  const players = [await testbed.connect(AS_THE_PAGE), await testbed.connect(before)] as const;
  const table = await seat(...players, wishes);
  await readyUp(table);
  return table;
}

test("[O1] [O3] a client that knows no clocks plays a game that has them, and its moves move them", async () => {
  const table = await seatBoth({ pace: "5+3", watchable: true });
  const { white, black, roomId } = table;
  await playStep(table, FIRST_STEP);
  await playStep(table, WHITE_REPLY);
  const state = await black.state(({ moves }) => moves.length === 2);
  expect(state).toMatchObject({ currentPlayerTurn: black.id, options: { pace: "5+3" } });
  // As it was, only if the move took as long to the millisecond as it has brought.
  expect(state.clocks?.[black.id]?.remainingMs ?? 300_000).not.toBe(300_000);
  await black.call("leaveRoom", { roomId });
  expect(await white.state(isEnded)).toMatchObject({ winner: white.id, endReason: "left" });
});

test("[O5] a client that knows of no other try declines it by moving on", async () => {
  const table = await seatBoth({});
  const { white, black, roomId } = table;
  await playStep(table, FIRST_STEP);
  await playStep(table, WHITE_REPLY);
  expect(await white.call("takeback", { roomId })).toMatchObject({ success: true });
  const asked = await black.state(({ takebackOfferedBy }) => takebackOfferedBy === white.id);
  expect(asked.currentPlayerTurn).toBe(black.id);
  await playStep(table, wireStep(2, 11, 15));
  const state = await white.state(({ moves }) => moves.length === 3);
  expect(state).toMatchObject({ takebackOfferedBy: null, currentPlayerTurn: white.id });
});
