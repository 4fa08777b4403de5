// Sends room states to the page in place of the server, for states that would take minutes or many moves.
import type { Presence, RoomState } from "@kingrow/protocol";
import {
  coordOf,
  countBits,
  initialPosition,
  parseFen,
  pieceAt,
  replay,
  type Position,
} from "@kingrow/rules";
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

/** The first moves of a usual game: Black's, and White's answer. */
export const OPENING = [
  [
    [11, 15],
    [23, 19],
  ],
  [
    [8, 11],
    [22, 17],
  ],
  [
    [4, 8],
    [17, 13],
  ],
] as const;

/** A position as it stands on the wire. */
export function checkerboardOf(fen: string): RoomState["checkerboard"] {
  const read = parseFen(fen);
  if (!read.ok) throw new Error(`${fen} is no position: ${read.error}.`);
  return boardOf(read.value);
}

/** A game after these moves, as far as a room's state tells it. Black, who moves first, is player 2. */
export function gameAfter(moves: readonly string[], black: string, white: string) {
  const positions = replay(initialPosition, moves);
  if (!positions.ok) throw new Error(`${positions.error.text} cannot be played.`);
  const last = positions.value.at(-1)!;
  const [from = 0, to = 0] = (moves.at(-1) ?? "").split(/[-x]/).slice(-2).map(Number);
  return {
    checkerboard: boardOf(last),
    moves,
    lastMove: {
      player: moves.length % 2 === 0 ? 1 : 2,
      from: coordOf(from),
      to: coordOf(to),
      captured: null,
      crowned: false,
    },
    scores: { [black]: 12 - countBits(last.white), [white]: 12 - countBits(last.black) },
    currentPlayerTurn: last.turn === "black" ? black : white,
  } satisfies Partial<RoomState>;
}

function boardOf(position: Position): RoomState["checkerboard"] {
  const rows = Array.from({ length: 8 }, () =>
    Array<RoomState["checkerboard"][0][0]>(8).fill(null),
  );
  for (let square = 1; square <= 32; square += 1) {
    const piece = pieceAt(position, square);
    const { row, col } = coordOf(square);
    if (piece !== undefined)
      rows[row]![col] = { player: piece.color === "white" ? 1 : 2, type: piece.type };
  }
  return rows;
}
