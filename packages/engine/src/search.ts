// The search from the root: a game is set, its moves are added, and each depth asks for the best of them.
//
// A search can be halted at any node. Then every call under way leaves what it knows in `halts` and
// returns; asked again, each takes that back and calls on, so that nothing is searched twice and
// pauses change nothing. It is one object in three floors, each in a file of its own: as objects that
// call each other they were 2 to 8 % slower.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within
// oxlint-disable max-params -- small integers in registers are the point

import { WORDS, writePosition, type Side } from "./board.ts";
import { INFINITE } from "./scores.ts";
import { Tree } from "./tree.ts";

/** One move at the root: where its position stands in the words, and what is known of it. */
export interface RootMove {
  readonly at: number;
  readonly tag: number;
  score: number;
}

export class Search extends Tree {
  private rootSide: Side = 0;

  /** Sets the game: the boards since its last capture or man's move, the root last. */
  begin(seen: readonly number[], quietPlies: number, side: Side): void {
    this.top = this.line.begin(seen, quietPlies);
    this.nodes = 0;
    this.halted = false;
    this.halts.clear();
    this.order.begin();
    this.table.nextAge();
    this.rootSide = side;
  }

  /** Forgets which moves have been good. */
  forget(): void {
    this.order.forget();
  }

  /** Puts a position that a root move leads to behind the game; its tag says what the move was. */
  addRootMove(position: Parameters<typeof writePosition>[2], tag: number): RootMove {
    const at = this.top;
    writePosition(this.words, at, position);
    this.words[at + 3] = tag;
    this.top += WORDS;
    return { at, tag, score: 0 };
  }

  /**
   * Searches root moves in their order within a window and returns the best score; the best move is
   * moved to the front. What it found before it was halted counts once the first move is done.
   * Halted, it is asked the same again and goes on where it was.
   */
  searchRoot(moves: RootMove[], depth: number, low: number, high: number): number {
    const { halts } = this;
    this.halted = false;
    let best = halts.isEmpty ? -INFINITE : halts.take();
    let alpha = halts.isEmpty ? low : halts.take();
    for (let index = halts.isEmpty ? 0 : halts.take(); index < moves.length; index += 1) {
      const move = moves[index]!;
      const score = this.scoreRootMove(move, depth, alpha, high, index > 0);
      if (this.halted) {
        halts.leave(index, alpha, best);
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
