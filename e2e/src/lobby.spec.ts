// The lobby: its list in every size, both ways to create a room, and joining.
import { expect, test } from "./fixtures.ts";
import { Lobby } from "./lobby.ts";
import { Room } from "./room.ts";
import { tapWire } from "./wire.ts";

test("[P2] an empty list says so and offers to create a room", async ({ ownSite }) => {
  const { visitors } = await ownSite();
  const page = await visitors.open();
  const lobby = new Lobby(page);
  await lobby.open();
  await expect(lobby.empty).toBeVisible();
  await expect(lobby.createPublic).toHaveCount(2);
  await lobby.createPublic.first().click();
  await expect(new Room(page).noOpponent).toBeVisible();
});

test("[L2, P1] the list holds a hundred rooms, scrolls, and takes in changes", async ({
  ownSite,
}) => {
  const { visitors } = await ownSite();
  const [host, page] = [await visitors.bot(), await visitors.open()];
  const ids: string[] = [];
  for (let count = 0; count < 105; count += 1) ids.push(await host.create());
  const newest = ids.at(-1)!;
  const lobby = new Lobby(page);
  await lobby.open();
  await expect(lobby.list.getByRole("listitem")).toHaveCount(100);
  await expect(lobby.list.getByRole("listitem").first()).toContainText(newest);
  await expect(lobby.row(newest)).toContainText("1/2");
  await expect(lobby.row(newest)).toContainText("Open");
  const [list, window] = [await lobby.list.boundingBox(), page.viewportSize()];
  expect(list!.y).toBeLessThan(window!.height);
  await lobby.list.getByRole("listitem").last().scrollIntoViewIfNeeded();
  await expect(lobby.createPrivate).toBeVisible();

  const guest = await visitors.bot();
  await guest.join(ids[50]!);
  await expect(lobby.row(ids[50]!)).toHaveCount(0);
  await host.ask("leaveRoom", { roomId: newest });
  await expect(lobby.row(newest)).toHaveCount(0);
});

test("[L2, P1] a full room is listed last and cannot be joined", async ({ ownSite }) => {
  const { visitors } = await ownSite();
  const [host, guest, page] = [await visitors.bot(), await visitors.bot(), await visitors.open()];
  const full = await host.create();
  await guest.join(full);
  await host.create();
  const lobby = new Lobby(page);
  await lobby.open();
  await expect(lobby.list.getByRole("listitem").last()).toContainText(full);
  await expect(lobby.row(full)).toContainText("2/2");
  await expect(lobby.row(full)).toContainText("Full");
  await expect(lobby.joinButton(full)).toHaveText("Room Full");
  await expect(lobby.joinButton(full)).toBeDisabled();
});

test("[P1] a private room is not listed, and its link leads into it", async ({ visitors }) => {
  const [host, other] = [await visitors.open(), await visitors.open()];
  const [lobby, otherLobby] = [new Lobby(host), new Lobby(other)];
  const marker = await (await visitors.bot()).create();
  await lobby.open();
  const roomId = await lobby.create("private");
  expect(roomId.length).toBeGreaterThanOrEqual(16);
  await otherLobby.open();
  await expect(otherLobby.row(marker)).toBeVisible();
  await expect(otherLobby.row(roomId)).toHaveCount(0);
  const room = new Room(other);
  await room.open(roomId);
  await expect(room.readyUp).toBeVisible();
});

test("[P3] both create buttons wait for the answer, and a failure is shown", async ({
  visitor,
  visitors,
}) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  await (await visitors.bot()).create();
  await lobby.open();
  await expect(lobby.list).toBeVisible();
  wire.answer("createRoom", "silence");
  await lobby.createPublic.click();
  await expect(lobby.createPublic).toBeDisabled();
  await expect(lobby.createPrivate).toBeDisabled();
  await expect(lobby.createPublic).toHaveAttribute("aria-busy", "true");
  await visitor.reload();

  wire.answer("createRoom", { success: false, error: "No more chalk", message: "No more chalk" });
  await lobby.createPrivate.click();
  await expect(lobby.oops).toContainText("No more chalk");
  await lobby.okay.click();
  await expect(lobby.oops).toBeHidden();
  wire.answer("createRoom", { success: false });
  await lobby.createPublic.click();
  await expect(lobby.oops).toContainText("Failed to create room");
  await lobby.okay.click();
  wire.release("createRoom");
  await lobby.create("public");
});

test("[P4, L2] a row is pending while it is joined, and a failure is shown", async ({
  visitor,
  visitors,
}) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  const roomId = await (await visitors.bot()).create();
  await lobby.open();
  wire.answer("joinRoom", "silence");
  await lobby.joinButton(roomId).click();
  await expect(lobby.row(roomId)).toContainText("Pending");
  await visitor.reload();

  wire.answer("joinRoom", { success: false, error: "The door is stuck" });
  await lobby.joinButton(roomId).click();
  await expect(lobby.oops).toContainText("The door is stuck");
  await lobby.okay.click();
  wire.answer("joinRoom", { success: false });
  await lobby.joinButton(roomId).click();
  await expect(lobby.oops).toContainText("Failed to join room");
  await lobby.okay.click();
  wire.release("joinRoom");
  await lobby.join(roomId);
});

test("[P4, R3] a row that filled up meanwhile says that the room is full", async ({
  visitor,
  visitors,
}) => {
  const wire = await tapWire(visitor);
  const [host, guest] = [await visitors.bot(), await visitors.bot()];
  const roomId = await host.create();
  const lobby = new Lobby(visitor);
  await lobby.open();
  await expect(lobby.row(roomId)).toBeVisible();
  wire.hold("availableRooms");
  await guest.join(roomId);
  await lobby.joinButton(roomId).click();
  await expect(lobby.oops).toContainText("Room is full");
});

test("[P60] two who press Play Now sit in the same room", async ({ ownSite }) => {
  const { visitors } = await ownSite();
  const pages = [await visitors.open(), await visitors.open()];
  const rooms: string[] = [];
  for (const page of pages) {
    const lobby = new Lobby(page);
    await lobby.open();
    rooms.push(await lobby.playNow());
  }
  expect(rooms[1]).toBe(rooms[0]);
  for (const page of pages) await expect(new Room(page).readyUp).toBeVisible();
  await expect(new Room(pages[0]!).noOpponent).toBeHidden();
});
