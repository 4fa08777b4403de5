// The board in a real browser: its orientation and dragging.
import { expect, test } from "./visitors/fixtures.ts";
import { begin, seatWhite, startPair } from "./visitors/players.ts";

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

test("[P24] a square under a dragged piece is marked while the piece may be dropped there", async ({
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
