// The room screen as a player uses it.
import type { Locator, Page } from "@playwright/test";
import { Board } from "./board.ts";

export class Room {
  readonly page: Page;
  readonly board: Board;
  readonly exit: Locator;
  readonly readyUp: Locator;
  readonly unready: Locator;
  readonly yourTurn: Locator;
  readonly opponentsTurn: Locator;
  readonly noOpponent: Locator;
  readonly playAgain: Locator;
  readonly resign: Locator;
  readonly offerDraw: Locator;
  /** What covers the board after a game. */
  readonly result: Locator;
  /** The panels of the two players. */
  readonly you: Locator;
  readonly opponent: Locator;

  constructor(page: Page) {
    const button = (name: string | RegExp): Locator =>
      page.getByRole("button", { name, exact: true });
    this.page = page;
    this.board = new Board(page);
    this.exit = button("Exit Room");
    this.readyUp = button("Ready Up");
    this.unready = button("I'm not ready");
    this.yourTurn = page.getByText(/^Your Turn\.*$/);
    this.opponentsTurn = page.getByText(/^Opponent's Turn\.*$/);
    this.noOpponent = page.getByText("No Opponent Yet");
    this.playAgain = button("Play Again");
    this.resign = button("Resign");
    this.offerDraw = button("Draw");
    this.result = page.getByRole("region", { name: "GAME OVER" });
    this.you = page.getByRole("group", { name: "You", exact: true });
    this.opponent = page.getByRole("group", { name: "Opponent", exact: true });
  }

  get id(): string {
    return new URL(this.page.url()).pathname.replace("/room/", "");
  }

  get copyLink(): Locator {
    return this.page.getByRole("button", { name: `Room ${this.id}: copy the link` });
  }

  /** Opens the room by its link and waits for the seat. */
  async open(roomId: string): Promise<void> {
    await this.page.goto(`/room/${roomId}`);
    await this.seated();
  }

  /** The first room state is here. */
  async seated(): Promise<void> {
    await this.board.grid.waitFor();
  }

  /** How many pieces the page says each has captured, read from the rows of dots. */
  captures(whose: "your" | "opponent"): Locator {
    const name =
      whose === "your" ? /^You have captured \d+ of 12$/ : /^Your opponent has captured \d+ of 12$/;
    return this.page.getByRole("img", { name });
  }

  /** A sentence in an alert that has to be answered. */
  alert(sentence: string | RegExp): Locator {
    return this.dialog("Please wait").getByText(sentence);
  }

  dialog(name: string): Locator {
    return this.page.getByRole("dialog", { name }).or(this.page.getByRole("alertdialog", { name }));
  }
}
