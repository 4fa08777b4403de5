// Chooses the layout of the move list by its space: a line, a few lines, or a list of pairs.
import { useLayoutEffect, type RefObject } from "react";

/** Below so many rem in height there is space for no more than this. */
const SIZES = [
  { name: "line", below: 6 },
  { name: "words", below: 11 },
] as const;

/**
 * Notes the size on the element as `data-size`, without drawing anything anew. A container query would do, were it not that
 * browsers try the element out at no height first, restyle all moves for it twice at each move, and count that as a shift.
 */
export function useMoveListSize(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const note = (): void => {
      current.setAttribute("data-size", sizeFor(current.clientHeight / rem()));
    };
    const observer = new ResizeObserver(note);
    // Calls back before the first frame is drawn; asking here would lay the whole table out once more.
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}

export function sizeFor(height: number): string {
  return SIZES.find(({ below }) => height < below)?.name ?? "list";
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
