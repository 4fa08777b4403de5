// What the room screen shows: current or earlier position, result or moves (P27, P28).
import { useEffect } from "react";
import { useStore } from "zustand";
import { useHistoryView, type HistoryView } from "../../record/useHistoryView.ts";
import type { ViewpointStore } from "./viewpoint.ts";
import type { RoomData, RoomView } from "@kingrow/client";

export interface TableView {
  readonly history: HistoryView;
  /** The result is put away. */
  readonly isResultAside: boolean;
  readonly setResultAside: (isAside: boolean) => void;
}

const NONE: readonly string[] = [];

/** The whole moves of the game; the same list as long as there are none. */
export function movesOf({ state }: RoomData): readonly string[] {
  return state?.moves ?? NONE;
}

/** A result that was put aside comes back with the next game. */
export function useTableView(
  viewpoint: ViewpointStore,
  data: RoomData,
  { overlay }: RoomView,
): TableView {
  const hasResult = overlay.kind === "result";
  const { ply, isResultAside } = useStore(viewpoint);
  const history = useHistoryView(movesOf(data), ply, (to) => viewpoint.setState({ ply: to }));
  useEffect(() => {
    if (!hasResult) viewpoint.setState({ isResultAside: false });
  }, [viewpoint, hasResult]);
  const setResultAside = (isAside: boolean): void => viewpoint.setState({ isResultAside: isAside });
  return {
    history,
    isResultAside: isResultAside && hasResult,
    setResultAside,
  };
}
