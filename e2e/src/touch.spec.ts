// A finger on the board: taps and drags, with a disc that stays in sight, and each sound once.
import type { Page } from "@playwright/test";
import type { Square } from "@kingrow/rules";
import { Board, middleOf } from "./screens/board.ts";
import { expect, test } from "./visitors/fixtures.ts";

declare global {
  interface Window {
    /** Tones that began, by their pitch in hertz, and `open` where a sound device was. */
    readonly heard: (number | "open")[];
  }
}

const PHONE = { width: 360, height: 740 };

/** Runs in the page: records each tone and each sound device. */
function noteSounds(): void {
  const heard: (number | "open")[] = [];
  Object.assign(window, { heard });
  // `page.evaluate` counts as a user activation for the browser. Here only a touch does.
  const userActivation = { hasBeenActive: false };
  Object.defineProperty(navigator, "userActivation", { value: userActivation });
  const noteTouch = (): void => void (userActivation.hasBeenActive = true);
  window.addEventListener("pointerup", noteTouch, { capture: true });
  const { AudioContext: Device, OscillatorNode: Tone } = window;
  window.AudioContext = class extends Device {
    constructor() {
      super();
      heard.push("open");
    }
  };
  window.OscillatorNode = class extends Tone {
    override start(when?: number): void {
      heard.push(Math.round(this.frequency.value));
      super.start(when);
    }
  };
}

test("[P32, P73] a finger moves by taps and by a drag in which the disc stays above it, and each move sounds once", async ({
  visitors,
}) => {
  const page = await visitors.open({ hasTouch: true, isMobile: true, viewport: PHONE });
  await page.addInitScript(noteSounds);
  await page.goto("/table");
  const board = new Board(page);
  await board.expectPiece(11, "black");
  expect(await heard(page)).toEqual([]);

  for (const square of [11, 15]) await board.square(square).tap();
  await board.expectPiece(15, "black");
  // The knock of a disc on wood is two tones.
  await expect.poll(() => heard(page)).toEqual(["open", 210, 651]);

  // The board has been turned.
  await expect.poll(() => isNear(board, 22)).toBe(true);
  const [from, to] = [await middleOf(board.square(22)), await middleOf(board.square(18))];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: (typeof from)[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  await touch("touchMove", [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch("touchMove", [to]);
  const disc = page.locator("[data-moving=touch] > *");
  await expect.poll(async () => to.y - ((await disc.boundingBox())?.y ?? to.y)).toBeGreaterThan(40);
  await touch("touchEnd", []);
  await board.expectPiece(18, "white");
  await expect.poll(() => heard(page)).toEqual(["open", 210, 651, 210, 651]);
});

function heard(page: Page): Promise<Window["heard"]> {
  return page.evaluate(() => window.heard);
}

/** In the lower half, at rest. */
async function isNear(board: Board, square: Square): Promise<boolean> {
  const [at, whole] = [await middleOf(board.square(square)), await board.grid.boundingBox()];
  return whole !== null && at.y > whole.y + whole.height / 2;
}
