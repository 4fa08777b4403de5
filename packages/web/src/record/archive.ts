// The archive of finished games: format, reading, and eviction of old games.
import { fieldsOf } from "../browser/shelf.ts";
import { PACES, type Pace } from "@kingrow/protocol";
import type { Color } from "@kingrow/rules";
import { decodeGame, encodeGame, fingerprintOf } from "./replayLink.ts";
import type { SavedGame } from "./savedGame.ts";

/** Also in the texts (`intro` of the finished games). */
export const MOST_GAMES = 200;
/** A stored game takes at most two bytes for each character of its code, and a little for its facts. */
const MOST_BYTES = 5_000_000;
const FACTS_BYTES = 500;
const FORMAT_VERSION = 1;

/** Whom the person played: another player, the computer at a level, or both sides sat at this device. */
export type Opponent =
  | { readonly kind: "player"; readonly name: number | null }
  | { readonly kind: "computer"; readonly level: number }
  | { readonly kind: "table" };

export interface ArchivedGame {
  /** The same for a game that is shown again, after a reload or a return to its room. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly endedAt: number;
  /** The person's side; `null` where both sides sat at this device. */
  readonly side: Color | null;
  readonly opponent: Opponent;
  /** The number of the person's own name. */
  readonly name: number | null;
  readonly pace: Pace;
  readonly game: SavedGame;
}

export type Archive = ReturnType<typeof readArchive>;

/** The stored list with one game more. A game that is in it already, or was deleted, stays as it is. */
export function withGame(stored: unknown, { game, ...facts }: ArchivedGame): readonly unknown[] {
  const list = listOf(stored);
  const mark = fingerprintOf(facts.id);
  if (list.map(fieldsOf).some(({ id, deleted }) => id === facts.id || deleted === mark))
    return list;
  const entry = { formatVersion: FORMAT_VERSION, ...facts, code: encodeGame(game) };
  return trimmed([entry, ...list]);
}

/** The stored list without the game of this id, or without any, readable or not. A mark keeps each away where it is shown. */
export function withoutGames(stored: unknown, only?: string): readonly unknown[] {
  return listOf(stored).flatMap((entry) => {
    const { id, deleted } = fieldsOf(entry);
    if (only !== undefined && id !== only) return [entry];
    if (typeof id === "string") return [{ deleted: fingerprintOf(id) }];
    return deleted === undefined ? [] : [entry];
  });
}

export function readArchive(stored: unknown) {
  const list = listOf(stored).filter((entry) => !isMark(entry));
  const games = list.flatMap((entry) => readGame(entry) ?? []);
  return {
    /** The latest first. */
    games: games.toSorted((one, other) => other.endedAt - one.endedAt),
    /** How many stored entries are damaged or of another format. */
    unreadable: list.length - games.length,
  };
}

/** The list begins with the latest game; the oldest ones go, and as many marks of deleted games are kept beside them. */
function trimmed(list: readonly unknown[]): readonly unknown[] {
  let bytes = 0;
  const kept = list.filter((entry) => !isMark(entry)).slice(0, MOST_GAMES);
  const games = kept.filter((entry) => {
    bytes += 2 * String(fieldsOf(entry)["code"]).length + FACTS_BYTES;
    return bytes <= MOST_BYTES;
  });
  return [...games, ...list.filter(isMark).slice(0, MOST_GAMES)];
}

function isMark(entry: unknown): boolean {
  return fieldsOf(entry)["deleted"] !== undefined;
}

/** A value that is no list counts as one entry that cannot be read. */
function listOf(stored: unknown): readonly unknown[] {
  if (stored === undefined) return [];
  return Array.isArray(stored) ? stored : [stored];
}

function readGame(entry: unknown): ArchivedGame | undefined {
  const { formatVersion, id, endedAt, side, name, pace, code, opponent } = fieldsOf(entry);
  const decoded = typeof code === "string" ? decodeGame(code) : undefined;
  const known = readOpponent(opponent);
  const isWhole =
    formatVersion === FORMAT_VERSION &&
    typeof id === "string" &&
    typeof endedAt === "number" &&
    Number.isFinite(new Date(endedAt).getTime()) &&
    (side === "black" || side === "white" || side === null);
  if (!isWhole || decoded?.ok !== true || known === undefined) return undefined;
  return {
    id,
    endedAt,
    side,
    opponent: known,
    name: numberOrNull(name),
    pace: PACES.find((each) => each === pace) ?? "none",
    game: decoded.value,
  };
}

function readOpponent(value: unknown): Opponent | undefined {
  const { kind, name, level } = fieldsOf(value);
  if (kind === "table") return { kind };
  if (kind === "player") return { kind, name: numberOrNull(name) };
  return kind === "computer" && typeof level === "number" ? { kind, level } : undefined;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
