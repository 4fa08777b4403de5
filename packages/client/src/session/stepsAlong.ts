// Splits a move into the single steps that are played and sent.
import {
  findMove,
  findStep,
  playStep,
  type Position,
  type Square,
  type StepSquares,
} from "@kingrow/rules";

/** Returns the steps of a move, or of its beginning, along these squares; none if it is not legal. */
export function stepsAlong(position: Position, path: readonly Square[]): readonly StepSquares[] {
  const move = findMove(position, path.join("x"));
  return walk(position, move.ok ? move.value.path : path);
}

function walk(start: Position, path: readonly Square[]): readonly StepSquares[] {
  const steps: StepSquares[] = [];
  let position = start;
  for (const [index, to] of path.slice(1).entries()) {
    const step = findStep(position, path[index] ?? 0, to);
    if (step === undefined) return [];
    steps.push({ from: step.from, to });
    ({ position } = playStep(position, step));
  }
  return steps;
}
