// Games read from PDN as trees: variations are branches, and a link carries them.
import { formatPdn, readPdn, type PdnGame } from "@kingrow/rules";
import { expect, test } from "vitest";
import { checkOf } from "../../record/replayLink.ts";
import { encodeGame } from "../../record/replayLink.ts";
import { pdnOfTree, studyOfGame } from "./gameTree.ts";
import { lineThrough, MOST_COMMENTS, MOST_NODES, nodeAt, ROOT, type Study } from "./tree.ts";
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

test("[P79] of any number of comments about one move the first are kept", () => {
  const many = Array.from({ length: 2 * MOST_COMMENTS }, (_, index) => `{${index}}`).join(" ");
  const { tree } = studyOfGame(read(`1. 11-15 ${many} 22-18 {still read} *`));
  const counts = tree.nodes.map(({ comments = [] }) => comments.length);
  expect(counts).toEqual([0, MOST_COMMENTS, 1]);
});

const COMMENTED =
  "{to begin} 1. 11-15 $1 {the usual} (9-13 {a; cross} 22-18 (24-20 {or so})) 22-18 15x22 {done} *";

test("[P79] comments and marks stand at their moves, in branches too", () => {
  const { tree } = studyOfGame(read(COMMENTED));
  const told = tree.nodes.map(({ move, comments = [] }) => [move, ...comments].join(" "));
  expect(told).toEqual([
    " to begin",
    "11-15 ! the usual",
    "22-18",
    "15x22 done",
    "9-13 a; cross",
    "22-18",
    "24-20 or so",
  ]);
});

test("[P79] what is copied out holds comments and branches, and is read as the same tree", () => {
  for (const text of [NESTED, COMMENTED, "{none} *", "11-15 ({but} 9-13 {yes}) *"]) {
    const study = studyOfGame(read(text));
    expect(studyOfGame(read(pdnOfTree(study.tree)))).toEqual(study);
  }
  expect(pdnOfTree(studyOfGame(read(COMMENTED)).tree)).toContain(
    "1. 11-15 $1 {the usual} (1. 9-13 {a; cross}",
  );
});

test("[P79] a position that was set up is copied out with its comments", () => {
  const text = '[FEN "W:W30:BK2"] {why} 30-26 {so} (30-25) 2-7 *';
  const study = studyOfGame(read(text));
  expect(studyOfGame(read(pdnOfTree(study.tree)))).toEqual(study);
});

test("[P77] the link carries comments in any script, and where it is looked at", () => {
  const { tree } = studyOfGame(read(`${COMMENTED.slice(0, -1)} {טוב מאוד — Ёж 🙂} *`));
  for (const at of [ROOT, 3, 6]) {
    const again = decodeStudy(`#${encodeStudy({ tree, at })}`);
    if (!again.ok) throw new Error(again.error);
    expect(pdnOfTree(again.value.tree)).toBe(pdnOfTree(tree));
    expect(nodeAt(again.value.tree, again.value.at)).toMatchObject({ move: tree.nodes[at]?.move });
  }
});

test("[P79] who played, and how it ended, stays with the tree and is copied out", () => {
  const text = '[Event "a \\"b\\" c"]\n[White "Ёж 🙂"]\n[Note ""]\n\n1. 11-15 (1. 9-13) 1-0\n';
  const study = studyOfGame(read(text));
  const pdn = text.replace("\n\n", '\n[Result "1-0"]\n[GameType "21"]\n\n');
  expect(pdnOfTree(study.tree)).toBe(pdn);
  const broken = '[Event "a\u2028b\u2029c"] *';
  for (const told of [text, broken, '[Event "x"] *', "1. 11-15 1/2-1/2", "{a} 1. 11-15 0-1"]) {
    const { tree } = studyOfGame(read(told));
    const again = decodeStudy(encodeStudy({ tree, at: ROOT }));
    expect(again.ok && pdnOfTree(again.value.tree)).toBe(pdnOfTree(tree));
  }
});

test("[P77] a link of an older page is read, and one without words is written as it was", () => {
  expect(encodeStudy(studyOfGame(read("1. 11-15 *")))).toMatch(/^t1s/);
  expect(encodeStudy(studyOfGame(read("1. 11-15 {so} *")))).toMatch(/^t3s/);
  expect(encodeStudy(studyOfGame(read("1. 11-15 {so} 1-0")))).toMatch(/^t3s/);
});

test("[P79] a link tells nothing of a game's start and end but what the board shows", () => {
  const words = btoa("[FEN x\n[SetUp 1\n[Result 2-0\n[Event so\n");
  const study = decodeStudy(checked(`t3sAA~~${words.replaceAll("=", "")}`));
  expect(study.ok && pdnOfTree(study.value.tree)).toBe(
    '[Event "so"]\n[Result "*"]\n[GameType "21"]\n\n*\n',
  );
});

test("[P77] a game that is over brings its result to the board", () => {
  const code = encodeGame({ moves: ["11-15", "22-18"], result: "white", reason: "resigned" });
  const study = decodeStudy(`${code}.2`);
  expect(study.ok && pdnOfTree(study.value.tree)).toContain('[Result "0-1"]');
});

test("[P79] a hundred comments at each of thousands of moves are taken and written in no time", () => {
  const start = 'FEN "B:WK30:BK2"';
  const comments = Array.from({ length: MOST_COMMENTS }, (_, index) => `{${index}}`).join("");
  const move = (text: string): string => `${text}${comments}`;
  const round = ["2-7", "30-26", "7-2", "26-30"].map(move).join(" ");
  const game = read(`[${start}] ${round.repeat(1000)} *`);
  const before = process.cpuUsage();
  const { tree } = studyOfGame(game);
  const link = encodeStudy({ tree, at: ROOT });
  expect(pdnOfTree(tree)).toHaveLength(formatPdn(game).length);
  expect(link.length).toBeLessThan(60_000);
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(4);
});

test("[P77] of comments that are too long for a link those that fit are carried", () => {
  const { tree } = studyOfGame(
    read(`1. 11-15 {short} 22-18 {${"long ".repeat(20_000)}} 15x22 {late} *`),
  );
  const code = encodeStudy({ tree, at: ROOT });
  const again = decodeStudy(code);
  expect(again.ok && again.value.tree.nodes.flatMap(({ comments = [] }) => comments)).toEqual([
    "short",
  ]);
  expect(code.length).toBeLessThan(200);
});

function checked(text: string): string {
  return text + checkOf(text);
}

test("[P77] a link whose comments were changed or name no position is damaged", () => {
  const code = encodeStudy(studyOfGame(read("{a} 1. 11-15 {short} *")));
  expect(decodeStudy(checked(`t2sAA~~${btoa("0 x\n")}`)).ok).toBe(true);
  const named = ["5 x\n", "0 \n", "x\n", "\u00ff"].map((text) =>
    checked(`t2sAA~~${btoa(text).replaceAll("=", "")}`),
  );
  for (const bad of [code.slice(0, -6), `${code}A`, checked("t2sAA~~?"), ...named]) {
    expect(decodeStudy(bad)).toEqual({ ok: false, error: "damaged" });
  }
});
