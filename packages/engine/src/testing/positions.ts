// Random positions for the tests, the same in every run.

import { legalMoves, playMove, type Position } from "@kingrow/rules";
import { createRandom } from "@kingrow/rules/testing";

/** All positions with this many pieces, at least one of each color. */
export function arrangements(pieces: number): Position[] {
  return boardsOf(pieces)
    .filter(({ black, white }) => black !== 0 && white !== 0)
    .flatMap((board): Position[] => [
      { ...board, turn: "black", jumper: undefined },
      { ...board, turn: "white", jumper: undefined },
    ]);
}

type Board = Pick<Position, "black" | "white" | "kings">;

function boardsOf(pieces: number): Board[] {
  if (pieces === 0) return [{ black: 0, white: 0, kings: 0 }];
  return boardsOf(pieces - 1).flatMap(({ black, white, kings }) => {
    const boards: Board[] = [];
    for (let index = 32 - Math.clz32(black | white); index < 32; index += 1) {
      const bit = 1 << index;
      boards.push({ black: black | bit, white, kings: kings | bit });
      boards.push({ black, white: white | bit, kings: kings | bit });
      if (index < 28) boards.push({ black: black | bit, white, kings });
      if (index >= 4) boards.push({ black, white: white | bit, kings });
    }
    return boards;
  });
}

/** Any arrangement of up to 12 a side, men never on their own king row. */
export function scatter(random: () => number, pieces: number): Position {
  let black = 0;
  let white = 0;
  let kings = 0;
  for (let placed = 0; placed < pieces; placed += 1) {
    const index = Math.floor(random() * 32);
    const bit = 1 << index;
    if (((black | white) & bit) !== 0) continue;
    const isBlack = placed % 2 === 0;
    if (isBlack) black |= bit;
    else white |= bit;
    const isCrowned = isBlack ? index >= 28 : index < 4;
    if (isCrowned || random() < 0.3) kings |= bit;
  }
  return { black, white, kings, turn: random() < 0.5 ? "black" : "white", jumper: undefined };
}

/** The positions of one game of random moves. */
export function wander(start: Position, seed: number, plies: number): Position[] {
  const { pick } = createRandom(seed);
  const positions = [start];
  let position = start;
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = legalMoves(position);
    const move = pick(moves);
    if (move === undefined) break;
    position = playMove(position, move);
    positions.push(position);
  }
  return positions;
}
