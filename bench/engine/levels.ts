// Every level beside the next one, and the first beside a mover that only grabs what it can.
import { legalMoves, type Game, type Move } from "@kingrow/rules";
import { Engine, LEVELS, moveAt, numbersFrom, type Level } from "@kingrow/engine";
import { match, percentOf, type Player } from "./games.ts";

function levelPlayer(level: Level, seedFrom: number): Player {
  const engine = new Engine({ tableBits: 18, now: () => performance.now() });
  engine.endgames.prepareNow(3);
  let seed = seedFrom;
  return {
    begin: () => engine.forget(),
    async choose(game) {
      seed += 1;
      const thinking = moveAt(engine, { game, level, seed });
      for (;;) {
        const step = thinking.next();
        if (step.done === true) return step.value;
      }
    },
    hear: () => undefined,
  };
}

/** Captures as much as it can and is otherwise led by chance. */
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
    hear: () => undefined,
  };
}

/** Prints what part of the points the stronger of two neighbours gets; the last level gets so many nodes. */
export async function measureLevels(openings: number, nodes: number): Promise<void> {
  const best = LEVELS.at(-1);
  const [first] = LEVELS;
  if (first === undefined || best === undefined) return;
  const levels = [...LEVELS.slice(0, -1), { ...best, limits: { nodes } }];
  const least = await match(levelPlayer(first, 1), greedyPlayer(), openings);
  console.log(`level 1 beside greed and chance: ${percentOf(least).toFixed(1)} %`);
  for (const [index, level] of levels.slice(1).entries()) {
    const lower = levels[index] ?? first;
    const score = await match(levelPlayer(level, 1), levelPlayer(lower, 100_000), openings);
    const { wins, draws, losses } = score;
    const points = `${percentOf(score).toFixed(1)} % (+${wins} =${draws} -${losses})`;
    console.log(`level ${index + 2} beside level ${index + 1}: ${points}`);
  }
}
