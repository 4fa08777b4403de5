// How much room the moves have: a line, a few lines of words, or a list of pairs.
import { useLayoutEffect, type RefObject } from "react";

/** Below so many rem in height there is room for no more than this. */
const ROOMS = [
  { name: "line", below: 6 },
  { name: "words", below: 11 },
] as const;

/**
 * Notes the room on the element as `data-room`, without drawing anything anew. A container query would do, were it not that
 * browsers try the element out at no height first, restyle all moves for it twice at each move, and count that as a shift.
 */
export function useRoom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const note = (): void => {
      current.setAttribute("data-room", roomFor(current.clientHeight / rem()));
    };
    const observer = new ResizeObserver(note);
    // Calls back before the first frame is drawn; asking here would lay the whole table out once more.
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}

export function roomFor(height: number): string {
  return ROOMS.find(({ below }) => height < below)?.name ?? "list";
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
