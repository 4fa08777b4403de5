// A whole visit walked by keys alone: from the lobby through two games and back, and around them; the focus is never lost.
import type { Page } from "@playwright/test";
import type { Bot } from "../support/bot.ts";
import { expect, test } from "./visitors/fixtures.ts";
import { Lobby } from "./screens/lobby.ts";
import { Room } from "./screens/room.ts";

/** More than any screen has stops for the Tab key. */
const MANY = 60;

/** What has the focus: by its name, what is written in it, or its kind; "lost" where nothing in reach has it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at, body } = document;
    if (at === null || at === body || at.closest("[inert]") !== null) return "lost";
    const name = at.getAttribute("aria-label") ?? at.textContent;
    return name.trim() === "" ? at.tagName : name.trim();
  });
}

/** Finds the button, which must be there to be seen, and presses it. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().waitFor();
  for (let stops = 0; stops < MANY; stops += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) === name) return page.keyboard.press("Enter");
  }
  throw new Error(`The Tab key does not lead to ${name}.`);
}

/**
 * Each thing that happens or is seen. What the next one needs is waited for, and so is the focus: a button gives it up
 * while it waits for an answer, however long.
 */
async function walk(page: Page, steps: readonly (readonly [string, () => Promise<unknown>])[]) {
  for (const [name, step] of steps) {
    await step();
    await expect.poll(() => focused(page), `the focus after: ${name}`).not.toBe("lost");
  }
}

test("[P46] over a whole visit by keys alone the focus is never lost", async ({ visitors }) => {
  test.setTimeout(300_000);
  const page = await visitors.open();
  const room = new Room(page);
  const bot: Bot = await visitors.bot();
  const tab = (name: string) => () => pressByKeys(page, name);
  const seen = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
  const settings = page.getByRole("dialog", { name: "Settings" });
  const asked = () => page.getByRole("alertdialog").waitFor();
  await new Lobby(page).open();
  await walk(page, [
    ["a private room is opened", tab("Create Private Room")],
    ["the room is there", () => room.readyUp.waitFor()],
    ["an opponent comes", () => bot.join(room.id)],
    ["their coming is seen", () => seen("Your opponent is here.")],
    ["ready", tab("Ready Up")],
    ["not ready", tab("I'm not ready")],
    ["ready again", tab("Ready Up")],
    ["the game begins", () => bot.ready()],
    ["it is seen", () => room.opponentsTurn.waitFor()],
    ["the opponent's move", () => bot.play([11, 15])],
    ["one's own turn", () => room.yourTurn.waitFor()],
  ]);
  await room.board.focus();
  await walk(page, [
    ["a move by its numbers", () => page.keyboard.type("2218")],
    ["the opponent's turn", () => room.opponentsTurn.waitFor()],
    ["the opponent captures", () => bot.play([15, 22])],
    ["one's own turn", () => room.yourTurn.waitFor()],
    ["a capture by its numbers", () => page.keyboard.type("2518")],
    ["the opponent's turn", () => room.opponentsTurn.waitFor()],
    ["the question about a draw", tab("Draw")],
    ["it is there", asked],
    ["a draw is offered", tab("Draw")],
    ["it is seen", () => seen("You have offered a draw.")],
    ["it is declined", () => bot.ask("answerDraw", { roomId: room.id, accept: false })],
    ["that is seen", () => seen("Your draw offer was declined.")],
    ["a takeback is asked for", tab("Undo")],
    ["it is seen", () => seen("You have asked to take your move back.")],
    ["it is declined", () => bot.ask("answerTakeback", { roomId: room.id, accept: false })],
    ["that is seen", () => seen("Your move stands: taking it back was declined.")],
    ["the opponent offers a draw", () => bot.ask("offerDraw", { roomId: room.id })],
    ["it is seen", () => seen("Your opponent offers a draw.")],
    ["one declines", tab("Decline")],
    ["the settings", tab("Settings")],
    ["they are there", () => settings.waitFor()],
    ["they are closed", () => page.keyboard.press("Escape")],
    ["they are gone", () => settings.waitFor({ state: "hidden" })],
    ["the question about resigning", tab("Resign")],
    ["it is there", asked],
    ["one resigns", tab("Resign")],
    ["the result", () => room.result.waitFor()],
    ["another game is asked for", tab("Play Again")],
    ["the opponent agrees", () => bot.ask("playAgain", { roomId: room.id })],
    ["the next game", () => room.yourTurn.waitFor()],
    ["the question about leaving", tab("Exit Room")],
    ["it is there", asked],
    ["one leaves", tab("Leave and lose")],
    ["the lobby", () => page.getByRole("heading", { name: "Public Rooms" }).waitFor()],
  ]);
});

test("[P46] nor on the screens that need no opponent: two at one device, puzzles, and the analysis board", async ({
  visitor: page,
}) => {
  const room = new Room(page);
  const tab = (name: string) => () => pressByKeys(page, name);
  const heading = (name: string) => () =>
    page.getByRole("heading", { name, exact: true }).waitFor();
  const turn = (text: string) => () => page.getByText(text).first().waitFor();
  const type = (numbers: string) => async () => {
    await room.board.focus();
    await page.keyboard.type(numbers);
  };
  await page.goto("/table");
  await walk(page, [
    ["a move", type("1115")],
    ["the other side's turn", turn("White's Turn")],
    ["another move", type("2218")],
    ["one's own turn", turn("Black's Turn")],
    ["the question about a new game", tab("New game")],
    ["it is there", () => page.getByRole("alertdialog").waitFor()],
    ["the new game", tab("New game")],
    ["it is there", turn("Black's Turn")],
  ]);
  const before = await room.board.grid.elementHandle();
  await walk(page, [
    ["another, which asks nothing", tab("New game")],
    [
      "the board before is gone",
      () => expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false),
    ],
    ["its own is there", turn("Black's Turn")],
  ]);
  await page.goto("/puzzles");
  await heading("Puzzle")();
  const daily = page.getByRole("heading", { name: /^Puzzle of the day/ });
  await walk(page, [
    ["the next puzzle", tab("Next puzzle")],
    ["a hint", tab("Hint")],
    ["its solution", tab("Show solution")],
    [
      "it is shown",
      () =>
        page
          .locator("#main")
          .getByText(/^This is the solution\./)
          .waitFor(),
    ],
    ["the puzzle of the day", tab("Puzzle of the day")],
    ["it is there", () => daily.waitFor()],
    ["the next one", tab("Next puzzle")],
    ["it is there", () => daily.waitFor({ state: "hidden" })],
  ]);
  await page.goto("/analysis");
  const variation = page.getByRole("group", { name: "Variation" });
  await walk(page, [
    ["a move", type("1115")],
    ["it is played", turn("White to move")],
    ["back to before it", tab("Previous move")],
    ["it is there", turn("Black to move")],
    ["another move", type("0914")],
    ["it is played", turn("White to move")],
    ["it branches off", () => variation.waitFor()],
    ["it is deleted", tab("Delete this move")],
    ["that is seen", turn("Black to move")],
    ["text comes and goes", tab("Import / export")],
    ["a position is set up", tab("Set up a position")],
    ["the pieces are there", heading("Set up a position")],
    ["it is used", tab("Use this position")],
    ["the board is there", turn("Black to move")],
  ]);
});
