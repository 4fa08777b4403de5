// A move tree with a current position.
import {
  findMove,
  formatMove,
  legalMoves,
  playMove,
  type Color,
  type Move,
  type PdnGame,
  type Position,
} from "@kingrow/rules";

/** One position of a tree: the move that led there, and what follows. Plain data. */
export interface Node {
  readonly position: Position;
  /** As the rules write it; empty for the start. */
  readonly move: string;
  /** The node before; the start is its own. */
  readonly parent: number;
  /** What was played on from here; the first is the main line. */
  readonly children: readonly number[];
  /** Texts about it, and shapes drawn on it (shapes.ts); missing where there are none. */
  readonly comments?: readonly string[];
}

/** Who played a game, where and when, and how it ended: the header of its PDN. */
export type GameHeader = Pick<PdnGame, "tags" | "result">;

/** Nodes keep their numbers; what was deleted is no longer reached from the start. */
export interface Tree {
  readonly nodes: readonly Node[];
  /** Missing where nothing is told of it. */
  readonly played?: GameHeader;
}

/** A tree and the node that is looked at. */
export interface Study {
  readonly tree: Tree;
  readonly at: number;
}

export const ROOT = 0;

/** Far beyond what anybody plays by hand; a link longer than that is refused. */
export const MOST_NODES = 4000;

export function startTree(position: Position): Tree {
  return { nodes: [{ position, move: "", parent: ROOT, children: [] }] };
}

/** What is told of the game that a tree is of. */
export function playedAs(tree: Tree, { tags, result }: GameHeader): Tree {
  return tags.size === 0 && result === "*" ? tree : { ...tree, played: { tags, result } };
}

export function nodeAt({ nodes }: Tree, at: number): Node {
  const node = nodes[at];
  if (node === undefined) throw new Error(`no node ${at}`);
  return node;
}

/** Plays a legal move: goes on to the node that is there already, or to a new one. */
export function playAt({ tree, at }: Study, move: Move): Study {
  const here = nodeAt(tree, at);
  const text = formatMove(move);
  const known = here.children.find((child) => tree.nodes[child]?.move === text);
  if (known !== undefined) return { tree, at: known };
  const next: Node = {
    position: playMove(here.position, move),
    move: text,
    parent: at,
    children: [],
  };
  const added = tree.nodes.length;
  const nodes = tree.nodes.with(at, { ...here, children: [...here.children, added] });
  return { tree: { ...tree, nodes: [...nodes, next] }, at: added };
}

/** So many comments of one position are kept: a text of a hundred thousand would hold the page up. */
export const MOST_COMMENTS = 100;

export interface TreeComment {
  readonly at: number;
  readonly text: string;
}

/** Adds comments to their positions; the same comment twice about one position counts once. */
export function withComments(tree: Tree, comments: readonly TreeComment[]): Tree {
  if (comments.length === 0) return tree;
  const written = new Map<number, Set<string>>();
  for (const { at, text } of comments) {
    const there = written.get(at) ?? new Set(nodeAt(tree, at).comments);
    if (there.size < MOST_COMMENTS) there.add(text);
    written.set(at, there);
  }
  const nodes = [...tree.nodes];
  for (const [at, texts] of written) nodes[at] = { ...nodeAt(tree, at), comments: [...texts] };
  return { ...tree, nodes };
}

/** Plays moves as they are written from a node on, as far as they can be played and the tree has room; `line` are their nodes. */
export function addMoves(tree: Tree, from: number, moves: readonly string[]) {
  let study: Study = { tree, at: from };
  const line = [from];
  for (const text of moves) {
    const move = findMove(nodeAt(study.tree, study.at).position, text);
    if (!move.ok || study.tree.nodes.length > MOST_NODES) break;
    study = playAt(study, move.value);
    line.push(study.at);
  }
  return { tree: study.tree, line };
}

/** Takes away a move and all that follows from it; what is looked at is the position before. */
export function deleteAt({ tree, at }: Study): Study {
  const { parent } = nodeAt(tree, at);
  const before = nodeAt(tree, parent);
  const children = before.children.filter((child) => child !== at);
  const nodes = tree.nodes.with(parent, { ...before, children });
  return { tree: { ...tree, nodes }, at: parent };
}

/** The nodes from the start through one, and on along first moves to the end. */
export function lineThrough(tree: Tree, at: number): readonly number[] {
  const line: number[] = [];
  for (let node = at; node !== ROOT; node = nodeAt(tree, node).parent) line.unshift(node);
  line.unshift(ROOT);
  for (let next = nodeAt(tree, at).children[0]; next !== undefined;) {
    line.push(next);
    next = nodeAt(tree, next).children[0];
  }
  return line;
}

export function firstColor(tree: Tree): Color {
  return nodeAt(tree, ROOT).position.turn;
}

export function hasMove(position: Position): boolean {
  return legalMoves(position).length > 0;
}
