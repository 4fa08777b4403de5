// The search: pauses change nothing, and a draw by counting is seen from afar.

import { startGame, type Game } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { Endgames } from "./endgames.ts";
import { startSearch } from "./root.ts";
import { WIN } from "./scores.ts";
import { Search } from "./search.ts";
import { Table } from "./table.ts";
import { fen } from "@kingrow/rules/testing";

interface SearchResult {
  readonly scores: readonly number[];
  readonly nodes: number;
  readonly pauses: number;
}

/** Searches deeper and deeper, with a pause wherever the search asks; false means none at all. */
function deepened(game: Game, depth: number, pausing: boolean): SearchResult {
  const search = new Search(new Table(14), new Endgames());
  const roots = startSearch(search, game).map(({ root }) => root);
  const scores: number[] = [];
  let asked = 0;
  let pauses = 0;
  search.mustHalt = () => pausing && (asked += 1) % 2 === 1;
  for (let each = 1; each <= depth; each += 1) {
    for (;;) {
      const score = search.searchRoot(roots, each, -WIN, WIN);
      if (!search.halted) {
        // Kept over a pause, -0 is 0.
        scores.push(score + 0);
        break;
      }
      pauses += 1;
    }
  }
  return { scores, nodes: search.nodes, pauses };
}

describe("the search", { timeout: 60_000 }, () => {
  test.each([
    "B:W21-32:B1-12",
    "W:WK6,21,22,30:B2,5,K14,K15",
    "B:W18,20,22,23,26,27,30,31:B2,3,5,6,7,9,10,16",
  ])("finds the same in the same number of nodes however often it pauses: %s", (position) => {
    const game = startGame(fen(position));
    const { pauses, ...found } = deepened(game, 11, true);
    expect(pauses).toBeGreaterThan(3);
    expect({ ...found, pauses: 0 }).toEqual(deepened(game, 11, false));
  });

  test("keeps findings apart by the counter where a draw by counting is near", () => {
    const game = { ...startGame(fen("W:WK18,K22,K26,K14:BK3,K12")), quietPlies: 52 };
    const { scores, nodes } = deepened(game, 15, false);
    expect(scores).toHaveLength(15);
    expect(nodes).toBeLessThan(400_000);
  });
});
