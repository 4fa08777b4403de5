// Won endings played out, the engine on both sides: who is far ahead wins within the rule of 80 plies.

import { legalMoves, startGame, type Color, type Game, type Position } from "@kingrow/rules";
import { beforeAll, expect, test } from "vitest";
import { Engine } from "./engine.ts";
import { createRandom } from "@kingrow/rules/testing";
import { playWhole } from "./playWhole.ts";

/** Men and kings of who is ahead, then of the other. */
type Kind = readonly [men: number, kings: number, enemyMen: number, enemyKings: number];

const KINDS: readonly Kind[] = [
  [6, 0, 3, 0],
  [5, 1, 2, 1],
  [3, 3, 1, 2],
  [0, 6, 0, 3],
  [1, 4, 0, 3],
  [0, 4, 0, 2],
  [1, 3, 0, 2],
];

/** Few, so that evaluation and endgames must find the win, not depth. */
const NODES = 2000;
const POSITIONS = 4;

const engine = new Engine({ tableBits: 16 });

beforeAll(() => engine.endgames.prepareNow(3), 120_000);

/** A random position without captures, in which Black is ahead and to move. */
function calmPosition(kind: Kind, random: () => number): Position {
  for (;;) {
    const position = scattered(kind, random);
    if (isCalm(position) && isCalm({ ...position, turn: "white" })) return position;
  }
}

function scattered([men, kings, enemyMen, enemyKings]: Kind, random: () => number): Position {
  let taken = 0;
  const put = (count: number, from: number, to: number): number => {
    let bits = 0;
    for (let left = count; left > 0;) {
      const bit = 1 << (from + Math.floor(random() * (to - from)));
      if ((taken & bit) !== 0) continue;
      taken |= bit;
      bits |= bit;
      left -= 1;
    }
    return bits;
  };
  const blackMen = put(men, 0, 28);
  const whiteMen = put(enemyMen, 4, 32);
  const blackKings = put(kings, 0, 32);
  const whiteKings = put(enemyKings, 0, 32);
  const black = blackMen | blackKings;
  const white = whiteMen | whiteKings;
  return { black, white, kings: blackKings | whiteKings, turn: "black", jumper: undefined };
}

function isCalm(position: Position): boolean {
  const moves = legalMoves(position);
  return moves.length > 0 && moves.every(({ captures }) => captures.length === 0);
}

function winnerFrom(start: Position): Color | undefined {
  engine.forget();
  let game = startGame(start);
  while (game.outcome === undefined) game = afterBest(game);
  return game.outcome.winner;
}

function afterBest(game: Game): Game {
  const best = engine.thinkNow({ game, limits: { nodes: NODES } })?.move;
  const next = best && playWhole(game, best);
  if (next === undefined) throw new Error("a move was refused");
  return next;
}

test.each(KINDS)(
  "%i men and %i kings beat %i men and %i kings",
  (...kind) => {
    const random = createRandom(1).fraction;
    const winners = Array.from({ length: POSITIONS }, () => winnerFrom(calmPosition(kind, random)));
    expect(winners).toEqual(Array.from(winners, () => "black"));
  },
  180_000,
);
