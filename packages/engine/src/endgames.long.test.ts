// The exact endgames against the rules.

import { legalMoves, playMove, type Position } from "@kingrow/rules";
import { beforeAll, describe, expect, test } from "vitest";
import { sideOf, WORDS, writePosition } from "./board.ts";
import { Endgames, type KeptSlice } from "./endgames.ts";
import { createRandom, fen } from "@kingrow/rules/testing";
import { arrangements, scatter } from "./testing/positions.ts";

/** Number of checked positions of all four-piece slices. By default a few positions of some slices are checked. */
const ALL_KINDS = process.env["FOUR_PIECE_POSITIONS"];
const FOUR_PIECE_POSITIONS = Number(ALL_KINDS ?? 20_000);

const words = new Int32Array(WORDS);
const endgames = new Endgames();
/** All slices that the generator yields. */
const made: KeptSlice[] = [];

function endOf(position: Position, among: Endgames = endgames): number {
  writePosition(words, 0, position);
  return among.look(words, 0, sideOf(position));
}

/** The end of a position by those one move later; undefined is a draw. */
function endOneMoveLater(position: Position): number | undefined {
  const moves = legalMoves(position);
  const ends = moves.map((move) => endOf(playMove(position, move)) - 1);
  const wins = ends.filter((end) => end >= 0 && end % 2 === 0);
  if (wins.length > 0) return Math.min(...wins) + 1;
  if (ends.some((end) => end < 0)) return undefined;
  return moves.length === 0 ? 0 : Math.max(...ends) + 1;
}

describe("endgames", { timeout: 120_000 }, () => {
  beforeAll(() => {
    for (const slices of endgames.prepare(3)) made.push(...slices);
  });

  // By induction over the plies this proves each end, and that the others are draws.
  test.each([2, 3])("of %d pieces agree with those one move later", (pieces) => {
    let wrong = 0;
    for (const position of arrangements(pieces)) {
      if (endOf(position) !== (endOneMoveLater(position) ?? -1) + 1) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  test("of four pieces agree with those one move later", () => {
    const four = new Endgames();
    four.takeBack(made);
    expect(four.knows(3)).toBe(true);
    expect(four.knows(4)).toBe(false);
    const someKind = fen("W:WK1,18:BK12,K3");
    const told: KeptSlice[] = [];
    for (const slices of four.prepare(4)) {
      told.push(...slices);
      if (ALL_KINDS === undefined && endOf(someKind, four) !== -1) break;
    }
    endgames.takeBack(told);
    expect(endgames.knows(4)).toBe(ALL_KINDS !== undefined);
    const random = createRandom(4).fraction;
    let wrong = 0;
    for (let round = 0; round < FOUR_PIECE_POSITIONS; round += 1) {
      const position = scatter(random, 4);
      if (position.black === 0 || position.white === 0 || endOf(position) === -1) continue;
      if (endOf(position) !== (endOneMoveLater(position) ?? -1) + 1) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  test("are not known before they are worked out, nor with more pieces", () => {
    expect(endOf(fen("W:WK1:BK32"), new Endgames())).toBe(-1);
    expect(endOf(fen("W:WK1,K2,K3:BK32,K31"))).toBe(-1);
  });

  test("come in parts, and are taken back only where they fit", () => {
    const parts = [...new Endgames().prepare(2)];
    expect(parts.length).toBeGreaterThan(4);
    const other = new Endgames();
    other.takeBack([{ name: "0101", ends: new Uint8Array(3) }]);
    expect(endOf(fen("W:WK1:BK32"), other)).toBe(-1);
    other.takeBack(made);
    expect(endOf(fen("W:WK1:BK32"), other)).toBe(0);
  });

  test("are worked out again where only half of a pair was kept", () => {
    const half = new Endgames();
    half.takeBack(made.filter(({ name }) => name !== "0110"));
    expect(half.knows(2)).toBe(false);
    const again = [...half.prepare(3)].flat();
    expect(again.map(({ name }) => name)).toContain("0110");
    expect(half.knows(3)).toBe(true);
  });
});
