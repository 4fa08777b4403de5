// Visits by keys alone, through games and the screens around them: the focus is never lost.
import type { Page } from "@playwright/test";
import type { Bot } from "../support/bot.ts";
import { expect, test } from "./visitors/fixtures.ts";
import { Lobby } from "./screens/lobby.ts";
import { Room } from "./screens/room.ts";

/** More tab stops than any screen has. */
const MANY = 60;

/** Label, text or tag of the focused element; "lost" where no reachable element has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at, body } = document;
    if (at === null || at === body || at.closest("[inert]") !== null) return "lost";
    const name = at.getAttribute("aria-label") ?? at.textContent;
    return name.trim() === "" ? at.tagName : name.trim();
  });
}

/** Waits for the button or link, goes to it by the Tab key, and presses Enter. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  const [button, link] = (["button", "link"] as const).map((role) =>
    page.getByRole(role, { name, exact: true }),
  );
  await button!.or(link!).first().waitFor();
  for (let stops = 0; stops < MANY; stops += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) === name) return page.keyboard.press("Enter");
  }
  throw new Error(`The Tab key does not lead to ${name}.`);
}

/** Runs the steps and expects the focus after each. It is polled, because a disabled button gives the focus up for a while. */
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
    ["it is seen", () => seen("Draw offered. It stands until your opponent moves.")],
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
    ["the request is taken back", tab("Take back")],
    ["another game is asked for again", tab("Play Again")],
    ["the opponent agrees", () => bot.ask("playAgain", { roomId: room.id })],
    ["the next game", () => room.yourTurn.waitFor()],
    ["the question about leaving", tab("Exit Room")],
    ["it is there", asked],
    ["one leaves", tab("Leave and lose")],
    ["the lobby", () => page.getByRole("heading", { name: "Public Rooms" }).waitFor()],
  ]);
});

test("[P46] in the list of finished games the focus is never lost", async ({ visitor: page }) => {
  const room = new Room(page);
  const tab = (name: string) => () => pressByKeys(page, name);
  const row = page.locator("#main summary");
  const remove = page.getByRole("button", { name: "Delete", exact: true });
  await page.goto("/table");
  await room.board.play([11, 15]);
  await walk(page, [
    ["the question about resigning", tab("Resign")],
    ["it is there", () => page.getByRole("alertdialog").waitFor()],
    ["White resigns", tab("Resign")],
    ["the result", () => room.result.waitFor()],
    ["the lobby", tab("Lobby")],
    ["it is there", () => page.getByRole("heading", { name: "Public Rooms" }).waitFor()],
    ["the list of games", tab("Your games")],
    ["it is there", () => row.waitFor()],
    ["a game is opened", () => row.press("Enter")],
    ["its board is there", () => room.board.grid.waitFor()],
    ["the question about deleting", tab("Delete")],
    ["it is there", () => page.getByText("Delete this game?").waitFor()],
    ["the safe answer, which has the focus", () => page.keyboard.press("Enter")],
    [
      "the question is gone",
      () => page.getByText("Delete this game?").waitFor({ state: "hidden" }),
    ],
    ["the question once more", () => remove.press("Enter")],
    ["the game is deleted", () => remove.last().press("Enter")],
    ["the list is empty", () => page.getByText(/^No games yet/).waitFor()],
  ]);
});

test("[P46] on the screens that need no opponent the focus is never lost", async ({
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
    ["the next puzzle", tab("Skip")],
    ["a hint", tab("Hint")],
    ["its solution", tab("Show solution")],
    [
      "it is shown",
      () =>
        page
          .locator("#main")
          .getByText(/^Solution: /)
          .waitFor(),
    ],
    ["the puzzle of the day", tab("Puzzle of the day")],
    ["it is there", () => daily.waitFor()],
    ["the next one", tab("Skip")],
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
    ["it is deleted", tab("Delete move")],
    ["that is seen", turn("Black to move")],
    ["a position is set up", tab("Set up a position")],
    ["the pieces are there", heading("Set up a position")],
    ["it is used", tab("Use this position")],
    ["the board is there", turn("Black to move")],
  ]);
});
