// The board in forced colours: everything on a square differs in lightness.
import type { Page } from "@playwright/test";
import type { Square } from "@kingrow/rules";
import { Board } from "./screens/board.ts";
import { expect, test } from "./visitors/fixtures.ts";
import { expectToldApart, lightsOf, partThatDiffers } from "./checks/forcedColors.ts";
import { startTelling } from "./staging/telling.ts";

/** Links to positions of the analysis board: black 1, 9 and king 12 to move against 24, 32 and king 29; 18 has to take 14. */
const QUIET = "t1bFAAAFCAAAAADAAUDAAOX";
const CAPTURE = "t1wAAAAAABADAAAAAADAA3r";
/** Share of a square's points that must differ. The thinnest mark covers twice as much. */
const LEAST = 0.01;

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours, ${colorScheme}, everything on a square differs in lightness`, async ({
    visitor,
  }) => {
    await visitor.emulateMedia({ colorScheme, forcedColors: "active", reducedMotion: "reduce" });
    await visitor.setViewportSize({ width: 768, height: 1024 });
    const board = new Board(visitor);
    await visitor.goto(`/analysis#${QUIET}`);
    await board.play([1, 6]);
    await expect(board.square(6)).toHaveAccessibleName(/man/);
    await board.click(32);
    await expect(board.square(32)).toHaveAccessibleName(/selected/);
    const found = await alike(board, {
      "an empty square": 17,
      "a black man": 9,
      "a black king": 12,
      "a white man": 24,
      "a white king": 29,
      "the selected piece": 32,
      "a destination": 27,
      "where the last move began": 1,
      "where the last move ended": 6,
    });
    expect(found).toEqual([]);

    await visitor.goto(`/analysis#${CAPTURE}`);
    await visitor.reload();
    await expect(board.square(18)).toHaveAccessibleName(/can capture/);
    await focusByKeys(visitor, board);
    expect(
      await alike(board, {
        "a piece that must capture": 18,
        "a piece that need not": 32,
        "the focus on an empty square": 30,
        "an empty square": 17,
      }),
    ).toEqual([]);
  });
}

test("[P64] in forced colours a clock below 20 s looks unlike another", async ({
  visitor,
  visitors,
}) => {
  const { room, me, bot, tell } = await startTelling(visitor, visitors);
  const clocks = {
    [me]: { remainingMs: 19_000, since: null },
    [bot]: { remainingMs: 21_000, since: null },
  };
  await tell({ clocks });
  await expect(room.you.getByRole("timer")).toHaveText("0:19");
  expect(await expectToldApart(visitor, "a clock below 20 s")).toContain("[data-short]");
});

/** To square 30, by keys so that the focus is seen. */
async function focusByKeys(page: Page, board: Board): Promise<void> {
  await board.focus();
  await page.keyboard.press("Control+End");
  await board.goTo(30);
}

/** Names of the pairs of squares that look alike. */
async function alike(board: Board, kinds: Readonly<Record<string, Square>>): Promise<string[]> {
  const named = Object.entries(kinds);
  const squares = named.map(([, square]) => board.square(square));
  const pictures = await lightsOf(board.page, squares);
  return named.flatMap(([name], one) =>
    named.slice(one + 1).flatMap(([other], distance) => {
      const part = partThatDiffers(pictures[one] ?? [], pictures[one + 1 + distance] ?? []);
      return part < LEAST ? [`${name} and ${other}: ${part}`] : [];
    }),
  );
}
