// The lobby: its list in every size, both ways to create a room, and joining.
import { expect, test } from "./fixtures.ts";
import { Lobby } from "./lobby.ts";
import { Room } from "./room.ts";

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
