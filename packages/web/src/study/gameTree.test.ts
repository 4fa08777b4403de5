// Games read from PDN as trees: variations are branches, and a link carries them.
import { readPdn, type PdnGame } from "@kingrow/rules";
import { expect, test } from "vitest";
import { studyOfGame } from "./gameTree.ts";
import { lineThrough, MOST_NODES, nodeAt, ROOT, type Study } from "./tree.ts";
import { decodeStudy, encodeStudy } from "./treeLink.ts";

function read(text: string): PdnGame {
  const [game] = readPdn(text).games;
  if (game === undefined) throw new Error(text);
  return game;
}

/** "11-15 (9-13) 22-18": each node's moves, the first the main one. */
function written({ tree }: Study, from = ROOT): string {
  const [main, ...others] = nodeAt(tree, from).children;
  if (main === undefined) return "";
  const beside = others.map(
    (at) => `(${`${nodeAt(tree, at).move} ${written({ tree, at }, at)}`.trim()})`,
  );
  return [nodeAt(tree, main).move, ...beside, written({ tree, at: main }, main)].join(" ").trim();
}

const NESTED = "1. 11-15 (9-13 22-18 (24-20) 12-16) 22-18 (23-19) 15x22 *";

test("[P79] variations are branches, as deep as they are written, and the game is the main line", () => {
  const study = studyOfGame(read(NESTED));
  expect(written(study)).toBe("11-15 (9-13 22-18 (24-20) 12-16) 22-18 (23-19) 15x22");
  expect(lineThrough(study.tree, ROOT)).toHaveLength(4);
});

test("[P79] the link of such a game carries them all", () => {
  const study = studyOfGame(read(NESTED));
  const again = decodeStudy(encodeStudy(study));
  expect(again.ok && written(again.value)).toBe(written(study));
});

test("[P79] a variation that repeats the game is no branch of its own", () => {
  expect(written(studyOfGame(read("1. 11-15 (11-15 23-19) 22-18 *")))).toBe("11-15 22-18 (23-19)");
});

test("[P79] more than a link can carry is left out", () => {
  const shuffle = "2-7 30-26 7-2 26-30 ".repeat(1100);
  const { moves } = { moves: shuffle.trim().split(" ") };
  const start = read('[FEN "B:WK30:BK2"] *').start;
  const { tree } = studyOfGame({ tags: new Map(), start, moves, result: "*" });
  expect(tree.nodes).toHaveLength(MOST_NODES + 1);
});
