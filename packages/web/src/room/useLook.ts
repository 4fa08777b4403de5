// What the person looks at: the present or the past, the result or the board beneath it (P27, P28).
import { useEffect } from "react";
import { useStore } from "zustand";
import { useJourney, type Journey } from "../record/useJourney.ts";
import type { PlaceStore } from "./place.ts";
import type { RoomData, RoomView } from "@kingrow/client";

export interface Look {
  readonly journey: Journey;
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
export function useLook(place: PlaceStore, data: RoomData, { overlay }: RoomView): Look {
  const hasResult = overlay.kind === "result";
  const { ply, isResultAside } = useStore(place);
  const journey = useJourney(movesOf(data), ply, (to) => place.setState({ ply: to }));
  useEffect(() => {
    if (!hasResult) place.setState({ isResultAside: false });
  }, [place, hasResult]);
  const setResultAside = (isAside: boolean): void => place.setState({ isResultAside: isAside });
  const aside = (): void => setResultAside(hasResult);
  return {
    journey: {
      ...journey,
      show: (count) => {
        aside();
        journey.show(count);
      },
      go: (way) => {
        aside();
        journey.go(way);
      },
    },
    isResultAside: isResultAside && hasResult,
    setResultAside,
  };
}
