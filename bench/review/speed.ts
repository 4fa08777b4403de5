// Measures the engine's speed on this machine in CPU time.
import { startGame } from "@kingrow/rules";
import { Engine } from "@kingrow/engine";
import { processorMs } from "../engine/processor.ts";

const NODES = 3_000_000;

/** Nodes in a millisecond of the processor. */
export function measureSpeed(): number {
  const engine = new Engine();
  // Once for the compiler.
  engine.thinkNow({ game: startGame(), limits: { nodes: NODES } });
  engine.forget();
  const began = processorMs();
  const thought = engine.thinkNow({ game: startGame(), limits: { nodes: NODES } });
  return (thought?.nodes ?? 0) / (processorMs() - began);
}
