// All nine languages on the narrowest screen: no text sticks out of the window or of its button.
import type { Page } from "@playwright/test";
import { expect, test } from "./visitors/fixtures.ts";
import { Lobby } from "./screens/lobby.ts";
import { begin, seatBlack } from "./visitors/players.ts";
import { Room } from "./screens/room.ts";
import { choose } from "./screens/settings.ts";
import { startTelling } from "./staging/telling.ts";

/** English comes last, for the test goes on in it. */
const LANGUAGES = ["de", "es", "fr", "it", "nl", "pl", "pt", "ru", "en"] as const;
const NARROWEST = { width: 320, height: 640 };

test("[P31] in all nine languages lobby, room, game and settings fit 320 px", async ({
  visitor,
  visitors,
}) => {
  await visitor.setViewportSize(NARROWEST);
  await (await visitors.bot()).create();
  const lobby = new Lobby(visitor);
  await lobby.open();
  await expect(lobby.list.getByRole("listitem").first()).toBeVisible();
  await expectToFit(visitor, "lobby");
  await visitor.getByText("More options", { exact: true }).click();
  await expect(visitor.getByLabel("Watching")).toBeVisible();
  for (const width of [NARROWEST.width, 768, 1280]) {
    await visitor.setViewportSize({ ...NARROWEST, width });
    for (const language of LANGUAGES) {
      await speak(visitor, language);
      await expect.poll(() => choicesCut(visitor), `${language} at ${width}`).toEqual([]);
    }
  }
  await visitor.setViewportSize(NARROWEST);

  const duel = await seatBlack(visitors, visitor);
  await expect(duel.room.readyUp).toBeEnabled();
  await expectToFit(visitor, "before a game");
  await begin(duel);
  await expectToFit(visitor, "in a game");
  await visitor.getByRole("button", { name: "More", exact: true }).click();
  await visitor.getByRole("button", { name: "Settings", exact: true }).click();
  await expect(visitor.getByRole("dialog")).toBeVisible();
  await expectToFit(visitor, "settings");
});

type Window = Readonly<Record<"width" | "height", number>>;

/** The smallest phones, a common one, and a window of 1280 × 800 at 200 %. */
const SMALL: readonly Window[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 400 },
];
/** Phones upright and on their side. */
const PHONES: readonly Window[] = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 640, height: 360 },
  { width: 740, height: 360 },
];
const SPACIOUS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

test("[P31, P39] in all nine languages an invitation is seen whole on small screens", async ({
  visitor,
  visitors,
}) => {
  await visitor.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }));
  const lobby = new Lobby(visitor);
  await lobby.open();
  const roomId = await lobby.create("private");
  await expect(visitor.getByRole("button", { name: "Share…" })).toBeVisible();
  await expectWhole(visitor, "an invitation", SMALL);

  const room = new Room(visitor);
  await room.readyUp.click();
  await expect(room.unready).toBeVisible();
  await expectWhole(visitor, "ready, nobody here yet", SMALL);

  const bot = await visitors.bot();
  await bot.join(roomId);
  await expect(visitor.getByText("Your opponent is here.")).toBeVisible();
  await expectWhole(visitor, "ready, the opponent not yet", SMALL);

  await room.unready.click();
  await expect(room.readyUp).toBeVisible();
  await expectWhole(visitor, "the opponent here", SMALL);
});

test("[P31, P39] in all nine languages both names are seen whole beside clocks, whoever is on turn", async ({
  visitor,
  visitors,
}) => {
  const { room, me, bot, tell } = await startTelling(visitor, visitors);
  const clock = { remainingMs: 605_000, since: null };
  await tell({ currentPlayerTurn: me, clocks: { [me]: clock, [bot]: clock } });
  await expect(room.yourTurn).toBeVisible();
  await expectWhole(visitor, "the own turn with clocks", [...SMALL, ...SPACIOUS]);

  await tell({ currentPlayerTurn: bot });
  await expect(room.opponentsTurn).toBeVisible();
  await expectWhole(visitor, "the opponent's turn with clocks", SPACIOUS);
});

