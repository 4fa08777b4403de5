// The locked square under the pointer, after the pointer itself has moved.
import { useLayoutEffect, useRef, type PointerEvent } from "react";

/** Other squares show nothing while they are pointed at: to mark them would draw a frame at each edge that is crossed. */
const LOCKED = '[data-duty="locked"]';

/** Marks its element, past React. After a move nothing is marked until the pointer moves: a lock would cover the piece. */
export function usePointed(position: unknown) {
  const pointed = useRef<HTMLElement>(null);
  const shown = useRef(position);
  const last = useRef({ x: -1, y: -1 });
  const point = (at: HTMLElement | null): void => {
    if (at === pointed.current) return;
    delete pointed.current?.dataset["pointed"];
    if (at !== null) at.dataset["pointed"] = "";
    pointed.current = at;
  };
  // The browser tells of a movement too when something moves under a pointer that rests.
  const hasMoved = ({ clientX: x, clientY: y }: PointerEvent): boolean => {
    const before = last.current;
    last.current = { x, y };
    return x !== before.x || y !== before.y;
  };
  useLayoutEffect(() => {
    if (shown.current !== position) point(null);
    shown.current = position;
  });
  return {
    onPointerMove: (event: PointerEvent) => {
      if (!hasMoved(event) || event.pointerType === "touch") return;
      const { target } = event;
      point(target instanceof Element ? target.closest<HTMLElement>(LOCKED) : null);
    },
    onPointerLeave: () => point(null),
  };
}
