// A room that cannot be joined, or only later: what fills the screen instead.
import { refusalAck } from "@kingrow/protocol";
import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, has, open, pass, seated, useRoomScreen } from "../testing/roomScreen.tsx";
import { bothRoom, ROOM, startedRoom } from "@kingrow/client/testing";

useRoomScreen();

test("[P13] a failed join fills the screen and goes home after 5 s", async () => {
  const { link } = await open();
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND")));
  expect(screen.getByRole("heading", { name: "Room not found" })).toBeTruthy();
  await pass(4_900);
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  await pass(200);
  expect(window.location.pathname).toBe("/");
});

test("[P13, P83] who comes back to a room that was closed meanwhile reads so", async () => {
  const { link } = await seated(startedRoom());
  await act(async () => link.drop());
  await act(async () => link.connect("socket-9"));
  await pass(500);
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND")));
  expect(has("The room closed while you were away. If a game was on, it's over.")).toBe(true);
});

test("[P13] a full room says so, goes home after 2 s, and can still be watched there", async () => {
  const { link, user } = await open();
  await act(async () => link.emit("roomFull", { roomId: ROOM }));
  expect(screen.getByRole("heading", { name: "Room is full" })).toBeTruthy();
  expect(has("Back to the lobby in 2 s")).toBe(true);
  await pass(2_100);
  expect(window.location.pathname).toBe("/");
  const oops = await screen.findByRole("alertdialog", { name: "Oops!" });
  expect(oops.textContent).toContain("Room is full");
  const watch = within(oops).getByRole("link", { name: "Watch" });
  expect(watch.getAttribute("href")).toBe(`/watch/${ROOM}`);
  await user.click(button("Okay"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("[P13] who leaves a full room by a press is told nothing more in the lobby", async () => {
  const { link, user } = await open();
  await act(async () => link.emit("roomFull", { roomId: ROOM }));
  await user.click(screen.getByRole("link", { name: "Back to the lobby" }));
  await screen.findByRole("button", { name: "Play Now" });
  await pass(2_100);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("[P86] [R10] a player whose seat was freed reads why, not that the room is full", async () => {
  const { link } = await seated(bothRoom());
  await act(async () => link.emit("seatReleased", { roomId: ROOM }));
  await act(async () => link.emit("roomFull", { roomId: ROOM }));
  expect(screen.getByRole("heading", { name: /so your seat was freed/ })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Room is full" })).toBeNull();
  await pass(60_000);
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(screen.getByRole("link", { name: "Back to the lobby" })).toBeTruthy();
});

test("[P86] [R9] a player whose seat was freed goes on looking with one press", async () => {
  const { link, user } = await seated(bothRoom());
  await act(async () => link.emit("seatReleased", { roomId: ROOM }));
  await user.click(button("Find another opponent"));
  await act(async () =>
    link.answer("playNow", { success: true, roomId: "another2", opened: true }),
  );
  await pass(0);
  expect(window.location.pathname).toBe("/room/another2");
});

test("[P13] who waits for a seat in a full room stays, and takes it when it falls free", async () => {
  const { link, user } = await open();
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_FULL")));
  await user.click(button("Wait for a seat"));
  await pass(10_000);
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(has("Waiting for a seat")).toBe(true);
  await act(async () => link.emit("roomAvailable", { roomId: ROOM }));
  await act(async () => link.answer("joinRoom", { success: true, roomState: bothRoom() }));
  expect(has("Waiting for a seat")).toBe(false);
  expect(button("Ready Up")).toBeTruthy();
});

test("[P13, P67] a full public room is watched with one press", async () => {
  const { link } = await open();
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_FULL")));
  const watch = screen.getByRole("link", { name: "Watch" });
  expect(watch.getAttribute("href")).toBe(`/watch/${ROOM}`);
  expect(document.activeElement).toBe(watch);
});

test("[P13] a full private room has nothing to watch", async () => {
  const { link } = await open("/room/private2345678923456");
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_FULL")));
  expect(screen.queryByRole("link", { name: "Watch" })).toBeNull();
  expect(document.activeElement).toBe(button("Wait for a seat"));
  await pass(2_100);
  await screen.findByRole("alertdialog", { name: "Oops!" });
  expect(screen.queryByRole("link", { name: "Watch" })).toBeNull();
});

test("[P13] of a room that is not there it is said why, and a room of one's own is one press away", async () => {
  const { link, user } = await open();
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND")));
  expect(screen.getByText(/^The room has closed/)).toBeTruthy();
  await user.click(button("Open a private room"));
  expect(link.sentOf("createRoom")[0]?.payload).toMatchObject({ isPrivate: true });
  await pass(6_000);
  await act(async () => link.answer("createRoom", { success: true, roomId: "another2" }));
  await pass(0);
  expect(window.location.pathname).toBe("/room/another2");
});

test("[P13] who a busy server could not let in has a press for another try beside the way home", async () => {
  const { link } = await open();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await act(async () => link.answer("joinRoom", refusalAck("OVERLOADED")));
  expect(screen.getByRole("heading", { name: /^The server is very busy right now/ })).toBeTruthy();
  expect(button("Try again")).toBeTruthy();
  expect(has("Back to the lobby in 5 s")).toBe(true);
});

test("[P13] without a room id it says No room ID provided", async () => {
  const { link } = await open("/room/");
  expect(screen.getByRole("heading", { name: "No room ID provided" })).toBeTruthy();
  expect(link.sent).toEqual([]);
});

test.each(["/room/%0a", "/room/javascript:alert(1)", `/room/${"a".repeat(10_000)}`])(
  "[P13] nonsense is answered without being sent: %.40s",
  async (path) => {
    const { link } = await open(path);
    expect(screen.getByRole("heading", { name: "Room not found" })).toBeTruthy();
    await pass(5_100);
    expect(window.location.pathname).toBe("/");
    expect(link.sentOf("joinRoom")).toEqual([]);
  },
);

test("[I3] a seat taken over in another window is told, and can be taken back", async () => {
  const { link, user } = await seated(startedRoom());
  await act(async () => link.emit("error", { code: "SEAT_TAKEN_OVER", message: "" }));
  expect(screen.getByRole("heading", { name: "This game is open in another window" })).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("link", { name: "Back to the lobby" })).toBeTruthy();
  const before = link.opened;
  await user.click(button("Play here"));
  expect(link.opened).toBe(before + 1);
});
