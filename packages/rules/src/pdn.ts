// Games as text in Portable Draughts Notation, GameType 21 (English draughts).

import type { Position } from "./position.ts";
import { err, type Result } from "./result.ts";

/** Results as PDN writes them: White's points first; `*` while undecided. */
export type PdnResult = "1-0" | "0-1" | "1/2-1/2" | "*";

export interface PdnGame {
  /** Tag pairs in their order, without Result, GameType, SetUp and FEN, which the other fields say. */
  readonly tags: ReadonlyMap<string, string>;
  readonly start: Position;
  /** Whole moves in square notation, as written; not checked for legality. */
  readonly moves: readonly string[];
  readonly result: PdnResult;
}

/** What is wrong with a PDN text and in which line (the first is 1). */
export interface PdnFault {
  readonly reason: "malformed" | "bad-fen" | "other-game";
  readonly line: number;
}

export function parsePdn(text: string): Result<readonly PdnGame[], PdnFault> {
  void text;
  return err({ reason: "malformed", line: 1 });
}

export function formatPdn(game: PdnGame): string {
  return game.result;
}
