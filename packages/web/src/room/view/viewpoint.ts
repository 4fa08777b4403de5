// The place in the game that the person looks at; kept by the table, so that all its parts look at the same one.
// Apart from what is done with it, which nobody waits for to see the table.
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Ply } from "../../record/timeline.ts";

export interface Viewpoint {
  readonly ply: Ply;
  /** The result does not cover the board. */
  readonly isResultAside: boolean;
}

export type ViewpointStore = StoreApi<Viewpoint>;

export function createViewpoint(): ViewpointStore {
  return createStore<Viewpoint>(() => ({ ply: undefined, isResultAside: false }));
}
