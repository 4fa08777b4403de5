// Plays each level against the next one, and the first against a player that only captures when it can.
import { legalMoves, type Game, type Move } from "@kingrow/rules";
import { Engine, LEVELS, moveAt, numbersFrom, type Level } from "@kingrow/engine";
import { match, percentOf, type Player, type Score } from "./games.ts";

function levelPlayer(level: Level, seedFrom: number): Player {
  const engine = new Engine({ tableBits: 19, now: () => performance.now() });
  engine.endgames.prepareNow(4);
  let seed = seedFrom;
  return {
    begin: () => engine.forget(),
    async choose(game) {
      seed += 1;
      return chosen(moveAt(engine, { game, level, seed }));
    },
  };
}

/** Runs a search without its pauses. */
function chosen<T>(thinking: Generator<undefined, T>): T {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

/** Captures as many pieces as possible and otherwise plays at random. */
function greedyPlayer(): Player {
  const random = numbersFrom(1);
  return {
    begin: () => undefined,
    async choose({ position }: Game) {
      const moves = legalMoves(position);
      const most = Math.max(...moves.map(({ captures }) => captures.length));
      const best: Move[] = moves.filter(({ captures }) => captures.length === most);
      return best[Math.floor(random() * best.length)];
    },
  };
}

export interface LevelsOptions {
  readonly openings: number;
  /** The limit of the last level. */
  readonly nodes: number;
  /** Plays only this level against the one below it. Missing: all levels. */
  readonly level?: number | undefined;
}

/** Prints the share of the points that each level gets against the one below it. */
export async function measureLevels(measured: LevelsOptions): Promise<void> {
  const { openings, nodes, level: only } = measured;
  const best = LEVELS.at(-1);
  if (best === undefined) return;
  const levels = [...LEVELS.slice(0, -1), { ...best, limits: { nodes } }];
  for (const [index, level] of levels.entries()) {
    if (only !== undefined && only !== index + 1) continue;
    const below = levels[index - 1];
    const lower = below === undefined ? greedyPlayer() : levelPlayer(below, 100_000);
    const name = below === undefined ? "a greedy player" : `level ${index}`;
    const onScore = (score: Score): void =>
      console.log(`level ${index + 1} against ${name}: ${pointsOf(score)}`);
    await match(levelPlayer(level, 1), lower, { openings, onScore });
  }
}

function pointsOf(score: Score): string {
  const { wins, draws, losses } = score;
  return `${percentOf(score).toFixed(1)} % of ${wins + draws + losses} games (+${wins} =${draws} -${losses})`;
}
