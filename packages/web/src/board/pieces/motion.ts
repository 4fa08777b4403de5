// Animates moves, captures and crownings with Web Animations, on elements already at their final place.
//
// An element's own style is always its true place. An animation only lays the way there over it, so
// it may be cut off at any moment, and nothing is wrong where there are no animations at all.
// The factor of the chosen speed multiplies every duration; at 0 nothing is animated.
import type { Place } from "../surface/geometry.ts";
import type { AnimationSpeed } from "../surface/types.ts";

export const DURATION_FACTORS: Readonly<Record<AnimationSpeed, number>> = {
  off: 0,
  fast: 0.5,
  normal: 1,
};

const SLIDE_MS = 200;
/** A piece dropped near its square has only a little way to go. */
const DROP_MS = 120;
const FADE_MS = 160;
const CROWN_MS = 360;
const EASE = "cubic-bezier(0.65, 0, 0.35, 1)";

/** The style that puts a piece, an eighth of the board wide, on a place. */
export function transformOf({ x, y }: Place): string {
  return `translate(${x * 100}%, ${y * 100}%)`;
}

/** Moves a piece along its way to the last place, starting from where it is seen now. */
export function slide(element: HTMLElement, way: readonly Place[], factor: number): void {
  const [start, ...rest] = way;
  if (start === undefined || !canAnimate(element, factor)) return;
  const seen = seenNow(element) ?? transformOf(start);
  stop(element);
  if (prefersStillness()) return fadeIn(element, factor);
  run(element, [seen, ...rest.map(transformOf)], SLIDE_MS * factor * rest.length);
}

/** Ends a slide at once, as when the piece is taken into the hand. */
export function stop(element: HTMLElement): void {
  const way = running.get(element);
  cancelAnimationFrame(dropped.get(element)?.frame ?? 0);
  dropped.delete(element);
  land(element);
  way?.finish();
}

/** Lets a dropped piece glide to a place from the next frame on. A step that follows at once replaces the glide. */
export function glide(element: HTMLElement, place: Place, factor: number): void {
  const from = element.style.transform;
  element.style.transform = transformOf(place);
  delete element.dataset["moving"];
  if (!canAnimate(element, factor) || prefersStillness()) return;
  const frame = requestAnimationFrame(() => {
    dropped.delete(element);
    run(element, [from, transformOf(place)], DROP_MS * factor);
  });
  dropped.set(element, { from, frame });
}

interface Fading {
  /** On which leg of the capturing piece's way it is jumped, from 0. */
  readonly leg: number;
  readonly factor: number;
}

/** Fades a captured piece in the middle of the leg on which it is jumped, then calls back. */
export function fadeOut(element: HTMLElement, { leg, factor }: Fading, done: () => void): void {
  if (!canAnimate(element, factor) || prefersStillness()) return done();
  const animation = element.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: FADE_MS * factor,
    delay: (leg + 0.4) * SLIDE_MS * factor,
    fill: "forwards",
    easing: "ease-out",
  });
  animation.addEventListener("finish", done);
}

export function fadeIn(element: HTMLElement, factor: number): void {
  if (!canAnimate(element, factor)) return;
  element.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: FADE_MS * factor,
    easing: "ease-out",
  });
}

/** The small moment of a crowning: the crown comes down on the disc once it has arrived. */
export function crown(element: Element, legs: number, factor: number): void {
  if (!canAnimate(element, factor) || prefersStillness()) return;
  element.animate(
    [
      { opacity: 0, transform: "translateY(-40%) scale(1.5)" },
      { opacity: 1, transform: "scale(1)", offset: 0.7 },
      { transform: "scale(1.12)", offset: 0.85 },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: CROWN_MS * factor,
      delay: legs * SLIDE_MS * factor * 0.8,
      fill: "backwards",
      easing: "ease-out",
    },
  );
}

const running = new WeakMap<HTMLElement, Animation>();

const dropped = new WeakMap<HTMLElement, { readonly from: string; readonly frame: number }>();

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

/** Where a piece is seen that is not at home. Asking the browser lays the whole page out: of one just let go it is known. */
function seenNow(element: HTMLElement): string | undefined {
  const onItsWay = (): string | undefined =>
    running.has(element) ? getComputedStyle(element).transform : undefined;
  return dropped.get(element)?.from ?? onItsWay();
}

function canAnimate(element: Element, factor: number): boolean {
  return factor > 0 && "animate" in element;
}

export function prefersStillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
