// A second way to the ends of small endgames, slow and obvious, on the rules alone.
//
// It lists every position of up to so many pieces and goes over all of them again and again, each
// time settling what ends one ply later, until nothing changes.

import { legalMoves, playMove, type Color, type Position } from "@kingrow/rules";

interface Entry {
  readonly position: Position;
  /** The entries after its moves; -1 if the other side has no pieces left and has lost. */
  readonly leadsTo: readonly number[];
}

/** How each position ends: undefined is a draw, n the end in n plies (an odd n is a win). */
export interface SlowEnd {
  readonly position: Position;
  readonly plies: number | undefined;
}

const CONTENTS = ["b", "w", "B", "W"] as const;

/** Solves all positions with up to this many pieces, at least one of each color. */
export function solveSlowly(pieces: number): SlowEnd[] {
  const positions = Array.from({ length: pieces - 1 }, (_, index) =>
    arrangements(index + 2),
  ).flat();
  const numbers = new Map(positions.map((position, index) => [nameOf(position), index]));
  const entries = positions.map((position) => ({ position, leadsTo: leadsTo(position, numbers) }));
  const plies: (number | undefined)[] = entries.map(({ leadsTo: next }) =>
    next.length === 0 ? 0 : undefined,
  );
  for (let ply = 1, idle = 0; idle < 2; ply += 1) {
    idle = solveAtDistance(entries, plies, ply) ? 0 : idle + 1;
  }
  return entries.map(({ position }, index) => ({ position, plies: plies[index] }));
}

/** Decides the positions that end in exactly this many plies. Returns whether there are any. */
function solveAtDistance(
  entries: readonly Entry[],
  plies: (number | undefined)[],
  ply: number,
): boolean {
  const endOf = (number: number): number | undefined => (number === -1 ? 0 : plies[number]);
  const isWon = ply % 2 === 1;
  let found = false;
  for (const [index, { leadsTo: next }] of entries.entries()) {
    if (plies[index] !== undefined) continue;
    const isSolved = isWon
      ? next.some((number) => endOf(number) === ply - 1)
      : next.every((number) => (endOf(number) ?? 0) % 2 === 1);
    if (!isSolved) continue;
    plies[index] = ply;
    found = true;
  }
  return found;
}

function leadsTo(position: Position, numbers: ReadonlyMap<string, number>): number[] {
  return legalMoves(position).map((move) => numbers.get(nameOf(playMove(position, move))) ?? -1);
}

function nameOf({ black, white, kings, turn }: Position): string {
  return `${black} ${white} ${kings} ${turn}`;
}

function arrangements(pieces: number): Position[] {
  const found: Position[] = [];
  const place = (left: number, below: number, board: Omit<Position, "turn" | "jumper">): void => {
    if (left === 0) {
      if (board.black === 0 || board.white === 0) return;
      for (const turn of ["black", "white"] satisfies Color[]) {
        found.push({ ...board, turn, jumper: undefined });
      }
      return;
    }
    for (let index = left - 1; index < below; index += 1) {
      for (const content of CONTENTS) {
        if ((content === "b" && index >= 28) || (content === "w" && index < 4)) continue;
        const bit = 1 << index;
        place(left - 1, index, {
          black: content.toLowerCase() === "b" ? board.black | bit : board.black,
          white: content.toLowerCase() === "w" ? board.white | bit : board.white,
          kings: content === content.toUpperCase() ? board.kings | bit : board.kings,
        });
      }
    }
  };
  place(pieces, 32, { black: 0, white: 0, kings: 0 });
  return found;
}
