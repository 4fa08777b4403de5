// Reading PDN: tags, moves, results; comments, glyphs and variations are passed over.

import { parseFen } from "./fen.ts";
import { parseMove } from "./notation.ts";
import { DERIVED_TAGS, PDN_RESULTS, type PdnGame, type PdnResult } from "./pdn.ts";
import { tokenize, type GameToken, type PdnToken } from "./pdnTokens.ts";
import { initialPosition, type Position } from "./position.ts";
import { err, ok, type Result } from "./result.ts";

export type PdnFaultReason =
  | "malformed"
  | "bad-move"
  | "bad-fen"
  | "unclosed-variation"
  | "other-game";

/** What is wrong with a PDN text, and in which line (the first is 1). */
export interface PdnFault {
  readonly reason: PdnFaultReason;
  readonly line: number;
}

/** A fault at an offset of the text. */
interface Fault {
  readonly reason: PdnFaultReason;
  readonly at: number;
}

/** Reads any number of games of GameType 21. All or nothing: one fault refuses the whole text. */
export function parsePdn(text: string): Result<readonly PdnGame[], PdnFault> {
  const games = readGames(text);
  if (games.ok) return games;
  const { reason, at } = games.error;
  return err({ reason, line: text.slice(0, at).split("\n").length });
}

function readGames(text: string): Result<readonly PdnGame[], Fault> {
  const tokens = tokenize(text);
  if (!tokens.ok) return err({ reason: "malformed", at: tokens.error });
  const mainLine = dropVariations(tokens.value);
  if (!mainLine.ok) return mainLine;
  const games: PdnGame[] = [];
  for (const group of splitGames(mainLine.value)) {
    const game = readGame(group);
    if (!game.ok) return game;
    games.push(game.value);
  }
  return ok(games);
}

function dropVariations(tokens: readonly PdnToken[]): Result<readonly GameToken[], Fault> {
  const kept: GameToken[] = [];
  const open: number[] = [];
  for (const token of tokens) {
    if (token.type === "open") open.push(token.at);
    else if (token.type === "close") {
      if (open.pop() === undefined) return err({ reason: "malformed", at: token.at });
    } else if (open.length === 0) kept.push(token);
  }
  const [unclosed] = open;
  return unclosed === undefined ? ok(kept) : err({ reason: "unclosed-variation", at: unclosed });
}

/** A game ends with its result, or where tags begin after moves. */
function splitGames(tokens: readonly GameToken[]): GameToken[][] {
  const games: GameToken[][] = [];
  let previous: GameToken["type"] = "result";
  for (const token of tokens) {
    const begins = previous === "result" || (token.type === "tag" && previous === "move");
    if (begins) games.push([]);
    games.at(-1)?.push(token);
    previous = token.type;
  }
  return games;
}

function readGame(tokens: readonly GameToken[]): Result<PdnGame, Fault> {
  const tags = new Map<string, string>();
  const moves: string[] = [];
  for (const token of tokens) {
    if (token.type === "tag" && !tags.has(token.name)) tags.set(token.name, token.value);
    if (token.type !== "move") continue;
    if (!parseMove(token.text).ok) return err({ reason: "bad-move", at: token.at });
    moves.push(token.text);
  }
  const at = tokens[0]?.at ?? 0;
  if (!isEnglish(tags.get("GameType"))) return err({ reason: "other-game", at });
  const start = readStart(tags.get("FEN"));
  if (start === undefined) return err({ reason: "bad-fen", at });
  const result = readResult(tokens, tags.get("Result"));
  for (const name of DERIVED_TAGS) tags.delete(name);
  return ok({ tags, start, moves, result });
}

/** GameType may go on with details after its number, as in `21,B,8,8,N1,0`. */
function isEnglish(gameType: string | undefined): boolean {
  return gameType === undefined || /^\s*21(?!\d)/.test(gameType);
}

function readStart(fen: string | undefined): Position | undefined {
  if (fen === undefined) return initialPosition;
  const position = parseFen(fen);
  return position.ok ? position.value : undefined;
}

/** The result after the moves counts; the tag does where that is missing or only `*`. */
function readResult(tokens: readonly GameToken[], tag: string | undefined): PdnResult {
  const last = tokens.at(-1);
  const texts = [last?.type === "result" ? last.text : undefined, tag];
  const found = texts.map((text) => PDN_RESULTS.find((result) => result === text));
  return found.find((result) => result !== undefined && result !== "*") ?? "*";
}
