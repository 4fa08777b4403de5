// A real game as steps, with the expected board after each of them.
import { type Checkerboard, type RoomState } from "@kingrow/protocol";
import { type Game, pieceAt, play, squareAt, startGame } from "@kingrow/rules";
import { ARCHIVE, stepsOf, type WireStep } from "./archive.ts";

export interface Script {
  readonly steps: readonly WireStep[];
  /** `shown[k]`: board and moves once the first k steps are played. */
  readonly shown: readonly string[];
}

/** A game of the archive until the rules end it, or the first `most` steps. */
export function readScript(index: number, most?: number): Script {
  return scriptOf(stepsOf(ARCHIVE[index] ?? []), most);
}

export function scriptOf(all: readonly WireStep[], most = Number.POSITIVE_INFINITY): Script {
  const steps: WireStep[] = [];
  let game = startGame();
  const shown = [fingerprintOfGame(game)];
  for (const step of all) {
    if (game.outcome !== undefined || steps.length >= most) break;
    game = after(game, step);
    steps.push(step);
    shown.push(fingerprintOfGame(game));
  }
  return { steps, shown };
}

function after(game: Game, { from, to }: WireStep): Game {
  const turn = play(game, squareAt(from) ?? 0, squareAt(to) ?? 0);
  if (!turn.ok) throw new Error(`The archive has an illegal step: ${turn.error}`);
  return turn.value.game;
}

/** Board and moves as one text, so that two states can be compared. */
export function fingerprintOf({ checkerboard, moves }: RoomState): string {
  const rows = checkerboard.map((row) => row.map(letterOf).join(""));
  return `${rows.join("/")} ${moves.join(" ")}`;
}

function fingerprintOfGame({ position, moves }: Game): string {
  const places = [0, 1, 2, 3, 4, 5, 6, 7];
  const rows = places.map((row) =>
    places
      .map((col) => {
        const square = squareAt({ row, col });
        const piece = square === undefined ? undefined : pieceAt(position, square);
        return piece === undefined
          ? "."
          : letterOf({ player: piece.color === "white" ? 1 : 2, type: piece.type });
      })
      .join(""),
  );
  return `${rows.join("/")} ${moves.join(" ")}`;
}

function letterOf(piece: Checkerboard[number][number]): string {
  if (piece === null) return ".";
  const letter = piece.player === 1 ? "w" : "b";
  return piece.type === "king" ? letter.toUpperCase() : letter;
}
