// Cuts a PDN text into tokens, in time linear in its length.

import { commentText, MARKS } from "./pdn.ts";

/** A token of a game; `at` is its offset in the text. */
export type PlainToken =
  | { readonly type: "tag"; readonly name: string; readonly value: string; readonly at: number }
  | { readonly type: "move"; readonly text: string; readonly at: number }
  | { readonly type: "result"; readonly text: string; readonly at: number }
  /** One line of text, or one of the MARKS. */
  | { readonly type: "comment"; readonly text: string; readonly at: number };

/** Where a variation opens or closes. */
type Bracket =
  | { readonly type: "open"; readonly at: number }
  | { readonly type: "close"; readonly at: number };

export type PdnToken = PlainToken | Bracket;

/**
 * Patterns of the tokens; the first match wins. Repeated groups are bounded, so
 * that no text can exhaust the stack of the regular expressions.
 */
const PATTERNS = [
  ["skip", /\s+|^%[^\n]*/my],
  ["comment", /\{[^}]*\}|;[^\n]*/y],
  ["tag", /\[\s*(\w+)\s*"((?:[^"\\]|\\.){0,1000})"\s*\]/sy],
  ["result", /(?:1\/2-1\/2|1-0|0-1|\*)(?![-x\d])/iy],
  ["move", /\d{1,2}(?:-\d{1,2}|(?:x\d{1,2}){1,12})(?![-x\d])/iy],
  ["comment", /\$\d+|[!?]+/y],
  // Move numbers say nothing about the moves.
  ["skip", /\d+\.*|\.+/y],
  ["open", /\(/y],
  ["close", /\)/y],
] as const;

/** The tokens of a PDN text. */
interface Tokens {
  readonly tokens: readonly PdnToken[];
  /** Offset of the first character that matches no pattern, or the length of the text. */
  readonly end: number;
  /** Offset of the first game beyond the limit; the text after it is ignored. */
  readonly tooManyAt: number | undefined;
}

export function tokenize(text: string, mostGames: number): Tokens {
  const tokens: PdnToken[] = [];
  const countGames = createGameCounter();
  let at = 0;
  while (at < text.length) {
    const found = matchAt(text, at);
    if (found === undefined) break;
    const { token, end } = found;
    if (token !== undefined) {
      if (countGames(token) > mostGames) return { tokens, end: at, tooManyAt: at };
      tokens.push(token);
    }
    at = end;
  }
  return { tokens, end: at, tooManyAt: undefined };
}

/** A game begins after a result, and with a tag after moves. */
export function beginsGame(previous: string, type: string): boolean {
  return previous === "result" || (type === "tag" && previous === "move");
}

/** Counts the games begun so far. Brackets and comments begin none. */
function createGameCounter(): (token: PdnToken) => number {
  let games = 0;
  let depth = 0;
  let previous = "result";
  return ({ type }) => {
    if (type === "open") depth += 1;
    else if (type === "close") depth -= 1;
    else if (depth === 0 && type !== "comment") {
      if (beginsGame(previous, type)) games += 1;
      previous = type;
    }
    return games;
  };
}

interface TokenMatch {
  readonly token: PdnToken | undefined;
  readonly end: number;
}

function matchAt(text: string, at: number): TokenMatch | undefined {
  for (const [type, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    return { token: type === "skip" ? undefined : tokenOf(type, match), end: pattern.lastIndex };
  }
  return undefined;
}

function tokenOf(type: PdnToken["type"], match: RegExpExecArray): PdnToken {
  const [text, name = "", value = ""] = match;
  const at = match.index;
  if (type === "tag") return { type, name, value: value.replaceAll(/\\(.)/gs, "$1"), at };
  if (type === "comment") return { type, text: remarkOf(text), at };
  if (type === "move" || type === "result") return { type, text: text.toLowerCase(), at };
  return { type, at };
}

/** The text of a comment, glyph or mark; empty if it is dropped. */
function remarkOf(text: string): string {
  if (text.startsWith("$")) return MARKS[Number(text.slice(1))] ?? "";
  if (/^[!?]/.test(text)) return MARKS.includes(text) ? text : "";
  return commentText(text.startsWith("{") ? text.slice(1, -1) : text.slice(1));
}
