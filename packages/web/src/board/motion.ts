// How pieces move, fade and are crowned: Web Animations on elements that are already where they belong.
//
// An element's own style is always its true place. An animation only lays the way there over it, so
// it may be cut off at any moment, and nothing is wrong where there are no animations at all.

import type { Place } from "./geometry.ts";

export const SLIDE_MS = 200;
/** A piece dropped near its square has only a little way to go. */
const DROP_MS = 120;
const FADE_MS = 160;
const CROWN_MS = 360;
const EASE = "cubic-bezier(0.65, 0, 0.35, 1)";

/** The style that puts a piece, an eighth of the board wide, on a place. */
export function transformOf({ x, y }: Place): string {
  return `translate(${x * 100}%, ${y * 100}%)`;
}

/** Moves a piece along its way to the last place, starting from where it is seen now. `legMs` is for one leg. */
export function slide(element: HTMLElement, way: readonly Place[], legMs: number): void {
  const [start, ...rest] = way;
  if (start === undefined || !canAnimate(element)) return;
  const seen = running.has(element) ? seenAt(element) : transformOf(start);
  stop(element);
  if (prefersStillness()) return fadeIn(element);
  run(element, [seen, ...rest.map(transformOf)], legMs * rest.length);
}

/** Ends a slide at once, as when the piece is taken into the hand. */
export function stop(element: HTMLElement): void {
  const animation = running.get(element);
  land(element);
  animation?.finish();
}

/** Lets a dragged piece glide from where it was let go to a place. */
export function glide(element: HTMLElement, place: Place): void {
  const seen = canAnimate(element) ? seenAt(element) : undefined;
  element.style.transform = transformOf(place);
  delete element.dataset["moving"];
  if (seen === undefined || prefersStillness()) return;
  run(element, [seen, transformOf(place)], DROP_MS);
}

/** Fades a captured piece in the middle of the leg on which it is jumped, then calls back. */
export function fadeOut(element: HTMLElement, leg: number, done: () => void): void {
  if (!canAnimate(element) || prefersStillness()) return done();
  const animation = element.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: FADE_MS,
    delay: (leg + 0.4) * SLIDE_MS,
    fill: "forwards",
    easing: "ease-out",
  });
  animation.addEventListener("finish", done);
}

export function fadeIn(element: HTMLElement): void {
  if (!canAnimate(element)) return;
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: "ease-out" });
}

/** The small moment of a crowning: the crown comes down on the disc once it has arrived. */
export function crown(element: Element, legs: number): void {
  if (!canAnimate(element) || prefersStillness()) return;
  element.animate(
    [
      { opacity: 0, transform: "translateY(-40%) scale(1.5)" },
      { opacity: 1, transform: "scale(1)", offset: 0.7 },
      { transform: "scale(1.12)", offset: 0.85 },
      { opacity: 1, transform: "none" },
    ],
    { duration: CROWN_MS, delay: legs * SLIDE_MS * 0.8, fill: "backwards", easing: "ease-out" },
  );
}

/** The running animation of each piece that is on its way. */
const running = new WeakMap<HTMLElement, Animation>();

function run(element: HTMLElement, transforms: readonly string[], duration: number): void {
  const frames = transforms.map((transform) => ({ transform, easing: EASE }));
  const animation = element.animate(frames, { duration });
  running.set(element, animation);
  element.dataset["moving"] = "";
  animation.addEventListener("finish", () => {
    if (running.get(element) === animation) land(element);
  });
}

function land(element: HTMLElement): void {
  running.delete(element);
  delete element.dataset["moving"];
}

function seenAt(element: HTMLElement): string {
  return getComputedStyle(element).transform;
}

function canAnimate(element: Element): boolean {
  return "animate" in element;
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
