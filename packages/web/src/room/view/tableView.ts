// What the room screen shows: current or earlier position, result or moves (P27, P28).
import { useEffect } from "react";
import { useStore } from "zustand";
import { useHistoryView } from "../../record/moves/useHistoryView.ts";
import type { StoreApi } from "zustand/vanilla";
import type { Ply } from "../../record/moves/timeline.ts";
import type { RoomData, RoomSession, RoomView } from "@kingrow/client";

export interface RoomProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
}

export interface Viewpoint {
  readonly ply: Ply;
  readonly isResultAside: boolean;
}

/** Shared by all parts of the room screen. */
export type ViewpointStore = StoreApi<Viewpoint>;

export interface TableProps extends RoomProps {
  readonly table: ReturnType<typeof useTableView>;
}

const NONE: readonly string[] = [];

/** The whole moves of the game; the same list as long as there are none. */
export function movesOf({ state }: RoomData): readonly string[] {
  return state?.moves ?? NONE;
}

/** The next game is seen as it is, and its result too. */
export function useTableView(viewpoint: ViewpointStore, data: RoomData, { overlay }: RoomView) {
  const hasResult = overlay.kind === "result";
  const { ply, isResultAside } = useStore(viewpoint);
  const history = useHistoryView(movesOf(data), ply, (to) => viewpoint.setState({ ply: to }));
  useEffect(() => {
    if (!hasResult) viewpoint.setState({ ply: undefined, isResultAside: false });
  }, [viewpoint, hasResult]);
  return {
    history,
    isResultAside: isResultAside && hasResult,
    setResultAside: (isAside: boolean) => viewpoint.setState({ isResultAside: isAside }),
  };
}
