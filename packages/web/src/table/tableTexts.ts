// The page's texts as they read while both players use this device.
import { roomView, type RoomData } from "@kingrow/client";
import type { Color } from "@kingrow/rules";
import { useCallback, useMemo } from "react";
import { changed } from "../text/changed.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useTexts, type Texts } from "../text/texts.ts";

/** The texts for each side that may be the one here. */
export function useSidedTexts(): Readonly<Record<Color, Texts>> {
  const texts = useTexts();
  const { table } = useStudyTexts();
  return useMemo(() => {
    const { both } = table;
    return {
      black: changed<Texts>(texts, both("black")),
      white: changed<Texts>(texts, both("white")),
    };
  }, [texts, table]);
}

/** The side of the person here: the one on turn, or the winner. */
export function sideHere(data: RoomData): Color {
  return roomView(data)?.me?.color ?? "black";
}

/** What is said of each moment, as from the side that is here then. */
export function useSpokenTexts(): (now: RoomData) => Texts {
  const texts = useSidedTexts();
  const { said } = useStudyTexts().table;
  return useCallback(
    (now) => {
      const side = sideHere(now);
      const { room, actions } = texts[side];
      const score = (mine: number, theirs: number): string =>
        `${room.yourCaptures(mine)}. ${room.opponentsCaptures(theirs)}.`;
      const say = { ...texts[side].say, score, ...said(side) };
      // Whosever move it is: the other one has agreed already.
      return { ...texts[side], say, actions: { ...actions, takebackReceived: say.takebackSent } };
    },
    [texts, said],
  );
}