test("[P31, P39] in all nine languages a result is seen whole on small screens, also while another game is asked for", async ({
  visitor,
  visitors,
}) => {
  const { room, me, bot, tell } = await startTelling(visitor, visitors);
  await tell({
    gameStatus: "ended",
    currentPlayerTurn: null,
    endReason: "quiet",
    moves: ["11-15", "22-18", "15x22"],
    series: { wins: { [me]: 12, [bot]: 10 }, draws: 9 },
  });
  await expect(room.result.getByText(/^Series/)).toBeVisible();
  await expect(room.playAgain).toBeVisible();
  await expectWhole(visitor, "a draw after a long series", SMALL);

  await tell({ playAgainPlayers: [bot] });
  await expect(room.result.getByText(/would like to play again/)).toBeVisible();
  await expectWhole(visitor, "another game asked for", PHONES);
});

test("[P25, P31, P39] in all nine languages an offer and a move that waits are read whole beside their buttons", async ({
  visitor,
  visitors,
}) => {
  const { room, bot, tell } = await startTelling(visitor, visitors);
  const windows = [...SMALL, ...PHONES, { width: 640, height: 512 }];
  await tell({ drawOfferedBy: bot });
  await expect(visitor.getByRole("button", { name: "Accept" })).toBeVisible();
  await expectWhole(visitor, "a draw offer", windows);

  await tell({ drawOfferedBy: null });
  await choose(visitor, { confirmMoves: true });
  await room.board.play([11, 15]);
  await expect(visitor.getByText("Play 11-15?")).toBeVisible();
  await expectWhole(visitor, "a move that waits", windows);
});

test("[P31, P81] in all nine languages the grades of shots fit beside and below the board", async ({
  visitor,
}) => {
  await visitor.goto("/shots");
  const grades = visitor.locator("main fieldset").last();
  await expect(grades.getByRole("radio")).toHaveCount(5);
  const beyond = () => grades.evaluate((each) => each.scrollWidth - each.clientWidth);
  for (const window of [NARROWEST, { width: 640, height: 512 }, ...SPACIOUS]) {
    await visitor.setViewportSize(window);
    for (const language of LANGUAGES) {
      await speak(visitor, language);
      await expect.soft.poll(beyond, `${language}, ${window.width} px`).toBe(0);
    }
  }
});

test("[P29, P31] in all nine languages the ways through a replay do not lie over each other", async ({
  visitor,
}) => {
  await visitor.goto("/replay#1BFKuVxO1YxLvqi");
  await expect(visitor.getByRole("button", { name: "Next move" })).toBeVisible();
  await expectWhole(visitor, "a replay", SPACIOUS);
});

test("[P31, P73] in all nine languages both sides at one device are called by their whole names", async ({
  visitor,
}) => {
  const { board } = new Room(visitor);
  await visitor.goto("/table");
  await expect(board.grid).toBeVisible();
  const cut = () =>
    visitor
      .locator("[class*=PlayerPanel-name]")
      .evaluateAll((names) => names.filter((each) => each.scrollWidth > each.clientWidth).length);
  for (const side of ["Black", "White"]) {
    await expect(visitor.getByText(new RegExp(`^${side}'s Turn`))).toBeVisible();
    for (const window of [...SMALL, ...SPACIOUS]) {
      await visitor.setViewportSize(window);
      for (const language of LANGUAGES) {
        await speak(visitor, language);
        await expect.soft.poll(cut, `${side}, ${language}, ${window.width} px`).toBe(0);
      }
    }
    if (side === "Black") await board.play([11, 15]);
  }
});

/** Nothing of what covers the board is cut off, and no text or name either. */
async function expectWhole(page: Page, screen: string, windows: readonly Window[]): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const language of LANGUAGES) {
      await speak(page, language);
      const name = `${screen}, ${language}, ${window.width} × ${window.height}`;
      await expect.soft.poll(() => faultsOf(page, window), name).toEqual([]);
    }
  }
}

async function faultsOf(page: Page, { width }: Window): Promise<string[]> {
  const [pixels, sticking, overlaps, messages, short] = await Promise.all([
    cutOff(page),
    textsSticking(page),
    overlapsInPanels(page),
    messagesSticking(page),
    width < SPACIOUS[0].width ? [] : namesCutShort(page),
  ]);
  const cut = pixels > 0 ? [`${pixels} px cut off`] : [];
  return [...cut, ...sticking, ...overlaps, ...messages, ...short];
}

