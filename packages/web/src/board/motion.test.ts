// Tests of what is animated at which speed; less motion asked of the system wins over all of them.

import { afterEach, expect, it, vi } from "vitest";

import { crown, fadeOut, glide, PACES, slide } from "./motion.ts";

const WAY = [
  { x: 0, y: 0 },
  { x: 1, y: 1 },
];

type Animate = (frames: unknown, timing: { readonly duration: number }) => object;

afterEach(() => vi.restoreAllMocks());

function piece() {
  const element = document.createElement("div");
  const animate = vi.fn<Animate>((_frames, { duration }) => ({
    duration,
    addEventListener: () => undefined,
    finish: () => undefined,
  }));
  Object.assign(element, { animate });
  return {
    element,
    animate,
    durations: () => animate.mock.calls.map(([, { duration }]) => duration),
  };
}

function askForStillness(asked: boolean): void {
  const answer = matchMedia("all");
  vi.spyOn(answer, "matches", "get").mockReturnValue(asked);
  vi.spyOn(window, "matchMedia").mockReturnValue(answer);
}

it("[P26] takes 200 ms for a step at normal speed and half of it when fast", () => {
  askForStillness(false);
  const { element, durations } = piece();
  slide(element, WAY, PACES.normal);
  slide(element, WAY, PACES.fast);
  expect(durations()).toEqual([200, 100]);
});

it("[P26] animates nothing when animation is off", () => {
  askForStillness(false);
  const { element, durations } = piece();
  const faded = vi.fn<() => void>();
  slide(element, WAY, PACES.off);
  glide(element, { x: 1, y: 1 }, PACES.off);
  crown(element, 1, PACES.off);
  fadeOut(element, { leg: 0, pace: PACES.off }, faded);
  expect(durations()).toEqual([]);
  expect(faded).toHaveBeenCalledOnce();
  expect(element.style.transform).toBe("translate(100%, 100%)");
});

it("[P26] fades instead of sliding where less motion was asked for", () => {
  askForStillness(true);
  const { element, animate } = piece();
  slide(element, WAY, PACES.normal);
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    [{ opacity: 0 }, { opacity: 1 }],
    expect.anything(),
  );
});
