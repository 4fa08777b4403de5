// The search from the root. The engine sets a game, adds its moves, and searches them at each depth.
//
// A search can be halted at any node. Then every running call pushes its state to `halts` and returns. When the
// search is called again, each call pops its state and continues, so that nothing is searched twice. The search is
// one object in three classes, each in its own file: as objects that call each other they were 2 to 8 % slower.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within
// oxlint-disable max-params -- small integers in registers are the point

import { WORDS, writePosition, type Side } from "./board.ts";
import { INFINITE } from "./scores.ts";
import { Tree } from "./tree.ts";

/** A move at the root: the index of its position in `words`, its tag and its score. */
export interface RootMove {
  readonly at: number;
  readonly tag: number;
  score: number;
}

export class Search extends Tree {
  private rootSide: Side = 0;

  /** Starts a search. @param seen the boards since the last capture or man's move, the root last */
  begin(seen: readonly number[], quietPlies: number, side: Side): void {
    this.top = this.line.begin(seen, quietPlies);
    this.nodes = 0;
    this.halted = false;
    this.halts.clear();
    this.order.begin();
    this.table.nextAge();
    this.rootSide = side;
  }

  /** Clears the statistics of good moves. */
  forget(): void {
    this.order.forget();
  }

  /** Adds the position after a root move, with the tag of the move. */
  addRootMove(position: Parameters<typeof writePosition>[2], tag: number): RootMove {
    const at = this.top;
    writePosition(this.words, at, position);
    this.words[at + 3] = tag;
    this.top += WORDS;
    return { at, tag, score: 0 };
  }

  /**
   * Searches root moves in their order within a window, moves the best one to the front and returns its score. After a
   * halt the caller calls it again with the same arguments, and it continues. Results of a halted search are valid once
   * the first move is done.
   */
  searchRoot(moves: RootMove[], depth: number, low: number, high: number): number {
    const { halts } = this;
    this.halted = false;
    let best = halts.isEmpty ? -INFINITE : halts.pop();
    let alpha = halts.isEmpty ? low : halts.pop();
    for (let index = halts.isEmpty ? 0 : halts.pop(); index < moves.length; index += 1) {
      const move = moves[index]!;
      const score = this.scoreRootMove(move, depth, alpha, high, index > 0);
      if (this.halted) {
        halts.push(index, alpha, best);
        break;
      }
      move.score = score;
      if (score > best) best = score;
      if (score > alpha || index === 0) {
        moves.splice(index, 1);
        moves.unshift(move);
      }
      alpha = Math.max(alpha, score);
      if (alpha >= high) break;
    }
    return best;
  }

  private scoreRootMove(
    move: RootMove,
    depth: number,
    alpha: number,
    high: number,
    isLater: boolean,
  ): number {
    this.line.enter(0, move.tag);
    return this.tryMove(move.at, this.rootSide, depth - 1, 0, alpha, high, 0, !isLater);
  }
}
