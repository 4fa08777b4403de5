// A tree of moves in the fragment of a link, which no server ever sees.
//
// `t1`, the start, the moves, where it is looked at (two letters), a check of the rest (two letters). The usual
// start is `s`; any other is the side to move and 16 letters, each two squares. A move is a letter for each
// square, its last one moved up by 32. Other moves than the first follow it in `~` and `.`, each with what follows.
// `t2` is the same, then `~~` and the words written about moves (commentLink.ts).
import {
  err,
  findMove,
  initialPosition,
  ok,
  parseMove,
  pieceAt,
  type Position,
  type Result,
  type Square,
} from "@kingrow/rules";
import { checkOf, letter, numberOf } from "../record/linkText.ts";
import { decodeGame, type LinkFault } from "../record/replayLink.ts";
import { pathText } from "../record/timeline.ts";
import { decodeComments, encodeComments } from "./commentLink.ts";
import { isPossible } from "./setupRules.ts";
import {
  addLine,
  lineThrough,
  MOST_NODES,
  nodeAt,
  playAt,
  ROOT,
  startTree,
  type Study,
  type Tree,
} from "./tree.ts";

const VERSION = "t1";
const WITH_COMMENTS = "t2";
const BEFORE_COMMENTS = "~~";
const SQUARES = 32;
const MAX_LENGTH = 60_000;
/** What stands on a square, as a number: nothing, then men and kings of both colors. */
const STANDING = ["", "black man", "black king", "white man", "white king"];

export function encodeStudy({ tree, at }: Study): string {
  const order: number[] = [];
  const moves = encodeFrom(tree, ROOT, order);
  const place = order.indexOf(at) + 1;
  const comments = encodeComments(tree, [ROOT, ...order]);
  const text =
    (comments === "" ? VERSION : WITH_COMMENTS) +
    encodeStart(nodeAt(tree, ROOT).position) +
    moves +
    letter(place >> 6) +
    letter(place & 63) +
    (comments === "" ? "" : BEFORE_COMMENTS + comments);
  return text + checkOf(text);
}

/**
 * Reads a fragment, with or without its `#`: a tree as above, or a game as replay links have it, with
 * a dot and the number of a ply behind it if not its start is meant.
 */
export function decodeStudy(fragment: string): Result<Study, LinkFault> {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith("t")) return decodeReplay(text);
  if (/^t[3-9]/.test(text)) return err("newer");
  const isWhole = text.length < MAX_LENGTH && text.slice(-2) === checkOf(text.slice(0, -2));
  return (
    (isWhole ? decodeVersion(text.slice(0, 2), text.slice(2, -2)) : undefined) ?? err("damaged")
  );
}

function decodeVersion(version: string, text: string): Result<Study, LinkFault> | undefined {
  if (version === VERSION) return decodeTree(text);
  const [tree = "", comments, ...rest] = text.split(BEFORE_COMMENTS);
  if (version !== WITH_COMMENTS || comments === undefined || rest.length > 0) return undefined;
  return decodeTree(tree, comments);
}

function decodeReplay(text: string): Result<Study, LinkFault> {
  const [code = "", ply = "0"] = text.split(".");
  const game = decodeGame(code);
  if (!game.ok) return game;
  return ok(studyOf(initialPosition, game.value.moves, Number(ply)));
}

/** A game looked at after so many plies. */
export function studyOf(start: Position, moves: readonly string[], ply = 0): Study {
  const { tree } = addLine({ tree: startTree(start), at: ROOT }, moves);
  return { tree, at: lineThrough(tree, ROOT)[ply] ?? ROOT };
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

function encodeMove(move: string): string {
  const path = parseMove(move);
  if (!path.ok) throw new Error(`not a move: ${move}`);
  const last = path.value.length - 1;
  return path.value
    .map((square, index) => letter(square - 1 + (index === last ? SQUARES : 0)))
    .join("");
}

function encodeStart(position: Position): string {
  const code = squares((square) => standingOn(position, square));
  if (
    code === squares((square) => standingOn(initialPosition, square)) &&
    position.turn === "black"
  ) {
    return "s";
  }
  return (position.turn === "black" ? "b" : "w") + code;
}

/** Two squares to a letter. */
function squares(standing: (square: Square) => number): string {
  return Array.from({ length: SQUARES / 2 }, (_, index) =>
    letter(5 * standing(2 * index + 1) + standing(2 * index + 2)),
  ).join("");
}

function standingOn(position: Position, square: Square): number {
  const piece = pieceAt(position, square);
  return piece === undefined ? 0 : STANDING.indexOf(`${piece.color} ${piece.type}`);
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
  let position: Position = {
    black: 0,
    white: 0,
    kings: 0,
    turn: side === "b" ? "black" : "white",
    jumper: undefined,
  };
  for (const [index, each] of Array.from(code, numberOf).entries()) {
    position = stand(position, 2 * index + 1, Math.floor(each / 5));
    position = stand(position, 2 * index + 2, each % 5);
  }
  return isPossible(position) ? { position, length: 17 } : undefined;
}

function stand(position: Position, square: Square, standing: number): Position {
  const [color, type] = (STANDING[standing] ?? "").split(" ");
  if (color !== "black" && color !== "white") return position;
  const bit = 1 << (square - 1);
  const kings = type === "king" ? position.kings | bit : position.kings;
  return { ...position, [color]: position[color] | bit, kings };
}

interface Read {
  readonly tree: Tree;
  readonly order: readonly number[];
}

/** Plays the letters of moves; undefined where one cannot be played or the marks do not pair. */
function decodeMoves(start: Position, text: string): Read | undefined {
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
