// The lobby without its screen, where its answers come late or not at all.
import { refusalAck } from "@kingrow/protocol";
import { expect, test, vi } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { FakeClock } from "../testing/fakeClock.ts";
import { FakeLink } from "../testing/fakeLink.ts";
import { fakePlayerKey } from "../testing/fakePlayerKey.ts";
import { aloneRoom, ROOM } from "../testing/testRooms.ts";
import { openLobby } from "./lobby.ts";

function setUp(roomShown?: string) {
  const clock = new FakeClock();
  const link = new FakeLink();
  const connection = createConnection({ clock, link, playerKey: fakePlayerKey() });
  const enterRoom = vi.fn<(roomId: string) => void>();
  const lobby = openLobby({
    connection,
    enterRoom,
    isInRoom: (roomId) => roomId === roomShown,
  });
  link.connect();
  return { clock, link, lobby, enterRoom };
}

/** The person leaves the lobby while a join of a row is under way. */
async function leaveWhileJoining(roomShown?: string) {
  const { link, lobby, enterRoom } = setUp(roomShown);
  const joining = lobby.join(ROOM);
  await vi.waitUntil(() => link.sentOf("joinRoom").length > 0);
  lobby.close();
  link.answer("joinRoom", { success: true, roomState: aloneRoom() });
  await joining;
  expect(enterRoom).not.toHaveBeenCalled();
  return link.sentOf("leaveRoom");
}

test("[P4] a seat that comes after the person has left the lobby is given up", async () => {
  expect(await leaveWhileJoining()).toHaveLength(1);
});

test("[P4] it is kept when the person has gone to that very room", async () => {
  expect(await leaveWhileJoining(ROOM)).toHaveLength(0);
});

test("[L1] a refused list is asked for again", () => {
  const { clock, link, lobby } = setUp();
  link.answer("getAvailableRooms", refusalAck("UNAVAILABLE"));
  clock.advance(2_000);
  expect(link.sentOf("getAvailableRooms")).toHaveLength(2);
  link.answer("getAvailableRooms", { success: true });
  clock.advance(60_000);
  expect(link.sentOf("getAvailableRooms")).toHaveLength(2);
  link.answer("getAvailableRooms", refusalAck("UNAVAILABLE"));
  lobby.close();
  clock.advance(60_000);
  expect(link.sentOf("getAvailableRooms")).toHaveLength(2);
});
