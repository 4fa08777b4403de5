// Checks the page with forced colours: no information may depend on the page's own colours.
import type { Locator, Page } from "@playwright/test";
import { expect } from "../visitors/fixtures.ts";

/** Marked elements, and the plain neighbours from which they must differ. */
const MARKED = [
  { marked: "li[aria-current]", plain: "li:not([aria-current])", within: "ul, ol" },
  { marked: "button[aria-current]", plain: "button:not([aria-current])", within: "ul, ol" },
  {
    marked: "label:has([type='radio']:checked)",
    plain: "label:has([type='radio']:not(:checked))",
    within: "fieldset, [role='radiogroup']",
  },
  { marked: "[data-short]", plain: "[role='timer']:not([data-short])", within: "body" },
  { marked: "[data-running='true']", plain: "[data-running='false']", within: "body" },
  { marked: "[data-turn='true']", plain: "[data-turn='false']", within: "body" },
] as const;

/** A kind of marked element. */
export type Mark = (typeof MARKED)[number]["marked"];

/** Expects that marked elements differ from plain ones in edge or background. Returns the kinds that were found. */
export async function expectToldApart(page: Page, state: string): Promise<readonly Mark[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const compared = await page.evaluate(compare, MARKED);
  const alike = compared.flatMap(({ marked, text, isAlike }) =>
    isAlike ? [`${marked}: ${text}`] : [],
  );
  expect.soft(alike, `looks like its neighbours in forced colours: ${state}`).toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
  return compared.map(({ marked }) => marked);
}

interface Comparison {
  readonly marked: Mark;
  readonly text: string;
  readonly isAlike: boolean;
}

/** Runs in the page, so it may use nothing of this file. */
function compare(kinds: typeof MARKED): Comparison[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what stands outside does not come to the page
  const lookOf = (element: Element): string => {
    const style = getComputedStyle(element);
    return [
      style.backgroundColor,
      style.borderTopStyle === "none" ? "" : style.borderTopWidth + style.borderTopColor,
      style.outlineStyle === "none" ? "" : style.outlineWidth + style.outlineColor,
    ].join();
  };
  return kinds.flatMap(({ marked, plain, within }) =>
    [...document.querySelectorAll(marked)].flatMap((element) => {
      const like = element.closest(within)?.querySelector(plain) ?? null;
      if (like === null) return [];
      return [{ marked, text: element.textContent, isAlike: lookOf(like) === lookOf(element) }];
    }),
  );
}

/** Lightness of each point of an element, 0 to 1, row by row. */
export type Lights = readonly number[];

/** The elements must be in the window: one screenshot shows them all. */
export async function lightsOf(page: Page, elements: readonly Locator[]): Promise<Lights[]> {
  const boxes = await Promise.all(elements.map((each) => each.boundingBox()));
  const picture = (await page.screenshot({ scale: "css" })).toString("base64");
  return page.evaluate(readLights, { boxes, picture });
}

interface PictureRequest {
  readonly boxes: readonly Awaited<ReturnType<Locator["boundingBox"]>>[];
  readonly picture: string;
}

/** Runs in the page, so it may use nothing of this file. */
async function readLights({ boxes, picture }: PictureRequest): Promise<number[][]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", {
    willReadFrequently: true,
  });
  context?.drawImage(bitmap, 0, 0);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what stands outside does not come to the page
  const linear = (value: number): number =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return boxes.map((box) => {
    if (box === null || context === null) return [];
    const side = Math.floor(Math.min(box.width, box.height));
    const { data } = context.getImageData(Math.round(box.x), Math.round(box.y), side, side);
    const at = (point: number): number => linear(data[point] ?? 0);
    return Array.from(
      { length: data.length / 4 },
      (_point, index) =>
        0.2126 * at(index * 4) + 0.7152 * at(index * 4 + 1) + 0.0722 * at(index * 4 + 2),
    );
  });
}

/** Share of the points in which two pictures have a contrast of at least 3 to 1. */
export function partThatDiffers(one: Lights, other: Lights): number {
  const differ = one.filter((light, index) => {
    const [low = 0, high = 0] = [light, other[index] ?? light].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05) >= 3;
  });
  return one.length === 0 ? 0 : differ.length / one.length;
}
