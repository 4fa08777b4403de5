// Texts on small and large screens: none sticks out, in the languages with the longest texts.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./visitors/fixtures.ts";
import { Lobby } from "./screens/lobby.ts";
import { begin, seatBlack } from "./visitors/players.ts";
import { Room } from "./screens/room.ts";
import { choose, chooseLanguage, LANGUAGES } from "./screens/settings.ts";
import { SEEKERS } from "./staging/seekers.ts";
import { startTelling } from "./staging/telling.ts";
import { tapWire } from "./staging/wire.ts";

type Size = Readonly<Record<"width" | "height", number>>;

const PLAYER_NAME = "fieldset[data-turn] > div:first-of-type > :first-child";
const NARROWEST: Size = { width: 320, height: 568 };
/** The smallest phone, and a window of 1280 × 800 at 200 %. */
const SMALL: readonly Size[] = [NARROWEST, { width: 640, height: 400 }];
/** Also a common phone on its side. */
const LOW: readonly Size[] = [...SMALL, { width: 640, height: 360 }];
const LARGE: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test("[P31] lobby, room, game and settings fit 320 px in every language", async ({
  visitor,
  visitors,
}) => {
  await visitor.setViewportSize(NARROWEST);
  await (await visitors.bot()).create();
  const lobby = new Lobby(visitor);
  await lobby.open();
  await expect(lobby.list.getByRole("listitem").first()).toBeVisible();
  await visitor.getByText("More options", { exact: true }).click();
  await expect(visitor.getByLabel("Watching")).toBeVisible();
  await expectToFit(visitor, "lobby", [NARROWEST, { width: 768, height: 640 }], choicesCut);

  await visitor.setViewportSize(NARROWEST);
  const duel = await seatBlack(visitors, visitor);
  await expect(duel.room.readyUp).toBeEnabled();
  await expectToFit(visitor, "before a game", [NARROWEST]);
  await begin(duel);
  await expectToFit(visitor, "in a game", [NARROWEST]);
  await visitor.getByRole("button", { name: "More", exact: true }).click();
  await visitor.getByRole("button", { name: "Settings", exact: true }).click();
  await expect(visitor.getByRole("dialog")).toBeVisible();
  await expectToFit(visitor, "settings", [NARROWEST]);
});

test("[P31, P39] an invitation is seen whole on small screens in every language", async ({
  visitor,
  visitors,
}) => {
  await visitor.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }));
  const lobby = new Lobby(visitor);
  await lobby.open();
  const roomId = await lobby.create("private");
  await expect(visitor.getByRole("button", { name: "Share…" })).toBeVisible();
  await expectToFit(visitor, "an invitation", SMALL);

  const room = new Room(visitor);
  await room.readyUp.click();
  await expect(room.unready).toBeVisible();
  await expectToFit(visitor, "ready, nobody here yet", [NARROWEST]);

  const bot = await visitors.bot();
  await bot.join(roomId);
  await expect(visitor.getByRole("heading", { name: /^Waiting for/ })).toBeVisible();
  await expectToFit(visitor, "ready, the opponent not yet", SMALL);
});

test("[P31, P39, P88] matchmaking and its link are seen whole on small screens in every language", async ({
  ownSite,
}) => {
  // Nobody else is there to be found.
  const visitor = await (await ownSite()).visitors.open();
  const wire = await tapWire(visitor);
  await new Lobby(visitor).open();
  await visitor.getByRole("button", { name: "Play Now" }).click();
  const invite = visitor.getByText("Invite a friend instead");
  await expect(invite).toBeVisible();
  await expectToFit(visitor, "matchmaking", SMALL);
  await visitor.setViewportSize(NARROWEST);
  await wire.push("availableRooms", SEEKERS);
  await expect(visitor.getByRole("button", { name: "Play 5+3" })).toBeVisible();
  await expectToFit(visitor, "others who wait", SMALL);
  await invite.click();
  await expectToFit(visitor, "a link for a friend", SMALL);
});

test("[P31, P39] both names are seen whole beside clocks in every language", async ({
  visitor,
  visitors,
}) => {
  const { room, me, bot, tell } = await startTelling(visitor, visitors);
  const clock = { remainingMs: 605_000, since: null };
  await tell({ currentPlayerTurn: me, clocks: { [me]: clock, [bot]: clock } });
  await expect(room.yourTurn).toBeVisible();
  await expectToFit(visitor, "the own turn with clocks", [NARROWEST, ...LARGE], namesCutShort);

  await tell({ currentPlayerTurn: bot });
  await expect(room.opponentsTurn).toBeVisible();
  await expectToFit(visitor, "the opponent's turn with clocks", LARGE, namesCutShort);
});

