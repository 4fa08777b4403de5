// Reads PDN texts: tags, moves, variations, comments, results.

import { parseFen } from "./fen.ts";
import type { MoveFault } from "./notation.ts";
import { DERIVED_TAGS, PDN_RESULTS, type PdnGame, type PdnResult } from "./pdn.ts";
import { readMoves, type BadMove } from "./pdnMoves.ts";
import { beginsGame, tokenize } from "./pdnTokens.ts";
import { nestVariations, type GameToken } from "./pdnVariations.ts";
import { initialPosition, type Position } from "./position.ts";
import { err, ok, type Result } from "./result.ts";

export type PdnFaultReason =
  | "malformed"
  /** An illegal move; its `fault` is the reason. */
  | "bad-move"
  | "bad-fen"
  | "unclosed-variation"
  /** Another game than English draughts. */
  | "other-game"
  | "chess"
  /** More than MOST_PDN_GAMES. */
  | "too-many-games";

/** A fault of a PDN text with its place. */
export interface PdnFault {
  readonly reason: PdnFaultReason;
  /** The line of the text; the first is 1. */
  readonly line: number;
  /** The game in the text; the first is 1. */
  readonly game: number;
  /** The illegal move and its ply in its line; the first is 1. */
  readonly move:
    | { readonly text: string; readonly ply: number; readonly why: MoveFault }
    | undefined;
  /** The PDN number of another kind of draughts, such as 20 for international draughts. */
  readonly gameType: number | undefined;
}

/** The content of a text: all games up to the first fault. */
export interface PdnBook {
  readonly games: readonly PdnGame[];
  readonly fault: PdnFault | undefined;
  /** The first illegal move of a variation; the rest of that variation is left out. */
  readonly leftOut?: PdnFault | undefined;
}

/** A fault at an offset of the text. */
interface ParseFault {
  readonly move?: PdnFault["move"];
  readonly gameType?: PdnFault["gameType"];
  readonly reason: PdnFaultReason;
  readonly at: number;
}

/** More games would exhaust the memory of a phone. */
export const MOST_PDN_GAMES = 20_000;

/**
 * Reads games of GameType 21 with legal moves only. The games before a fault are kept;
 * the text after it is ignored. A text with more than MOST_PDN_GAMES games is refused.
 */
export function readPdn(text: string): PdnBook {
  const tokens = tokenize(text, MOST_PDN_GAMES);
  if (tokens.tooManyAt !== undefined) {
    const fault = { reason: "too-many-games", at: tokens.tooManyAt } as const;
    return { games: [], fault: faultOf(text, MOST_PDN_GAMES, fault) };
  }
  const nested = nestVariations(tokens.tokens);
  const stop = nested.fault ?? (tokens.end < text.length ? malformedAt(tokens.end) : undefined);
  const groups = splitGames(nested.tokens, stop);
  const games: PdnGame[] = [];
  let leftOut: PdnFault | undefined;
  for (const group of groups.whole) {
    const read = readGame(group);
    if (!read.ok) return { games, fault: faultOf(text, games.length, read.error), leftOut };
    if (read.value.leftOut) leftOut ??= faultOf(text, games.length, read.value.leftOut);
    games.push(read.value.game);
  }
  if (stop === undefined) return { games, fault: undefined, leftOut };
  const fault = faultOf(text, games.length, whyBroken(text, groups.broken, stop));
  return { games, fault, leftOut };
}

/** Moves in letters and rows, as in other kinds of draughts. */
const LETTERED = /[a-h][1-8]\s?[-–—x:]\s?[a-h][1-8]/iy;

/**
 * A first move of chess, short or long. The long one is a knight's or keeps to its file, as no move of
 * draughts does; the short one is no beginning of a move or capture.
 */
const OF_CHESS =
  /(?:[A-Z]?[a-h][1-8]|N[a-h][12]\s?[-–—]?\s?[a-h][1-8]|([a-h])[12]\s?[-–—]?\s?\1[1-8])(?!\s?[-–—x:])(?!\w)/y;

/** GameType of chess. */
const TYPE_OF_CHESS = 0;

/** Checks by tag and first move whether a faulty game is of another kind. */
function whyBroken(text: string, broken: readonly GameToken[], stop: ParseFault): ParseFault {
  const type = tagOf(broken, "GameType");
  const gameType = otherType(type);
  if (gameType !== undefined) return otherGame(broken, gameType);
  if (type !== undefined || broken.some((token) => token.type === "move")) return stop;
  // Only the FEN of draughts has colons.
  const isSetUp = tagOf(broken, "FEN")?.includes(":") === true;
  if (!isSetUp && standsAt(OF_CHESS, text, stop.at)) return { reason: "chess", at: stop.at };
  return standsAt(LETTERED, text, stop.at) ? { reason: "other-game", at: stop.at } : stop;
}

function standsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function faultOf(
  text: string,
  before: number,
  { reason, at, move, gameType }: ParseFault,
): PdnFault {
  const line = text.slice(0, at).split("\n").length;
  return { reason, line, game: before + 1, move, gameType };
}

function malformedAt(at: number): ParseFault {
  return { reason: "malformed", at };
}

interface Groups {
  readonly whole: readonly (readonly GameToken[])[];
  /** The tokens of the game with the fault. */
  readonly broken: readonly GameToken[];
}

/** Splits the tokens into games. A game ends with its result, or where tags begin after moves. */
function splitGames(tokens: readonly GameToken[], fault: ParseFault | undefined): Groups {
  const games: GameToken[][] = [];
  /** Comments before the first game. */
  const ahead: GameToken[] = [];
  let previous: GameToken["type"] = "result";
  for (const token of tokens) {
    if (fault !== undefined && token.at > fault.at) break;
    // A variation after a result belongs to no game; a comment belongs to the game before.
    if (token.type === "variation" && previous !== "move") continue;
    if (token.type === "comment") {
      (games.at(-1) ?? ahead).push(token);
      continue;
    }
    if (beginsGame(previous, token.type)) games.push(games.length === 0 ? ahead : []);
    games.at(-1)?.push(token);
    if (token.type !== "variation") previous = token.type;
  }
  if (fault === undefined || previous === "result") return { whole: games, broken: [] };
  return { whole: games.slice(0, -1), broken: games.at(-1) ?? [] };
}

interface ParsedGame {
  readonly game: PdnGame;
  readonly leftOut: BadMove | undefined;
}

function readGame(tokens: readonly GameToken[]): Result<ParsedGame, ParseFault> {
  const tags = new Map<string, string>();
  for (const token of tokens) {
    if (token.type === "tag" && !tags.has(token.name)) tags.set(token.name, token.value);
  }
  const gameType = otherType(tags.get("GameType"));
  if (gameType !== undefined) return err(otherGame(tokens, gameType));
  const start = readStart(tags.get("FEN"));
  if (start === undefined) return err({ reason: "bad-fen", at: beginningOf(tokens) });
  const line = readMoves(start, tokens);
  if (line.fault !== undefined)
    return err(tags.has("GameType") ? line.fault : (moveBeyond(tokens) ?? line.fault));
  const { moves, variations, comments, leftOut } = line;
  const result = readResult(tokens, tags.get("Result"));
  for (const name of DERIVED_TAGS) tags.delete(name);
  const game = {
    tags,
    start,
    moves,
    result,
    ...(variations.length > 0 && { variations }),
    ...(comments.length > 0 && { comments }),
  };
  return ok({ game, leftOut });
}

/** A square that only a larger board has. */
const BEYOND = /3[3-9]|[4-9]\d/;

/** Finds a move of a larger board, which means that the whole game is of another kind. */
function moveBeyond(tokens: readonly GameToken[]): ParseFault | undefined {
  const moves = tokens.filter((token) => token.type === "move");
  const index = moves.findIndex(({ text }) => BEYOND.test(text));
  const beyond = moves[index];
  if (beyond === undefined) return undefined;
  const move = { text: beyond.text, ply: index + 1, why: "off-board" } as const;
  return { reason: "bad-move", at: beyond.at, move };
}

function otherGame(tokens: readonly GameToken[], gameType: number): ParseFault {
  const at = beginningOf(tokens);
  return gameType === TYPE_OF_CHESS
    ? { reason: "chess", at }
    : { reason: "other-game", at, gameType };
}

/** Offset of the first tag or move of a game. */
function beginningOf(tokens: readonly GameToken[]): number {
  return tokens.find(({ type }) => type !== "comment")?.at ?? 0;
}

function tagOf(tokens: readonly GameToken[], name: string): string | undefined {
  const tag = tokens.find((token) => token.type === "tag" && token.name === name);
  return tag?.type === "tag" ? tag.value : undefined;
}

/** The GameType, which may have details after its number, as in `21,B,8,8,N1,0`; undefined for 21. */
function otherType(gameType: string | undefined): number | undefined {
  if (gameType === undefined) return undefined;
  const number = Number.parseInt(gameType, 10);
  return number === 21 ? undefined : number;
}

function readStart(fen: string | undefined): Position | undefined {
  if (fen === undefined) return initialPosition;
  const position = parseFen(fen);
  return position.ok ? position.value : undefined;
}

/** The result after the moves or, if it is missing or `*`, the result of the tag. */
function readResult(tokens: readonly GameToken[], tag: string | undefined): PdnResult {
  const last = tokens.findLast(({ type }) => type !== "variation" && type !== "comment");
  const texts = [last?.type === "result" ? last.text : undefined, tag];
  const found = texts.map((text) => PDN_RESULTS.find((result) => result === text));
  return found.find((result) => result !== undefined && result !== "*") ?? "*";
}
