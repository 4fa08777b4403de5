// Tests of the game in a link: there and back again, and every way to be broken.
import { initialPosition, legalMoves, formatMove, playMove } from "@kingrow/rules";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeGame, decodeReplay, encodeGame } from "./replayLink.ts";
import { RESULTS, type SavedGame } from "./savedGame.ts";

const GAME: SavedGame = {
  moves: ["11-15", "22-18", "15x22", "25x18"],
  result: "black",
  reason: "resigned",
};

/** A legal game, each move chosen by one number. */
function playout(choices: readonly number[]): string[] {
  let position = initialPosition;
  const moves: string[] = [];
  for (const choice of choices) {
    const open = legalMoves(position);
    const move = open[choice % Math.max(1, open.length)];
    if (move === undefined) break;
    moves.push(formatMove(move));
    position = playMove(position, move);
  }
  return moves;
}

describe("a game in a link", () => {
  it("[P29] comes back as it was, whatever was played", () => {
    const games = fc.array(fc.nat(20), { maxLength: 150 }).map(playout);
    fc.assert(
      fc.property(games, fc.constantFrom(...RESULTS), (moves, result) => {
        const game = { moves, result, reason: undefined };
        expect(decodeGame(`#${encodeGame(game)}`)).toEqual({ ok: true, value: game });
      }),
    );
  });

  it("[P29] keeps who won and why, in two characters a step", () => {
    expect(encodeGame(GAME)).toHaveLength(3 + 8 + 2);
    expect(decodeGame(encodeGame(GAME))).toEqual({ ok: true, value: GAME });
  });

  it("[P29] [G8] keeps that a game was aborted", () => {
    const aborted: SavedGame = { moves: ["11-15"], result: "open", reason: "aborted" };
    expect(decodeGame(encodeGame(aborted))).toEqual({ ok: true, value: aborted });
  });

  it("[P29] stays readable: links of version 1 are out there", () => {
    expect(encodeGame(GAME)).toBe("1BFKuVxO1YxFO");
    expect(decodeGame(encodeGame({ moves: [], result: "open", reason: undefined })).ok).toBe(true);
  });
});

describe("a broken link", () => {
  const whole = encodeGame(GAME);

  it.each(["", "#"])("[P29] is empty: %j", (text) => {
    expect(decodeGame(text)).toEqual({ ok: false, error: "empty" });
  });

  it("[P29] is of a newer kind", () => {
    expect(decodeGame("2whatever")).toEqual({ ok: false, error: "newer" });
  });

  it.each(["1", "x", "1AA", "%0a", "javascript:alert(1)", "1".repeat(100_000), `${whole} `])(
    "[P29] is damaged: %.30s",
    (text) => expect(decodeGame(text)).toEqual({ ok: false, error: "damaged" }),
  );

  it("[P29] is noticed wherever it was cut", () => {
    for (let length = 1; length < whole.length; length += 1) {
      expect(decodeGame(whole.slice(0, length))).toEqual({ ok: false, error: "damaged" });
    }
  });

  it("[P29] never throws, whatever stands there", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeGame(`1${text}`)).toMatchObject({ ok: false });
      }),
    );
  });

  it("[P29] holds moves that cannot be played", () => {
    const impossible = encodeGame({ ...GAME, moves: ["11-15", "11-15"] });
    expect(decodeGame(impossible)).toEqual({ ok: false, error: "damaged" });
  });
});

describe("the place in a link", () => {
  const code = encodeGame(GAME);

  it.each([
    ["", 0],
    [".2", 2],
    [".0", 0],
    [`.${GAME.moves.length}`, undefined],
    [".99999", undefined],
    [".-1", 0],
    [".x", 0],
    [".2.3", 2],
  ])("[P29] %o opens the game after %o moves", (place, ply) => {
    expect(decodeReplay(`#${code}${place}`)).toEqual({ ok: true, value: { game: GAME, ply } });
  });
});
