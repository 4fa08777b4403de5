// The lobby as a visitor uses it.
import type { Locator, Page } from "@playwright/test";

export class Lobby {
  readonly page: Page;
  readonly list: Locator;
  readonly empty: Locator;
  readonly createPublic: Locator;
  readonly createPrivate: Locator;
  readonly oops: Locator;
  readonly okay: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole("group", { name: "Public Rooms" });
    this.empty = page.getByText("No public rooms in the lobby, create one!");
    // An empty list has the button a second time.
    this.createPublic = page.getByRole("button", { name: "Create Public Room" });
    this.createPrivate = page.getByRole("button", { name: "Create Private Room" });
    this.oops = page.getByRole("alertdialog", { name: "Oops!" });
    this.okay = this.oops.getByRole("button", { name: "Okay" });
  }

  async open(): Promise<void> {
    await this.page.goto("/");
    await this.createPrivate.waitFor();
  }

  row(roomId: string): Locator {
    return this.list.getByRole("listitem").filter({ hasText: roomId });
  }

  joinButton(roomId: string): Locator {
    return this.row(roomId).getByRole("button");
  }

  /** Presses `Play Now` and answers with the room's id once the page is there. */
  async playNow(): Promise<string> {
    await this.page.getByRole("button", { name: "Play Now" }).click();
    return this.roomEntered();
  }

  /** Creates a room and answers with its id once the page is there. */
  async create(kind: "public" | "private"): Promise<string> {
    await (kind === "public" ? this.createPublic.last() : this.createPrivate).click();
    return this.roomEntered();
  }

  async join(roomId: string): Promise<void> {
    await this.joinButton(roomId).click();
    await this.roomEntered();
  }

  private async roomEntered(): Promise<string> {
    await this.page.waitForURL(/\/room\/[^/]+$/);
    return new URL(this.page.url()).pathname.replace("/room/", "");
  }
}
