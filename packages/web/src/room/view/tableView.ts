// What the person looks at: the present or the past, the result or the board beneath it (P27, P28).
import { useEffect } from "react";
import { useStore } from "zustand";
import { useHistoryView, type HistoryView } from "../../record/useHistoryView.ts";
import type { ViewpointStore } from "./viewpoint.ts";
import type { RoomData, RoomView } from "@kingrow/client";

export interface TableView {
  readonly history: HistoryView;
  /** The result does not cover the board. */
  readonly isResultAside: boolean;
  readonly setResultAside: (isAside: boolean) => void;
}

const NONE: readonly string[] = [];

/** The whole moves of the game; the same list as long as there are none. */
export function movesOf({ state }: RoomData): readonly string[] {
  return state?.moves ?? NONE;
}

/** Going through the game moves the result aside; a new game brings it back for the next. */
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
  const aside = (): void => setResultAside(hasResult);
  return {
    history: {
      ...history,
      show: (count) => {
        aside();
        history.show(count);
      },
      go: (way) => {
        aside();
        history.go(way);
      },
    },
    isResultAside: isResultAside && hasResult,
    setResultAside,
  };
}
