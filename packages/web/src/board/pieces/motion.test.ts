// Tests of what is animated at which speed; less motion asked of the system wins over all of them.

import { afterEach, expect, it, vi } from "vitest";

import { crown, fadeIn, fadeOut, glide, DURATION_FACTORS, slide, stop } from "./motion.ts";

const WAY = [
  { x: 0, y: 0 },
  { x: 1, y: 1 },
];

type Frames = readonly { readonly transform?: string; readonly opacity?: number }[];
type Timing = { readonly duration: number; readonly delay?: number };
type Animate = (frames: Frames, timing: Timing) => object;

afterEach(() => vi.restoreAllMocks());

function piece() {
  const element = document.createElement("div");
  const ends: (() => void)[] = [];
  const finish = vi.fn<() => void>();
  const animate = vi.fn<Animate>((_frames, { duration }) => ({
    duration,
    addEventListener: (_event: string, end: () => void) => ends.push(end),
    finish,
  }));
  Object.assign(element, { animate });
  return {
    element,
    animate,
    ends,
    finish,
    begins: () => animate.mock.calls.map(([frames]) => frames[0]?.transform),
    durations: () => animate.mock.calls.map(([, { duration }]) => duration),
    delays: () => animate.mock.calls.map(([, { delay }]) => delay),
  };
}

const aFrame = () => new Promise((drawn) => void requestAnimationFrame(drawn));

function askForStillness(asked: boolean): void {
  const answer = matchMedia("all");
  vi.spyOn(answer, "matches", "get").mockReturnValue(asked);
  vi.spyOn(window, "matchMedia").mockReturnValue(answer);
}

it("[P30] takes 200 ms for a step at normal speed and half of it when fast", () => {
  askForStillness(false);
  const { element, durations } = piece();
  slide(element, WAY, DURATION_FACTORS.normal);
  slide(element, WAY, DURATION_FACTORS.fast);
  expect(durations()).toEqual([200, 100]);
});

it("[P30] fades a captured piece in the middle of the leg that jumps it, as fast as the jump", () => {
  askForStillness(false);
  const { element, delays } = piece();
  for (const factor of [DURATION_FACTORS.normal, DURATION_FACTORS.fast])
    fadeOut(element, { leg: 1, factor }, () => undefined);
  expect(delays()).toEqual([280, 140]);
});

it("[P30] animates nothing when animation is off", () => {
  askForStillness(false);
  const { element, durations } = piece();
  const faded = vi.fn<() => void>();
  slide(element, WAY, DURATION_FACTORS.off);
  glide(element, { x: 1, y: 1 }, DURATION_FACTORS.off);
  crown(element, 1, DURATION_FACTORS.off);
  fadeIn(element, DURATION_FACTORS.off);
  fadeOut(element, { leg: 0, factor: DURATION_FACTORS.off }, faded);
  expect(durations()).toEqual([]);
  expect(faded).toHaveBeenCalledOnce();
  expect(element.style.transform).toBe("translate(100%, 100%)");
});

it("[P30] fades instead of sliding where less motion was asked for", () => {
  askForStillness(true);
  const { element, animate } = piece();
  slide(element, WAY, DURATION_FACTORS.normal);
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    [{ opacity: 0 }, { opacity: 1 }],
    expect.anything(),
  );
});

it("a dropped piece sets out once, with its step, from where it was let go, without asking the browser where that is", () => {
  askForStillness(false);
  const ask = vi.spyOn(window, "getComputedStyle");
  const { element, begins } = piece();
  element.style.transform = "translate(30px, 40px)";
  glide(element, { x: 0, y: 0 }, DURATION_FACTORS.normal);
  slide(element, WAY, DURATION_FACTORS.normal);
  expect(begins()).toEqual(["translate(30px, 40px)"]);
  expect(ask).not.toHaveBeenCalled();
});

it("a dropped piece whose step does not follow glides home with the next frame", async () => {
  askForStillness(false);
  const { element, begins } = piece();
  element.style.transform = "translate(30px, 40px)";
  glide(element, { x: 0, y: 0 }, DURATION_FACTORS.normal);
  expect(element.style.transform).toBe("translate(0%, 0%)");
  await vi.waitFor(() => expect(begins()).toEqual(["translate(30px, 40px)"]), { timeout: 15_000 });
});

it("a dropped piece that is taken up again before the next frame stays in the hand", async () => {
  askForStillness(false);
  const { element, animate, begins } = piece();
  element.style.transform = "translate(30px, 40px)";
  glide(element, { x: 0, y: 0 }, DURATION_FACTORS.normal);
  stop(element);
  await aFrame();
  expect(animate).not.toHaveBeenCalled();
  slide(element, WAY, DURATION_FACTORS.normal);
  expect(begins()).toEqual(["translate(0%, 0%)"]);
});

