// The store of the viewed position, shared by all parts of the room screen.
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
