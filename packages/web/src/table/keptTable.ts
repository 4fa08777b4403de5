// Stores the game for two at one device and its board setting.
import type { Room } from "@kingrow/room";
import { readFields } from "../browser/shelf.ts";
import { gameIn, keepOn, keptFrom, roomFrom, takeHold } from "../local/keptGame.ts";
import { newRoom } from "../local/localRoom.ts";

export const NAME = "kingrow.table";

export interface KeptTable {
  readonly room: Room;
  /** When the first of these games began, epoch milliseconds. */
  readonly begunAt: number;
  /** Whether the board is turned to whoever moves; otherwise it stays, and crowns face their owners. */
  readonly turns: boolean;
}

/** The game that was under way, or a new one; from now on it is this tab's. */
export function tableFrom(now: number): KeptTable {
  const kept = readFields(NAME);
  const game = gameIn(kept);
  const room = (game && roomFrom(game, now)) ?? newRoom("one", now);
  const begunAt = typeof kept["begunAt"] === "number" ? kept["begunAt"] : now;
  const table = { room, begunAt, turns: kept["turns"] !== false };
  takeHold(NAME, keptOf(table));
  return table;
}

export function keepTable(table: KeptTable): void {
  keepOn(NAME, keptOf(table));
}

function keptOf({ room, ...table }: KeptTable): object {
  return { ...keptFrom(room), ...table };
}