test("[P25, P31, P39] an offer, a move that waits and a result are read whole in every language", async ({
  visitor,
  visitors,
}) => {
  const { room, me, bot, tell } = await startTelling(visitor, visitors);
  await tell({ drawOfferedBy: bot });
  await expect(visitor.getByRole("button", { name: "Accept" })).toBeVisible();
  await expectToFit(visitor, "a draw offer", LOW);

  await tell({ drawOfferedBy: null });
  await choose(visitor, { confirmMoves: true });
  await room.board.play([11, 15]);
  await expect(visitor.getByText("Play 11-15?")).toBeVisible();
  await expectToFit(visitor, "a move that waits", LOW);

  await tell({
    gameStatus: "ended",
    currentPlayerTurn: null,
    endReason: "quiet",
    moves: ["11-15", "22-18", "15x22"],
    series: { wins: { [me]: 12, [bot]: 10 }, draws: 9 },
    playAgainPlayers: [bot],
  });
  await expect(room.result.getByText(/wants a rematch/)).toBeVisible();
  await expectToFit(visitor, "another game after a long series", LOW);

  await tell({ playAgainPlayers: [me] });
  await expect(room.result.getByText("Take back")).toBeVisible();
  await expectToFit(visitor, "a wait for another game", LOW);

  await tell({ players: [me], playAgainPlayers: [] });
  await expect(room.result.getByText(/has left/)).toBeVisible();
  await expectToFit(visitor, "a result whose opponent has left", LOW);
});

test("[P29, P31, P73, P81] screens without an opponent fit in every language", async ({
  visitor,
}) => {
  await visitor.goto("/puzzles");
  await expect(visitor.locator("main fieldset").last()).toBeVisible();
  await expectToFit(visitor, "puzzles", [NARROWEST, ...LARGE], (page) =>
    cutIn(page.locator("main fieldset").last()),
  );

  await visitor.goto("/replay#1BFKuVxO1YxLvqi");
  await expect(visitor.getByRole("button", { name: "Next move" })).toBeVisible();
  await expectToFit(visitor, "a replay", LARGE);

  await visitor.goto("/analysis");
  await visitor.getByRole("button", { name: "Set up a position" }).click();
  await expectToFit(visitor, "a position being set up", [NARROWEST, ...LARGE]);

  await visitor.setViewportSize(NARROWEST);
  await visitor.goto("/table");
  await expect(visitor.getByText(/^Black's Turn/)).toBeVisible();
  await expectToFit(visitor, "two at one device", [NARROWEST, ...LARGE], (page) =>
    cutIn(page.locator(PLAYER_NAME)),
  );
});

type Check = (page: Page) => Promise<readonly string[]>;

/** No text, name or card over the board is cut off. `alsoCheck` is for the screen alone. */
async function expectToFit(
  page: Page,
  screen: string,
  windows: readonly Size[],
  alsoCheck: Check = async () => [],
): Promise<void> {
  const checks = [cutOff, textsSticking, overlapsInPanels, messagesSticking, alsoCheck];
  const faults = async (): Promise<string[]> =>
    (await Promise.all(checks.map((check) => check(page)))).flat();
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const language of LANGUAGES) {
      await chooseLanguage(page, language);
      const name = `${screen}, ${language}, ${window.width} × ${window.height}`;
      await expect.soft.poll(faults, name).toEqual([]);
    }
  }
}

/** Texts of the elements of which an end is missing. */
function cutIn(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap((each) => (each.scrollWidth > each.clientWidth ? [each.textContent] : [])),
  );
}

/** Sentences under the board that are higher than their place, or reach below the buttons beside them. */
function messagesSticking(page: Page): Promise<string[]> {
  return page.locator("[data-note-line] > p:not(:only-child)").evaluateAll((sentences) =>
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

/** Names of which an end is missing, which only a large screen must not do. Parts of a pixel cost a letter. */
function namesCutShort(page: Page): Promise<string[]> {
  return page.locator(PLAYER_NAME).evaluateAll((names) =>
    names.flatMap((name) => {
      if (innerWidth < 1_280) return [];
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

/** The card over the board, if a part of it has to be scrolled to. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator("[data-cover] > div")
    .evaluateAll((veils) =>
      veils.flatMap((veil) =>
        veil.scrollWidth > veil.clientWidth || veil.scrollHeight > veil.clientHeight
          ? [`${veil.scrollHeight - veil.clientHeight} px of the card over the board are cut off`]
          : [],
      ),
    );
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
    return [...document.querySelectorAll("fieldset[data-turn]")].flatMap(faultsOf);
  });
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
