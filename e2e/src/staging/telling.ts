// Sends room states to the page in place of the server, for states that would take minutes or many moves.
import type { Presence, RoomState } from "@kingrow/protocol";
import { coordOf, parseFen, pieceAt } from "@kingrow/rules";
import type { Page } from "@playwright/test";
import { begin, seatBlack } from "../visitors/players.ts";
import type { Room } from "../screens/room.ts";
import type { Visitors } from "../visitors/visitors.ts";
import { tapWire, type Wire } from "./wire.ts";

export interface Telling {
  readonly wire: Wire;
  readonly room: Room;
  /** The page's player id, and the bot's. */
  readonly me: string;
  readonly bot: string;
  /** Sends the page the state before with these changes. */
  readonly tell: (changes: Partial<RoomState>) => Promise<void>;
}

/** The page (black) plays with a bot; from now on the server's own states would be too old for it. */
export async function startTelling(page: Page, visitors: Visitors): Promise<Telling> {
  const wire = await tapWire(page);
  const duel = await seatBlack(visitors, page);
  await begin(duel);
  const { room, bot } = duel;
  await bot.until(({ gameStatus }) => gameStatus === "started");
  let state = bot.state!;
  return {
    wire,
    room,
    me: state.players.find((id) => id !== bot.id)!,
    bot: bot.id,
    tell: async (changes) => {
      const version = state.version + 1_000;
      state = { ...state, ...changes, version, serverTime: Date.now() };
      await wire.push("roomState", state);
    },
  };
}

/** A player against whom the opponent may claim in `seconds`; the server ends the game four minutes later. */
export function waitedFor(connected: boolean, seconds: number): Presence {
  const claimableAt = Date.now() + seconds * 1_000;
  return { connected, claimableAt, forfeitAt: claimableAt + 240_000 };
}

export const PRESENT: Presence = { connected: true, claimableAt: null, forfeitAt: null };

/** A position as it stands on the wire. */
export function checkerboardOf(fen: string): RoomState["checkerboard"] {
  const read = parseFen(fen);
  if (!read.ok) throw new Error(`${fen} is no position: ${read.error}.`);
  const rows = Array.from({ length: 8 }, () =>
    Array<RoomState["checkerboard"][0][0]>(8).fill(null),
  );
  for (let square = 1; square <= 32; square += 1) {
    const piece = pieceAt(read.value, square);
    const { row, col } = coordOf(square);
    if (piece !== undefined)
      rows[row]![col] = { player: piece.color === "white" ? 1 : 2, type: piece.type };
  }
  return rows;
}
