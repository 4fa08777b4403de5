// Trees of moves, links that carry them, and positions that are set up.
import { findMove, formatFen, initialPosition, parseFen, type Position } from "@kingrow/rules";
import { array, assert, nat, property } from "fast-check";
import { legalMoves } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { encodeGame } from "../../record/replayLink.ts";
import { faultsOf, put, shift, EMPTY } from "./setupRules.ts";
import {
  addMoves,
  deleteAt,
  lineThrough,
  nodeAt,
  playAt,
  ROOT,
  startTree,
  type Study,
} from "./tree.ts";
import { decodeStudy, encodeStudy, studyOf } from "./treeLink.ts";

function fen(text: string): Position {
  const position = parseFen(text);
  if (!position.ok) throw new Error(text);
  return position.value;
}

function play(study: Study, text: string): Study {
  const move = findMove(nodeAt(study.tree, study.at).position, text);
  if (!move.ok) throw new Error(text);
  return playAt(study, move.value);
}

const movesOf = (study: Study): string[] =>
  lineThrough(study.tree, study.at)
    .map((node) => nodeAt(study.tree, node).move)
    .slice(1);

describe("a tree of moves", () => {
  const game = studyOf(initialPosition, ["11-15", "22-18", "15x22", "25x18"], 1);

  test("[P77] a move that is there already is followed, another one branches off", () => {
    const same = play(game, "22-18");
    expect(same.tree).toBe(game.tree);
    const other = play(game, "23-19");
    expect(movesOf(other)).toEqual(["11-15", "23-19"]);
    expect(lineThrough(other.tree, ROOT)).not.toContain(other.at);
    expect(movesOf({ tree: other.tree, at: ROOT })).toEqual(["11-15", "22-18", "15x22", "25x18"]);
  });

  test("[P77] a branch is deleted with all that follows, and the main line too", () => {
    const branched = play(play(game, "23-19"), "8-11");
    const gone = deleteAt({ tree: branched.tree, at: nodeAt(branched.tree, branched.at).parent });
    expect(gone.at).toBe(game.at);
    expect(nodeAt(gone.tree, gone.at).children).toHaveLength(1);
    const cut = deleteAt(play(game, "22-18"));
    expect(movesOf(cut)).toEqual(["11-15"]);
  });

  test("a line that cannot be played ends where it cannot", () => {
    const { tree, line } = addMoves(startTree(initialPosition), ROOT, ["11-15", "11-15"]);
    expect(movesOf({ tree, at: ROOT })).toEqual(["11-15"]);
    expect(line).toEqual([ROOT, 1]);
  });
});

describe("[P77] a link carries a tree", () => {
  test("with its start, its branches and the place looked at", () => {
    const start = fen("W:W22,32,K5:B18,11,1,K29");
    let study: Study = { tree: startTree(start), at: ROOT };
    study = play(study, "22x15x8");
    study = play(study, "1-6");
    study = play({ tree: study.tree, at: nodeAt(study.tree, study.at).parent }, "29-25");
    const read = decodeStudy(`#${encodeStudy(study)}`);
    expect(read.ok && encodeStudy(read.value)).toBe(encodeStudy(study));
    expect(read.ok && formatFen(nodeAt(read.value.tree, ROOT).position)).toBe(formatFen(start));
    expect(read.ok && movesOf(read.value)).toEqual(["22x15x8", "29-25"]);
  });

  test("whatever was played, and leads back to the same", () => {
    const walks = array(array(nat(), { maxLength: 12 }), { maxLength: 6 });
    assert(
      property(walks, nat(), (all, place) => {
        let study: Study = { tree: startTree(initialPosition), at: ROOT };
        for (const walk of all) {
          study = { tree: study.tree, at: place % study.tree.nodes.length };
          for (const pick of walk) {
            const moves = legalMoves(nodeAt(study.tree, study.at).position);
            const move = moves[pick % moves.length];
            if (move !== undefined) study = playAt(study, move);
          }
        }
        const text = encodeStudy(study);
        const read = decodeStudy(text);
        if (!read.ok) throw new Error(`${text}: ${read.error}`);
        expect(encodeStudy(read.value)).toBe(text);
        expect(movesOf(read.value)).toEqual(movesOf(study));
      }),
      { numRuns: 200 },
    );
  });

  test("a replay link is a study too, at its start or at a ply", () => {
    const code = encodeGame({ moves: ["11-15", "22-18"], result: "open", reason: undefined });
    const start = decodeStudy(`#${code}`);
    const later = decodeStudy(`#${code}.1`);
    expect(start.ok && start.value.at).toBe(ROOT);
    expect(later.ok && nodeAt(later.value.tree, later.value.at).move).toBe("11-15");
  });

  test.each([
    ["", "empty"],
    ["t4abc", "newer"],
    ["t1sAA", "damaged"],
    ["t1", "damaged"],
    [encodeStudy(studyOf(initialPosition, ["11-15"])).slice(0, -1), "damaged"],
    ["2abc", "newer"],
    ["<script>", "damaged"],
  ])("%j is %s", (text, fault) => {
    expect(decodeStudy(text)).toEqual({ ok: false, error: fault });
  });

  test("no text makes it throw", () => {
    const texts = array(nat(63), { maxLength: 40 });
    assert(
      property(texts, (numbers) => {
        const letters = "ABCDEFghijkl0123-_~.stbw";
        const text = numbers.map((number) => letters.charAt(number % letters.length)).join("");
        expect(typeof decodeStudy(`t1${text}`).ok).toBe("boolean");
      }),
      { numRuns: 500 },
    );
  });
});

describe("[P78] a position that is set up", () => {
  test("takes pieces, moves them and gives them away", () => {
    const one = put(EMPTY, 14, { color: "white", type: "king" });
    expect(formatFen(one)).toBe("B:WK14:B");
    expect(formatFen(shift(one, 14, 5))).toBe("B:WK5:B");
    expect(formatFen(put(one, 14, undefined))).toBe("B:W:B");
  });

  test.each([
    [initialPosition, []],
    [EMPTY, ["none black", "none white"]],
    [put(initialPosition, 16, { color: "black", type: "man" }), ["too-many black"]],
    [put(fen("B:W22:B9"), 1, { color: "white", type: "man" }), ["man-on-king-row white"]],
    [fen("B:W6,10:B1"), []],
    [fen("B:W5,6,10:B1"), ["no-move black"]],
  ])("%# is refused for what it lacks", (position, expected) => {
    const found = faultsOf(position).map(({ kind, color }) => `${kind} ${color}`);
    expect(found).toEqual(expected);
  });
});
