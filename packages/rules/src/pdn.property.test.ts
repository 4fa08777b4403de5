// Any game survives being written and read, and any text is read without a fault of the program.

import {
  array,
  assert,
  constant,
  constantFrom,
  dictionary,
  oneof,
  property,
  string,
  stringMatching,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPdn, PDN_RESULTS, type PdnGame } from "./pdn.ts";
import { readPdn } from "./pdnParser.ts";
import { initialPosition } from "./position.ts";
import { replay } from "./replay.ts";
import { anyGame } from "./testing/playouts.ts";
import { anyPosition } from "./testing/positions.ts";

describe("PDN both ways", { timeout: 60_000 }, () => {
  test("leads back to any game", () => {
    const starts = oneof(constant(initialPosition), anyPosition());
    const names = stringMatching(/^[A-Z]\w{0,20}$/).filter(
      (name) => !/^(?:Res|Game|Set|FEN)/.test(name),
    );
    const texts = string().map((text) => text.replaceAll(/\p{Cc}/gu, " "));
    const games = anyGame(starts).map(({ start, game }) => ({ start, moves: game.moves }));
    assert(
      property(
        games,
        dictionary(names, texts),
        constantFrom(...PDN_RESULTS),
        (game, tags, result) => {
          const written: PdnGame = { ...game, tags: new Map(Object.entries(tags)), result };
          expect(readPdn(formatPdn(written))).toEqual({ games: [written], fault: undefined });
          expect(replay(game.start, game.moves).ok).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("answers any text without throwing", () => {
    const scraps = constantFrom(
      "[",
      "]",
      '"',
      "\\",
      "{",
      "}",
      "(",
      ")",
      ";",
      "%",
      "\n",
      "$1",
      "*",
      "?!",
    );
    const words = constantFrom(
      "11-15",
      "22x15x8",
      "1-0",
      "1/2-1/2",
      "1.",
      "FEN",
      "Event",
      " ",
      "x",
    );
    const texts = array(oneof(scraps, words, string()), { maxLength: 30 }).map((all) =>
      all.join(""),
    );
    assert(
      property(texts, (text) => {
        const { games } = readPdn(text);
        const written = games.map(formatPdn).join("\n");
        expect(readPdn(written)).toEqual({ games, fault: undefined });
      }),
      { numRuns: 3000 },
    );
  });
});
