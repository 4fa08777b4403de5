// The one game that a PDN text holds.
import type { PdnGame } from "../pdn.ts";
import { readPdn } from "../pdnParser.ts";

export function onlyGame(text: string): PdnGame {
  const book = readPdn(text);
  const [game] = book.fault === undefined ? book.games : [];
  if (game === undefined) throw new Error(`no game was read: ${JSON.stringify(book)}`);
  return game;
}
