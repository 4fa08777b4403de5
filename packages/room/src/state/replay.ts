// Replays a game from its moves: the board, the history and the latest step.
import { parseMove, play, startGame, type Game, type Square } from "@kingrow/rules";
import type { LastStep } from "./room.ts";
import { seatOf } from "./seat.ts";

interface Replay {
  readonly game: Game;
  readonly lastStep: LastStep | undefined;
}

/** The game after these whole moves, which are legal. */
export function replayGame(moves: readonly string[]): Replay {
  let state: Replay = { game: startGame(), lastStep: undefined };
  for (const [from, to] of moves.flatMap(stepsOf)) {
    const turn = play(state.game, from, to);
    if (!turn.ok) throw new Error(`${from} to ${to} cannot be played again: ${turn.error}`);
    const { game, step, crowned } = turn.value;
    const player = seatOf(state.game.position.turn);
    state = { game, lastStep: { ...step, crowned, player } };
  }
  return state;
}

function stepsOf(text: string): readonly (readonly [Square, Square])[] {
  const path = parseMove(text);
  if (!path.ok) throw new Error(`${text} cannot be read`);
  return path.value.slice(1).map((to, index) => [path.value[index] ?? to, to]);
}
