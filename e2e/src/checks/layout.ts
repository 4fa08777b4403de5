// Checks the layout: all parts are inside the window and none overlaps another.
import type { Locator, Page } from "@playwright/test";
import { expect } from "../visitors/fixtures.ts";

export type Parts = Readonly<Record<string, Locator>>;

/** Window sizes of the layout tests. */
export const PHONE = { width: 360, height: 640 };
export const SMALL_PHONE = { width: 320, height: 568 };
export const DESKTOP = { width: 1280, height: 800 };
export const WINDOWS = [
  PHONE,
  { width: 360, height: 740 },
  SMALL_PHONE,
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  DESKTOP,
];

/** Browsers round to parts of a pixel. */
const TOLERANCE_PX = 1;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels to scroll to the right and down. */
function overhangOf(page: Page): Promise<readonly [right: number, down: number]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [
      Math.max(0, scrollWidth - innerWidth),
      Math.max(0, scrollHeight - innerHeight),
    ] as const;
  });
}

/** The document is no larger than the window. */
export async function expectNoScrolling(page: Page): Promise<void> {
  const message = `to scroll at ${sizeOf(page)}`;
  await expect.poll(() => overhangOf(page), { message }).toEqual([0, 0]);
}

/** The document is no wider than the window; it may be longer. A fault does not end the test. */
export async function expectNotWide(page: Page, look = ""): Promise<void> {
  const message = `to scroll sideways at ${sizeOf(page)} ${look}`;
  await expect.soft.poll(async () => (await overhangOf(page))[0], { message }).toBe(0);
}

type Place = Awaited<ReturnType<Locator["boundingBox"]>>;

/** Where the elements are in each of the windows, one after the other. */
export async function placesIn(
  page: Page,
  windows: readonly { readonly width: number; readonly height: number }[],
  elements: readonly Locator[],
): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    // Some parts are drawn anew for the size of the window.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    for (const element of elements) places.push(await element.boundingBox());
  }
  return places;
}

/** Each part is inside the window. */
export async function expectInWindow(page: Page, parts: Parts): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const window: Box = { left: 0, top: 0, right: width, bottom: height };
  const outside = async (): Promise<string[]> => {
    const boxes = await boxesOf(parts);
    return boxes
      .filter(({ box }) => box === undefined || !isWithin(box, window))
      .map(({ name }) => name);
  };
  await expect.poll(outside, { message: `cut off at ${sizeOf(page)}` }).toEqual([]);
}

/** No part lies over another one. */
export async function expectApart(page: Page, parts: Parts): Promise<void> {
  const clashes = async (): Promise<string[]> => {
    const boxes = await boxesOf(parts);
    return boxes.flatMap(({ name, box }, index) => {
      if (box === undefined) return [`${name} is not to be seen`];
      const others = boxes.slice(index + 1);
      return others
        .filter((other) => other.box !== undefined && doOverlap(box, other.box))
        .map((other) => `${name} and ${other.name}`);
    });
  };
  await expect.poll(clashes, { message: `overlap at ${sizeOf(page)}` }).toEqual([]);
}

function sizeOf(page: Page): string {
  const { width, height } = page.viewportSize() ?? {};
  return `${width} × ${height}`;
}

interface PartPlace {
  readonly name: string;
  /** `undefined` while the part is not visible. */
  readonly box: Box | undefined;
}

function boxesOf(parts: Parts): Promise<PartPlace[]> {
  return Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const box = await part.boundingBox();
      if (box === null) return { name, box: undefined };
      const { x, y, width, height } = box;
      return { name, box: { left: x, top: y, right: x + width, bottom: y + height } };
    }),
  );
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - TOLERANCE_PX &&
    inner.top >= outer.top - TOLERANCE_PX &&
    inner.right <= outer.right + TOLERANCE_PX &&
    inner.bottom <= outer.bottom + TOLERANCE_PX
  );
}

function doOverlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > TOLERANCE_PX && down > TOLERANCE_PX;
}
