// What the person looks at: the present or the past, the result or the board beneath it (P27, P28).
import { useState } from "react";
import { useJourney, type Journey } from "../record/useJourney.ts";

export interface Look {
  readonly journey: Journey;
  /** The result does not cover the board. */
  readonly isResultAside: boolean;
  readonly setResultAside: (isAside: boolean) => void;
}

/** Going through the game moves the result aside; a new game brings it back for the next. */
export function useLook(moves: readonly string[], hasResult: boolean): Look {
  const journey = useJourney(moves);
  const [isAside, setAside] = useState(false);
  if (isAside && !hasResult) setAside(false);
  const aside = (): void => setAside(hasResult);
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
    isResultAside: isAside && hasResult,
    setResultAside: setAside,
  };
}
