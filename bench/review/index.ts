// Compares reviews with a ten times longer search: `npm run bench review [games] [times slower]`.
import { Engine } from "@kingrow/engine";
import { judgeGame, turningPoints } from "@kingrow/engine/review";
import { initialPosition, startGame } from "@kingrow/rules";
import { gamesOfLevels, tournamentGames } from "./games.ts";
import { processorMs } from "../base/process.ts";

const [count = 20, slower = 4] = process.argv.slice(2).map(Number);
/** The longer search has this many times the nodes. */
const LONGER = 10;
/** The same as in the worker of the page. */
const TABLE_BITS = 20;

/** Nodes in a millisecond on a machine that is this many times slower. */
const speed = measureSpeed(3_000_000) / slower;
console.log(`${speed.toFixed(0)} nodes a millisecond, ${slower} times slower than here`);

interface ReviewResult {
  /** Ply and kind of each turning point. */
  readonly points: readonly string[];
  readonly seconds: number;
}

/** Only nodes limit the review, so that the load of the machine changes nothing. */
async function review(moves: readonly string[], longer: number): Promise<ReviewResult> {
  const engine = new Engine({ tableBits: TABLE_BITS });
  engine.endgames.prepareNow(3);
  const began = processorMs();
  const judgements = await judgeGame(
    { start: initialPosition, moves },
    {
      onProgress: () => {},
      think: async ({ limits: { nodes = Infinity, ms = Infinity }, ...question }) =>
        engine.thinkNow({
          ...question,
          limits: { nodes: Math.round(longer * Math.min(nodes, ms * speed)) },
        }),
    },
  );
  const seconds = ((processorMs() - began) / 1_000) * slower;
  const points = turningPoints(judgements ?? [], moves, "black");
  return { points: points.map(({ ply, kind }) => `${ply} ${kind}`), seconds };
}

/** Nodes in a millisecond of the processor. */
function measureSpeed(nodes: number): number {
  const engine = new Engine();
  const think = () => engine.thinkNow({ game: startGame(), limits: { nodes } })?.nodes ?? 0;
  // The first search warms up the compiler.
  think();
  engine.forget();
  const began = processorMs();
  return think() / (processorMs() - began);
}

function percent(part: number, all: number): string {
  return all === 0 ? "none" : `${((100 * part) / all).toFixed(1)} % of ${all}`;
}

async function compare(name: string, games: readonly (readonly string[])[]): Promise<void> {
  const sum = { short: 0, long: 0, both: 0, plies: 0 };
  let slowest = 0;
  for (const moves of games) {
    const { points: short, seconds } = await review(moves, 1);
    const { points: long } = await review(moves, LONGER);
    const both = short.filter((point) => long.includes(point));
    const only = (points: readonly string[]): string =>
      points.filter((point) => !both.includes(point)).join(", ") || "none";
    console.log(
      `  ${moves.length} plies, ${seconds.toFixed(1)} s: ${both.length} the same; ` +
        `only in the review: ${only(short)}; only in the longer one: ${only(long)}`,
    );
    slowest = Math.max(slowest, seconds);
    sum.short += short.length;
    sum.long += long.length;
    sum.both += both.length;
    sum.plies += moves.length;
  }
  console.log(`${name}:
  turning points of the review that the longer search confirms: ${percent(sum.both, sum.short)}
  turning points of the longer search that the review finds: ${percent(sum.both, sum.long)}
  moves judged alike: ${percent(sum.plies - sum.short - sum.long + 2 * sum.both, sum.plies)}
  slowest review: ${slowest.toFixed(1)} s of processor time, ${slower} times slower than here`);
}

await compare("games of the computer's levels", gamesOfLevels(count));
await compare("tournament games", tournamentGames(count));
