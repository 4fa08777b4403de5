// The board under the hand: selecting, what may move, the turned board, and playing by keys alone.
import { expect, test } from "./visitors/fixtures.ts";
import { DESKTOP, PHONE } from "./checks/layout.ts";
import { begin, seatBlack, seatWhite, startPair } from "./visitors/players.ts";

test("[P9] each player sees the board from their own side", async ({ visitors }) => {
  const { black, white } = await startPair(visitors);
  for (const [room, own, other] of [
    [black, 1, 32],
    [white, 32, 1],
  ] as const) {
    const [mine, theirs] = [
      await room.board.square(own).boundingBox(),
      await room.board.square(other).boundingBox(),
    ];
    expect(mine!.y).toBeGreaterThan(theirs!.y);
    const upright = await room.board.piece(own).evaluate((piece) => {
      let total = new DOMMatrix();
      for (let node: Element | null = piece; node !== null; node = node.parentElement) {
        const { rotate, transform } = getComputedStyle(node);
        const turned = new DOMMatrix(rotate === "none" ? "" : `rotate(${rotate})`);
        total = turned.multiply(new DOMMatrix(transform)).multiply(total);
      }
      return total.a;
    });
    expect(upright).toBeGreaterThan(0);
  }
});

test("in a room no style of what holds the board hangs on what is inside it", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  await begin(duel);
  const { page } = duel.room;
  const style = await page.locator("link[rel=stylesheet]").getAttribute("href");
  const css = await (await page.request.get(style ?? "")).text();
  // What holds nothing of a kind hangs on what is inside it as well.
  const anchors = [...css.matchAll(/([^{},;]+?)(?::not\()?:has\(/g)].map(
    ([, anchor = ""]) => anchor,
  );
  expect(anchors.length).toBeGreaterThan(0);
  for (const anchor of anchors)
    expect([
      anchor,
      await page.locator(anchor).filter({ has: duel.room.board.grid }).count(),
    ]).toEqual([anchor, 0]);
});

test("what stands around the board is painted before what lies on it, so that a piece on its way draws none of it anew", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  await begin(duel);
  const found = await duel.room.board.grid.evaluate((grid) => {
    const field = grid.parentElement!;
    const main = grid.closest("main")!;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const levelOf = (element: Element, part?: string): number =>
      Number(getComputedStyle(element, part).zIndex) || 0;
    const level = levelOf(field);
    const after = [...main.querySelectorAll("*")]
      .filter((element) => !field.contains(element))
      .flatMap((element) =>
        [...(element.contains(field) ? [] : [undefined]), "::before", "::after"]
          .filter((part) => levelOf(element, part) >= level)
          .map((part) => `${element.className}${part ?? ""}`),
      );
    // Were what holds the field a stacking context, the field's level would count in there only.
    const below = document.createElement("div");
    below.style.cssText = `position: fixed; inset: 0; z-index: ${level - 1}`;
    main.append(below);
    const { x, y } = field.getBoundingClientRect();
    const isFieldAbove = field.contains(document.elementFromPoint(x + 1, y + 1));
    below.remove();
    return { after, isFieldAbove };
  });
  expect(found).toEqual({ after: [], isFieldAbove: true });
});

test("[P24] a square under the hand shows that a piece may be let go on it for as long as that is so", async ({
  visitors,
}) => {
  const duel = await seatWhite(visitors);
  await begin(duel);
  const { board, page } = duel.room;
  await board.square(22).hover();
  await page.mouse.down();
  await board.square(15).hover({ force: true });
  await expect(board.square(15)).not.toHaveCSS("box-shadow", "none");
  await duel.bot.play([9, 14]);
  await expect(duel.room.yourTurn).toBeVisible();
  await expect(board.square(15)).toHaveCSS("box-shadow", "none");
  await board.square(18).hover({ force: true });
  await expect(board.square(18)).not.toHaveCSS("box-shadow", "none");
  await page.mouse.up();
  await duel.bot.until((state) => state.moves.at(-1) === "22-18");
});

test("[P26] the question mark on the board lists the keys in a small window too", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  const { page, board } = duel.room;
  await begin(duel);
  const keys = page.getByRole("dialog", { name: "Keys" });
  for (const window of [DESKTOP, { width: 640, height: 400 }, PHONE]) {
    await page.setViewportSize(window);
    await board.focus();
    await page.keyboard.press("?");
    await expect(keys).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
    await expect(board.grid.locator(":focus")).toBeVisible();
  }
});
