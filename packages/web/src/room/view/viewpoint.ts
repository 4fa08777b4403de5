// The place in the game that is shown. The table keeps it for all its parts; its use is fetched later.
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Ply } from "../../record/timeline.ts";

export interface Viewpoint {
  readonly ply: Ply;
  /** The result is put away. */
  readonly isResultAside: boolean;
}

export type ViewpointStore = StoreApi<Viewpoint>;

export function createViewpoint(): ViewpointStore {
  return createStore<Viewpoint>(() => ({ ply: undefined, isResultAside: false }));
}
