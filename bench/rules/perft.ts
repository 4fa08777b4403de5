// Perft from the start position: leaves a second, Kingrow beside rapid-draughts.
import { initialPosition, perft } from "@kingrow/rules";
import { EnglishDraughtsEngineFactory, type EnglishDraughtsEngine } from "rapid-draughts/english";
import { bestOf } from "./measure.ts";

const DEPTH = 9;

/** rapid-draughts has no perft of its own; like Kingrow's this counts the last ply without playing it. */
function rapidPerft(engine: EnglishDraughtsEngine, depth: number): number {
  if (depth === 1) return engine.moves.length;
  let total = 0;
  for (const move of engine.moves) {
    const next = engine.clone();
    next.move(move);
    total += rapidPerft(next, depth - 1);
  }
  return total;
}

/** Leaves a second as text, with the count, so that both are seen to have done the same work. */
function speedOf(count: number, ms: number): string {
  return `${(count / ms / 1000).toFixed(1)} M positions/s (${count} leaves in ${ms.toFixed(0)} ms)`;
}

export function measurePerft(): void {
  let ours = 0;
  let theirs = 0;
  const ourMs = bestOf(20, () => (ours = perft(initialPosition, DEPTH, "path")));
  const theirMs = bestOf(
    3,
    () => (theirs = rapidPerft(EnglishDraughtsEngineFactory.setup(), DEPTH)),
  );
  console.table({
    [`perft from the start position, depth ${DEPTH}`]: {
      kingrow: speedOf(ours, ourMs),
      rapid: speedOf(theirs, theirMs),
      ratio: (ours / ourMs / (theirs / theirMs)).toFixed(1),
    },
  });
}