it("a piece on its way turns from where it is seen", () => {
  askForStillness(false);
  const { element, begins } = piece();
  const seen = document.createElement("div").style;
  seen.transform = "matrix(1, 0, 0, 1, 12, 12)";
  vi.spyOn(window, "getComputedStyle").mockReturnValue(seen);
  slide(element, WAY, DURATION_FACTORS.normal);
  slide(element, WAY.toReversed(), DURATION_FACTORS.normal);
  expect(begins()).toEqual(["translate(0%, 0%)", "matrix(1, 0, 0, 1, 12, 12)"]);
});

it("[P30] every animation has its time, twice as fast when fast", () => {
  askForStillness(false);
  const { element, animate } = piece();
  for (const factor of [DURATION_FACTORS.normal, DURATION_FACTORS.fast]) {
    slide(element, [...WAY, { x: 2, y: 2 }], factor);
    fadeIn(element, factor);
    fadeOut(element, { leg: 0, factor }, () => undefined);
    crown(element, 2, factor);
  }
  const times = animate.mock.calls.map(([, { duration, delay }]) => [duration, delay ?? 0]);
  const normal = [
    [400, 0],
    [160, 0],
    [160, 80],
    [360, 320],
  ];
  expect(times).toEqual([...normal, ...normal.map((time) => time.map((ms) => ms / 2))]);
  const [, timing] = animate.mock.calls[3]!;
  expect(timing, "no crown is seen before it comes down").toMatchObject({ fill: "backwards" });
  expect(animate.mock.calls[2]![1], "a captured piece stays faded").toMatchObject({
    fill: "forwards",
  });
});

it("a piece goes over every square of its way", () => {
  askForStillness(false);
  const { element, animate } = piece();
  slide(element, [...WAY, { x: 2, y: 0 }], DURATION_FACTORS.normal);
  const frames = animate.mock.calls[0]![0].map(({ transform }) => transform);
  expect(frames).toEqual(["translate(0%, 0%)", "translate(100%, 100%)", "translate(200%, 0%)"]);
});

it("a piece is on its way until its latest animation ends, or is stopped", () => {
  askForStillness(false);
  const { element, ends, finish } = piece();
  const isMoving = () => "moving" in element.dataset;
  slide(element, WAY, DURATION_FACTORS.normal);
  slide(element, WAY, DURATION_FACTORS.normal);
  expect(finish).toHaveBeenCalledOnce();
  ends[0]?.();
  expect(isMoving()).toBe(true);
  ends[1]?.();
  expect(isMoving()).toBe(false);
  slide(element, WAY, DURATION_FACTORS.normal);
  stop(element);
  expect([isMoving(), finish.mock.calls.length]).toEqual([false, 2]);
});

it.each([
  ["normal", 120],
  ["fast", 60],
] as const)(
  "a piece that was let go is in no hand any more, glides home, %s in %d ms, and a later slide begins there",
  async (speed, duration) => {
    askForStillness(false);
    const { element, animate, begins, ends } = piece();
    element.style.transform = "translate(30px, 40px)";
    element.dataset["moving"] = "touch";
    glide(element, { x: 0, y: 0 }, DURATION_FACTORS[speed]);
    expect("moving" in element.dataset).toBe(false);
    await vi.waitFor(() => expect(animate).toHaveBeenCalled(), { timeout: 15_000 });
    expect(animate.mock.calls[0]).toMatchObject([
      [{ transform: "translate(30px, 40px)" }, { transform: "translate(0%, 0%)" }],
      { duration },
    ]);
    ends[0]?.();
    slide(element, WAY, DURATION_FACTORS.normal);
    expect(begins()[1]).toBe("translate(0%, 0%)");
  },
);

it("a captured piece is gone when it has faded, and at once where less motion was asked for", async () => {
  const faded = vi.fn<() => void>();
  const { element, animate, ends } = piece();
  askForStillness(false);
  fadeOut(element, { leg: 0, factor: 1 }, faded);
  expect(faded).not.toHaveBeenCalled();
  ends[0]?.();
  expect(faded).toHaveBeenCalledOnce();
  askForStillness(true);
  fadeOut(element, { leg: 0, factor: 1 }, faded);
  crown(element, 1, 1);
  glide(element, { x: 1, y: 1 }, 1);
  await aFrame();
  expect([faded.mock.calls.length, animate.mock.calls.length]).toEqual([2, 1]);
});
