// The messages between the page and the engine worker.
import type { Question, Thought } from "@kingrow/engine";
import type { Game, Move } from "@kingrow/rules";

/** A move as one of the levels would play it; 1 is the weakest. */
export interface LevelQuestion {
  readonly game: Game;
  readonly level: number;
  readonly seed: number;
}

export type Order =
  | { readonly type: "think"; readonly id: number; readonly question: Question }
  | { readonly type: "play"; readonly id: number; readonly question: LevelQuestion }
  /** What is under way is dropped. */
  | { readonly type: "stop" };

/** Somebody has just pressed something: what is under way goes on a moment later. */
export interface Rest {
  readonly type: "rest";
}

export type Report =
  | { readonly type: "depth"; readonly id: number; readonly thought: Thought }
  | { readonly type: "thought"; readonly id: number; readonly thought: Thought | undefined }
  | { readonly type: "move"; readonly id: number; readonly move: Move | undefined };
