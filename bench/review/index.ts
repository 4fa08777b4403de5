// Measures the slowest review of tournament games of 40 moves by each side: `npm run bench review [games] [times slower]`.
import { Engine } from "@kingrow/engine";
import { judgeGame } from "@kingrow/engine/review";
import { initialPosition, startGame } from "@kingrow/rules";
import { ARCHIVE } from "../../e2e/support/archive.ts";
import { processorMs } from "../base/process.ts";

const [count = 20, slower = 4] = process.argv.slice(2).map(Number);
const PLIES = 80;
/** The same as in the worker of the page. */
const TABLE_BITS = 20;
/** Games that are spread over the archive. */
const games = Array.from({ length: count }, (_, index) =>
  (ARCHIVE[Math.floor((index * ARCHIVE.length) / count)] ?? []).slice(0, PLIES),
);

/** Nodes in a millisecond on a machine that is this many times slower. */
const speed = measureSpeed(3_000_000) / slower;
console.log(`${speed.toFixed(0)} nodes a millisecond, ${slower} times slower than here`);
let slowest = 0;
for (const moves of games) {
  const seconds = await review(moves);
  console.log(`  ${moves.length} plies, ${seconds.toFixed(1)} s`);
  slowest = Math.max(slowest, seconds);
}
console.log(`slowest review: ${slowest.toFixed(1)} s of processor time (bound 10 s)`);

/** Seconds of the slower machine. Only nodes limit the review, so that the load of this one changes nothing. */
async function review(moves: readonly string[]): Promise<number> {
  const engine = new Engine({ tableBits: TABLE_BITS });
  engine.endgames.prepareNow(3);
  const began = processorMs();
  await judgeGame(
    { start: initialPosition, moves },
    {
      onProgress: () => {},
      think: async ({ limits: { nodes = Infinity, ms = Infinity }, ...question }) =>
        engine.thinkNow({
          ...question,
          limits: { nodes: Math.round(Math.min(nodes, ms * speed)) },
        }),
    },
  );
  return ((processorMs() - began) / 1_000) * slower;
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
