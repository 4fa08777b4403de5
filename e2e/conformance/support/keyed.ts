// A table whose black player's key is known to the test, so that it can come again.
import type { RoomState } from "@kingrow/protocol";
import { AS_THE_PAGE, makeKey } from "../../support/modes.ts";
import { join, seat, type Table } from "./table.ts";
import type { Testbed } from "./testbed.ts";

export interface Keyed extends Table {
  readonly blackKey: string;
}

/** A table whose black player's key is known to the test. */
export async function seatKeyed(testbed: Testbed): Promise<Keyed> {
  const blackKey = makeKey();
  const white = await testbed.connect();
  const black = await testbed.connectWith(AS_THE_PAGE, blackKey);
  return { ...(await seat(white, black)), blackKey };
}

export function isAway(id: string): (state: RoomState) => boolean {
  return ({ presence }) => presence[id]?.connected === false;
}

/** The table with black at a new connection, once white has seen it. */
export async function returnBlack(testbed: Testbed, table: Keyed): Promise<Table> {
  const black = await testbed.connectWith(AS_THE_PAGE, table.blackKey);
  await join(black, table.roomId);
  await table.white.state((state) => state.players.includes(black.id));
  return { ...table, black };
}
