// The review's curve, and the analysis board's lines, drawing and files, with real pointers.
import { expectNoScrolling, expectNotWide } from "./checks/layout.ts";
import { expect, test } from "./visitors/fixtures.ts";
import { Board } from "./screens/board.ts";

/** Black offers a man in it, has to take two, and loses three. */
const GAME = "1AAIsXzEoVxJtY1Gpa3JuWyN2SpFuZSpBlf6Fud5OyXuld";
/** White has two kings against one, gives one away and lets the other be taken: two mistakes. */
const DECIDED = "t1wAAKAAAEAAAAUAAAANoEtW6Nxa2AAS9";

test("[P80] the curve leads through the game by pointer and keys", async ({ visitor }) => {
  await visitor.goto(`/review#${GAME}`);
  const curve = visitor.getByRole("slider", { name: "Who stood better" });
  await expect(curve).toBeVisible({ timeout: 60_000 });
  const box = (await curve.boundingBox())!;
  await visitor.mouse.move(box.x + 1, box.y + 20);
  await visitor.mouse.down();
  await visitor.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 4 });
  await visitor.mouse.up();
  await expect(curve).toHaveValue("10");
  const board = new Board(visitor);
  await board.expectPiece(19, "white");
  await visitor.keyboard.press("ArrowRight");
  await expect(curve).toHaveAttribute("aria-valuetext", /^Move 6, Black · /);
  await board.expectPiece(23, "black");
  await visitor.mouse.move(box.x + box.width - 2, box.y + 20);
  await expect(visitor.getByText(/^Move 10, White · /)).toBeVisible();
  await expect(curve).toHaveValue("11");
});

test("[P80] a mistake with its best move fits a window of 1280 × 800, and nothing moves on the way to another place", async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await visitor.goto(`/review#${DECIDED}`);
  await visitor.getByRole("button", { name: "Learn from the mistakes" }).click({ timeout: 60_000 });
  await visitor.getByRole("button", { name: "Show the best move" }).click();
  const better = visitor.getByRole("toolbar", { name: "Better" });
  await expect(better).toBeVisible();
  await expectNoScrolling(visitor);
  const moves = visitor.getByRole("heading", { name: "Moves" });
  const places = async () => [(await better.boundingBox())!.y, (await moves.boundingBox())!.y];
  const before = await places();
  await visitor.getByRole("slider", { name: "Who stood better" }).press("End");
  await expect(visitor.getByRole("button", { name: "Back to the mistake" })).toBeVisible();
  expect(await places()).toEqual(before);
});

test("[P80] on a phone the words below the curve have one line at every move", async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 360, height: 800 });
  await visitor.goto(`/review#${DECIDED}`);
  const curve = visitor.getByRole("slider", { name: "Who stood better" });
  await expect(curve).toBeVisible({ timeout: 60_000 });
  const words = visitor.getByText(/ · (?:White wins in|Equal|A draw|Black wins)/);
  await expect(words).toBeVisible();
  const { y } = (await visitor.getByRole("button", { name: "Analyse" }).boundingBox())!;
  for (const move of [
    "Move 1, White",
    "Move 2, Black",
    "Move 2, White",
    "Move 3, Black",
    "Move 3, White",
  ]) {
    await curve.press("ArrowRight");
    await expect(curve).toHaveAttribute("aria-valuetext", new RegExp(`^${move} · `));
    const { height } = (await words.boundingBox())!;
    expect(height).toBeLessThan(28);
    expect((await visitor.getByRole("button", { name: "Analyse" }).boundingBox())!.y).toBe(y);
  }
});

test("[P77] arrows are drawn by the right button, with the pen by any, and stay in the link", async ({
  visitor,
}) => {
  await visitor.goto("/analysis");
  const drawn = visitor.locator("[data-kind=drawn]");
  const board = new Board(visitor);
  await board.drag(11, 18, "right");
  await expect(drawn).toHaveCount(1);
  await board.expectPiece(11, "black");
  await visitor.getByRole("button", { name: /^Mark with arrows/ }).click();
  await board.drag(9, 14);
  await expect(drawn).toHaveCount(2);
  await board.expectPiece(9, "black");
  await visitor.reload();
  await expect(drawn).toHaveCount(2);
});

test("[P27] after a move by pointer the arrows lead through the moves, and after a number over the board", async ({
  visitor,
}) => {
  await visitor.goto("/analysis");
  const board = new Board(visitor);
  await board.drag(11, 15);
  await board.expectPiece(15, "black");
  await visitor.keyboard.press("ArrowLeft");
  await board.expectPiece(11, "black");
  await visitor.keyboard.press("ArrowRight");
  await board.expectPiece(15, "black");
  for (const key of ["2", "2", "ArrowLeft"]) await visitor.keyboard.press(key);
  await board.expectPiece(15, "black");
});

test("[P77] the import stays in sight when the screen is turned", async ({ visitor }) => {
  await visitor.setViewportSize({ width: 1024, height: 768 });
  await visitor.goto("/analysis");
  await visitor.getByRole("button", { name: "Import / export" }).click();
  await visitor.setViewportSize({ width: 768, height: 1024 });
  await expect(visitor.getByRole("dialog")).toBeVisible();
});

test("[P78] where a position is set up, a phone and a tablet have the title, the FEN and the flip", async ({
  visitor,
}) => {
  await visitor.goto("/analysis");
  await visitor.getByRole("button", { name: "Set up a position" }).click();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
  ] as const) {
    await visitor.setViewportSize({ width, height });
    if (height > 640) await expectNoScrolling(visitor);
    await expectNotWide(visitor);
    await expect(visitor.getByRole("heading", { name: "Set up a position" })).toBeInViewport();
    await expect(visitor.getByRole("button", { name: "Flip the board" })).toBeInViewport();
    await expect(visitor.getByRole("button", { name: "Use this position" })).toBeInViewport();
    await visitor.getByLabel("FEN").scrollIntoViewIfNeeded();
    await expect(visitor.getByLabel("FEN")).toBeInViewport({ ratio: 1 });
  }
});
