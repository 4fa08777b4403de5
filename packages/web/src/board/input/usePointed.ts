// Marks the square under the pointer, past React: a pointer that moves draws nothing else.
import { useLayoutEffect, useRef, type PointerEvent } from "react";

/** Marks one element at a time by an attribute. */
export function useMark(name: "over" | "pointed") {
  const marked = useRef<HTMLElement>(null);
  return (element: HTMLElement | null): void => {
    if (element === marked.current) return;
    delete marked.current?.dataset[name];
    if (element !== null) element.dataset[name] = "";
    marked.current = element;
  };
}

/** Other squares show nothing while they are pointed at: to mark them would draw a frame at each edge that is crossed. */
const LOCKED = '[data-ability="none"]';

/** The locked one, once the pointer itself has moved. After a move that is nothing yet: a lock would cover the piece. */
export function usePointed(position: unknown) {
  const shown = useRef(position);
  const last = useRef({ x: -1, y: -1 });
  const point = useMark("pointed");
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