/** Sentences under the board that are higher than their place, or reach below the buttons beside them. */
function messagesSticking(page: Page): Promise<string[]> {
  return page.locator("[class*=Messages-messages] > p:not(:only-child)").evaluateAll((sentences) =>
    sentences.flatMap((sentence) => {
      const text = document.createRange();
      text.selectNodeContents(sentence);
      const { top, bottom, right } = text.getBoundingClientRect();
      const box = sentence.parentElement!.getBoundingClientRect();
      const beside = sentence.nextElementSibling?.getBoundingClientRect();
      const isUnder = beside !== undefined && beside.top < bottom && right > beside.left + 1;
      const isHigh = top < box.top - 1 || bottom > box.bottom + 1;
      return isUnder || isHigh ? [sentence.textContent] : [];
    }),
  );
}

/** Names of which an end is missing; on a small screen that may be. Parts of a pixel count: they cost a letter. */
function namesCutShort(page: Page): Promise<string[]> {
  return page.locator("fieldset [class*=PlayerPanel-name]").evaluateAll((names) =>
    names.flatMap((name) => {
      const whole = name.parentElement!.appendChild(document.createElement("span"));
      whole.className = name.className;
      whole.textContent = name.textContent;
      whole.style.position = "absolute";
      const [shown, needed] = [name, whole].map((each) => each.getBoundingClientRect().width);
      whole.remove();
      return shown! < needed! ? [`${whole.textContent}: ${shown} of ${needed} px`] : [];
    }),
  );
}

/** How much of the card over the board has to be scrolled to. */
function cutOff(page: Page): Promise<number> {
  return page.evaluate(() => {
    const veil = document.querySelector("section:has(> [class*=Overlay-card])");
    if (veil === null) return 0;
    const [beyond, below] = [
      veil.scrollWidth - veil.clientWidth,
      veil.scrollHeight - veil.clientHeight,
    ];
    return Math.max(beyond, below);
  });
}

/** Texts of the players' panels that lie over each other or have no place. */
function overlapsInPanels(page: Page): Promise<string[]> {
  // All of it runs in the page, which knows nothing of this file.
  // oxlint-disable unicorn/consistent-function-scoping
  return page.evaluate(() => {
    const doOverlap = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    // Line by line: what follows a text of two lines lies within the box around both.
    const doClash = (one: Element, other: Element): boolean =>
      [...one.getClientRects()].some((line) =>
        [...other.getClientRects()].some((each) => doOverlap(line, each)),
      );
    const textsOf = (panel: Element) =>
      [...panel.querySelectorAll("span")]
        .filter(({ childElementCount }) => childElementCount === 0)
        .filter((each) => each.textContent.trim() !== "" && each.checkVisibility());
    const faultsOf = (panel: Element): string[] => {
      const texts = textsOf(panel);
      const squeezed = texts.filter((each) => each.getBoundingClientRect().width < 8);
      const covered = texts.filter((each, index) =>
        texts.slice(index + 1).some((other) => doClash(each, other)),
      );
      return [...squeezed, ...covered].map(({ textContent }) => textContent);
    };
    return [...document.querySelectorAll("fieldset[class*=PlayerPanel]")].flatMap(faultsOf);
  });
}

/** The language is changed in place. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expect.soft.poll(() => textsSticking(page), `${screen}, ${language}`).toEqual([]);
  }
}

async function speak(page: Page, language: string): Promise<void> {
  await choose(page, { language });
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Lists to choose from that are narrower than their longest choice. */
function choicesCut(page: Page): Promise<string[]> {
  return page.locator("details select").evaluateAll((lists) =>
    lists
      .filter((list) => {
        const width = list.clientWidth;
        list.style.width = "max-content";
        const whole = list.clientWidth;
        list.style.width = "";
        return width < whole;
      })
      .map((list) => list.textContent),
  );
}

/** Texts that are seen and reach beyond the window, or beyond the button they stand in. */
function textsSticking(page: Page): Promise<string[]> {
  // All of it runs in the page, which knows nothing of this file.
  // oxlint-disable unicorn/consistent-function-scoping
  return page.evaluate(() => {
    const doesStick = ({ left, right }: DOMRect, box: { left: number; right: number }): boolean =>
      left < box.left - 1 || right > box.right + 1;
    const isClipped = (element: Element | null, within: Element | null): boolean => {
      for (let each = element; each !== within && each !== null; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== "visible" && each !== document.documentElement)
          return true;
      return false;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (text === "" || parent === null || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width < 2) continue;
      const button = parent.closest("button, a, select");
      const isOut = doesStick(rect, { left: 0, right: innerWidth });
      const leaves = button !== null && doesStick(rect, button.getBoundingClientRect());
      if ((isOut && !isClipped(parent, null)) || (leaves && !isClipped(parent, button)))
        found.push(text);
    }
    return found;
  });
}
