// A tree of moves in the fragment of a link, which no server ever sees.
//
// `t1`, the start, the moves, where it is looked at (two letters), a check of the rest (two letters). The usual
// start is `s`; any other is the side to move and 16 letters, each two squares. A move is a letter for each
// square, its last one moved up by 32. Other moves than the first follow it in `~` and `.`, each with what follows.
// `t3` is the same, then `~~` and the comments (commentLink.ts). Links with `t2` are like it.
import {
  err,
  findMove,
  formatFen,
  initialPosition,
  ok,
  pieceAt,
  type Piece,
  type Position,
  type Result,
  type Square,
} from "@kingrow/rules";
import {
  checkOf,
  decodeReplay,
  encodeMove,
  letter,
  numberOf,
  SQUARES,
  type LinkFault,
} from "../../record/replayLink.ts";
import { pdnResult } from "../../record/savedGame.ts";
import { pathText } from "../../record/moves/timeline.ts";
import { decodeComments, encodeComments } from "./commentLink.ts";
import { EMPTY, faultsOf, KINDS, put } from "./setupRules.ts";
import {
  addMoves,
  MOST_NODES,
  nodeAt,
  playAt,
  playedAs,
  ROOT,
  startTree,
  type Study,
  type Tree,
} from "./tree.ts";

const PLAIN = "t1";
const WITH_COMMENTS = "t3";
const BEFORE_COMMENTS = "~~";
const MAX_LENGTH = 60_000;
/** What stands on a square, as a number: nothing, then men and kings of both colors. */
const STANDING: readonly (Piece | undefined)[] = [undefined, ...KINDS];

export function encodeStudy(study: Study): string {
  return linkOf(study).fragment;
}

/** The fragment, and whether it carries all that is written in the tree. */
export function linkOf({ tree, at }: Study): { fragment: string; isWhole: boolean } {
  const order: number[] = [];
  const moves = encodeFrom(tree, ROOT, order);
  const place = order.indexOf(at) + 1;
  const { letters, isWhole } = encodeComments(tree, [ROOT, ...order]);
  const text =
    (letters === "" ? PLAIN : WITH_COMMENTS) +
    encodeStart(nodeAt(tree, ROOT).position) +
    moves +
    letter(place >> 6) +
    letter(place & 63) +
    (letters === "" ? "" : BEFORE_COMMENTS + letters);
  return { fragment: text + checkOf(text), isWhole };
}

/** Reads a fragment, with or without its `#`: a tree, or a game of a replay link with a dot and a ply. */
export function decodeStudy(fragment: string): Result<Study, LinkFault> {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith("t")) return decodeGame(text);
  if (/^t[4-9]/.test(text)) return err("newer");
  const isWhole = text.length < MAX_LENGTH && text.slice(-2) === checkOf(text.slice(0, -2));
  if (!isWhole || !/^t[1-3]/.test(text)) return err("damaged");
  const [tree = "", comments, ...rest] = text.slice(2, -2).split(BEFORE_COMMENTS);
  return (rest.length === 0 ? decodeTree(tree, comments) : undefined) ?? err("damaged");
}

function decodeGame(text: string): Result<Study, LinkFault> {
  const replay = decodeReplay(text);
  if (!replay.ok) return replay;
  const { game, ply = game.moves.length } = replay.value;
  const { tree, at } = studyOf(initialPosition, game.moves, ply);
  return ok({ tree: playedAs(tree, { tags: new Map(), result: pdnResult(game.result) }), at });
}

/** A game looked at after so many plies. */
export function studyOf(start: Position, moves: readonly string[], ply = 0): Study {
  const { tree, line } = addMoves(startTree(start), ROOT, moves);
  return { tree, at: line[ply] ?? ROOT };
}

/** The letters of all that follows a node; tells in which order nodes come. */
function encodeFrom(tree: Tree, from: number, order: number[]): string {
  let text = "";
  let here = from;
  for (;;) {
    const [main, ...others] = nodeAt(tree, here).children;
    if (main === undefined) return text;
    text += encodeMove(nodeAt(tree, main).move);
    order.push(main);
    for (const other of others) {
      order.push(other);
      text += `~${encodeMove(nodeAt(tree, other).move)}${encodeFrom(tree, other, order)}.`;
    }
    here = main;
  }
}

function encodeStart(position: Position): string {
  if (formatFen(position) === formatFen(initialPosition)) return "s";
  // Two squares to a letter.
  const letters = Array.from({ length: SQUARES / 2 }, (_, index) =>
    letter(5 * standingOn(position, 2 * index + 1) + standingOn(position, 2 * index + 2)),
  );
  return (position.turn === "black" ? "b" : "w") + letters.join("");
}

function standingOn(position: Position, square: Square): number {
  const piece = pieceAt(position, square);
  return STANDING.findIndex((each) => each?.color === piece?.color && each?.type === piece?.type);
}

function decodeTree(text: string, comments = ""): Result<Study, LinkFault> | undefined {
  const start = decodeStart(text);
  if (start === undefined) return undefined;
  const moves = text.slice(start.length, -2);
  const place = (numberOf(text.at(-2) ?? "") << 6) + numberOf(text.at(-1) ?? "");
  const read = decodeMoves(start.position, moves);
  const at = place === 0 ? ROOT : read?.order[place - 1];
  if (read === undefined || at === undefined) return undefined;
  const tree = decodeComments(read.tree, [ROOT, ...read.order], comments);
  return tree && ok({ tree, at });
}

function decodeStart(text: string): { position: Position; length: number } | undefined {
  if (text.startsWith("s")) return { position: initialPosition, length: 1 };
  const [, side, code] = /^([bw])([\w-]{16})/.exec(text) ?? [];
  if (code === undefined) return undefined;
  let position: Position = { ...EMPTY, turn: side === "b" ? "black" : "white" };
  for (const [index, each] of Array.from(code, numberOf).entries()) {
    position = put(position, 2 * index + 1, STANDING[Math.floor(each / 5)]);
    position = put(position, 2 * index + 2, STANDING[each % 5]);
  }
  const isPossible = faultsOf(position).every(({ kind }) => kind === "no-move");
  return isPossible ? { position, length: 17 } : undefined;
}

/** Plays the letters of moves; undefined where one cannot be played or the marks do not pair. */
function decodeMoves(start: Position, text: string) {
  let study: Study = { tree: startTree(start), at: ROOT };
  const order: number[] = [];
  const branched: number[] = [];
  let path: Square[] = [];
  for (const each of text) {
    if (each === "~") {
      if (study.at === ROOT) return undefined;
      branched.push(study.at);
      study = { tree: study.tree, at: nodeAt(study.tree, study.at).parent };
    } else if (each === ".") {
      const back = branched.pop();
      if (back === undefined) return undefined;
      study = { tree: study.tree, at: back };
    } else {
      const number = numberOf(each);
      path.push((number % SQUARES) + 1);
      if (number < SQUARES) continue;
      const move = findMove(nodeAt(study.tree, study.at).position, pathText(path));
      if (!move.ok || study.tree.nodes.length > MOST_NODES) return undefined;
      study = playAt(study, move.value);
      order.push(study.at);
      path = [];
    }
  }
  return branched.length === 0 && path.length === 0 ? { tree: study.tree, order } : undefined;
}
