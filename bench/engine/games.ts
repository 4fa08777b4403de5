// Plays games between two engines from the three-move openings, each opening with both colors.
import {
  BALLOTS,
  findMove,
  playMove,
  startGame,
  type Color,
  type Game,
  type Move,
  type Position,
} from "@kingrow/rules";
import { playWhole } from "@kingrow/engine";

export interface Player {
  /** Prepares for a new game. */
  begin(): void;
  /** Chooses a move; undefined if there is none. */
  choose(game: Game): Promise<Move | undefined>;
}

export interface Score {
  wins: number;
  draws: number;
  losses: number;
}

const LONGEST_GAME = 250;

interface MatchOptions {
  readonly openings: number;
  /** Called with the score every `REPORTED_GAMES` games, and at the end. */
  readonly onScore: (score: Score) => void;
}

const REPORTED_GAMES = 20;

/** Plays each opening with both colors. Resolves to the score of the first player. */
export async function match(
  one: Player,
  other: Player,
  { openings, onScore }: MatchOptions,
): Promise<Score> {
  const score = { wins: 0, draws: 0, losses: 0 };
  for (let index = 0; index < openings; index += 1) {
    const opening = BALLOTS[Math.floor((index * BALLOTS.length) / openings)]?.moves ?? [];
    for (const color of ["black", "white"] as const) {
      const [black, white] = color === "black" ? [one, other] : [other, one];
      const winner = await playGame(opening, { black, white });
      if (winner === undefined) score.draws += 1;
      else if (winner === color) score.wins += 1;
      else score.losses += 1;
    }
    const isLast = index + 1 === openings;
    if (isLast || (score.wins + score.draws + score.losses) % REPORTED_GAMES === 0) onScore(score);
  }
  return score;
}

async function playGame(
  opening: readonly string[],
  players: Readonly<Record<Color, Player>>,
): Promise<Color | undefined> {
  let game = movesOf(opening).reduce(after, startGame());
  players.black.begin();
  players.white.begin();
  while (game.outcome === undefined && game.moves.length < LONGEST_GAME) {
    const move = await players[game.position.turn].choose(game);
    if (move === undefined) return undefined;
    game = after(game, move);
  }
  return game.outcome?.winner;
}

function movesOf(opening: readonly string[]): Move[] {
  const moves: Move[] = [];
  let position: Position = startGame().position;
  for (const text of opening) {
    const move = findMove(position, text);
    if (!move.ok) throw new Error(`${text} of ${opening.join(" ")} is ${move.error}`);
    moves.push(move.value);
    position = playMove(position, move.value);
  }
  return moves;
}

function after(game: Game, move: Move): Game {
  const next = playWhole(game, move);
  if (next === undefined) throw new Error(`${move.path.join("x")} was refused`);
  return next;
}

/** The share of the points, in percent. */
export function percentOf({ wins, draws, losses }: Score): number {
  return (100 * (wins + draws / 2)) / (wins + draws + losses);
}
