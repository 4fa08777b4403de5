// React hook for viewing earlier positions of a game.
import { useEffect } from "react";
import type { Color } from "@kingrow/rules";
import { useServices } from "../../shell/services/services.ts";
import { useTexts, type Texts } from "../../text/texts.ts";
import { spokenMove } from "./spokenMove.ts";
import { plyAt, positionAt, travel, type Ply, type Travel } from "./timeline.ts";

export type HistoryView = ReturnType<typeof useHistoryView>;

/** `stored` is the place as `setPly` was told last. One beyond the moves there are is the present. */
export function useHistoryView(moves: readonly string[], stored: Ply, setPly: (ply: Ply) => void) {
  const { announcer } = useServices();
  const texts = useTexts();
  const ply = stored === undefined ? undefined : plyAt(stored, moves.length);
  useEffect(() => {
    if (ply !== stored) setPly(ply);
  });
  const look = (place: Ply): void => {
    setPly(place);
    announcer.say(placeText(moves, place, texts));
  };
  return {
    /** `undefined` while the present is shown. */
    past: ply === undefined ? undefined : { ply, ...positionAt(moves, ply) },
    /** Shows the position after so many moves; the latest is the present. */
    show: (count: number) => look(plyAt(count, moves.length)),
    go: (way: Travel) => look(travel(ply, way, moves.length)),
    back: () => look(undefined),
  };
}

function placeText(moves: readonly string[], place: Ply, texts: Texts): string {
  const { record } = texts;
  if (place === undefined) return record.sayNow;
  return place === 0 ? record.sayStart : moveName(moves[place - 1], place, texts);
}

/** A move in words: "Move 1, Black, 11 to 15". `first` made the first move. */
export function moveName(
  text: string | undefined,
  ply: number,
  { record }: Texts,
  first: Color = "black",
): string {
  return record.sayMove(...turnOf(ply, first), spokenMove(text ?? "", record.words));
}

/** The number of a ply's move, and who made it, in a game that `first` began. */
export function turnOf(ply: number, first: Color): readonly [number: number, color: Color] {
  const place = first === "black" ? ply : ply + 1;
  return [Math.ceil(place / 2), place % 2 === 1 ? "black" : "white"];
}
