// The room as a player sees it, from an empty seat to a running game.
import { refusalAck } from "@kingrow/protocol";
import { initialPosition, parseFen } from "@kingrow/rules";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { catalogueStore } from "../text/catalogue.ts";
import { translated } from "../text/testing/catalogues.ts";
import { en } from "../text/en.ts";
import {
  button,
  has,
  nextFrame,
  open,
  panel,
  pass,
  seated,
  useRoomScreen,
} from "./testing/roomScreen.tsx";
import { aloneRoom, bothRoom, ME, ROOM, startedRoom, THEM } from "@kingrow/client/testing";

useRoomScreen();

test("[P14] a spinner shows until the first room state arrives", async () => {
  const { link } = await open();
  expect(has("Loading")).toBe(true);
  await act(async () => link.answer("joinRoom", { success: true, roomState: aloneRoom() }));
  expect(has("Loading")).toBe(false);
});

test("[P14] a state that comes before the answer to the join is not shown: whose it is is not known yet", async () => {
  const { link } = await open();
  await act(async () => link.emit("roomState", aloneRoom()));
  expect(has("Loading")).toBe(true);
  await act(async () => link.answer("joinRoom", { success: true, roomState: aloneRoom() }));
  expect(panel("Opponent").textContent).toContain("No Opponent Yet");
});

test("[P11] the invitation gives way to a word in its place when the opponent sits down", async () => {
  const { push } = await seated(aloneRoom());
  const ready = button("Ready Up");
  const invitation = screen.getByText("Invite your opponent").closest("section")!.parentElement!;
  await push(bothRoom({ version: 5 }));
  expect(invitation.dataset["taken"]).toBe("true");
  expect(has("Your opponent is here.")).toBe(true);
  expect(button("Ready Up")).toBe(ready);
});

test("[R6] the invitation is back while a guest is away before the game, and nobody reads that they are here", async () => {
  const { push } = await seated(aloneRoom());
  await push(bothRoom({ version: 9 }));
  expect(has("Your opponent is here.")).toBe(true);
  const state = bothRoom({ version: 10 });
  const gone = { connected: false, claimableAt: null, forfeitAt: null };
  await push({ ...state, presence: { ...state.presence, [THEM]: gone } });
  await pass(6_000);
  expect(has("Your opponent is here.")).toBe(false);
  expect(document.querySelector("[data-taken]")).toBeNull();
  expect(button("Copy link")).toBeTruthy();
});

const AWAY = { connected: false, claimableAt: null, forfeitAt: null };

/** A guest sat down at the person's own table and is away. */
function guestGone(version: number) {
  const state = bothRoom({ version, createdBy: ME });
  const kept = { ...AWAY, seatKeptUntil: state.serverTime + 60_000 };
  return { ...state, presence: { ...state.presence, [THEM]: kept } };
}

test("[R6] who opened the room frees the seat of a guest who is away, and reads for how long it is kept", async () => {
  const { link, user, push } = await seated(guestGone(2));
  expect(button("Copy link")).toBeTruthy();
  expect(within(panel("Opponent")).getByText("Away")).toBeTruthy();
  await pass(6_000);
  expect(within(panel("Opponent")).getByText(/^Away 0:5\d$/)).toBeTruthy();
  await user.click(button("Free the seat"));
  expect(link.sentOf("releaseSeat")[0]?.payload).toEqual({ roomId: ROOM });
  await act(async () => link.answer("releaseSeat", { success: true, version: 3 }));
  await push(aloneRoom({ version: 3, createdBy: ME }));
  expect(has("Away")).toBe(false);
  expect(has("No Opponent Yet")).toBe(true);
});

test("[R6] nobody else is offered to free a seat", async () => {
  const { push } = await seated(aloneRoom());
  await push({ ...guestGone(5), createdBy: THEM });
  await pass(6_000);
  expect(screen.queryByRole("button", { name: "Free the seat" })).toBeNull();
});

test("[P15] joins once, also under React's strict mode, which puts every screen up twice", async () => {
  const { link } = await seated(aloneRoom());
  await pass(5_000);
  expect(link.sentOf("joinRoom")).toHaveLength(1);
  expect(link.sentOf("leaveRoom")).toHaveLength(0);
});

test("[P5] the room id copies the link and says Copied for 2 s", async () => {
  const { user } = await seated(aloneRoom());
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await user.click(button(`Room ${ROOM}: copy the link`));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/room/${ROOM}`);
  await pass(0);
  expect(has("Copied")).toBe(true);
  await pass(1_500);
  expect(has("Copied")).toBe(true);
  await pass(600);
  expect(has("Copied")).toBe(false);
});

test("[P5] a failed copy is only logged", async () => {
  const { user } = await seated(aloneRoom());
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await user.click(button(`Room ${ROOM}: copy the link`));
  expect(warn).toHaveBeenCalledOnce();
  expect(has("Copied")).toBe(false);
  expect(screen.queryByRole("alert")).toHaveProperty("textContent", "");
});

test("[P6] the badge waits with up to four dots in steps of 300 ms, then tells the game", async () => {
  const { push } = await seated(bothRoom());
  const waiting = screen.getByText("Waiting for Opponent").parentElement!;
  const shown = new Set<string | null>();
  for (let step = 0; step < 6; step += 1) {
    shown.add(waiting.querySelector("[aria-hidden]")!.textContent);
    await pass(300);
  }
  expect(shown).toEqual(new Set(["", ".", "..", "...", "...."]));
  await push(startedRoom());
  expect(has("Game in Progress")).toBe(true);
});

test("[P7] the opponent's panel fills with the opponent", async () => {
  const { push } = await seated(aloneRoom());
  expect(has("No Opponent Yet")).toBe(true);
  await push(bothRoom());
  expect(within(panel("Opponent")).getByText("White")).toBeTruthy();
  expect(within(panel("Opponent")).getByText("Not ready")).toBeTruthy();
  await push(bothRoom({ readyPlayers: [THEM], version: 3 }));
  expect(within(panel("Opponent")).getByText("Ready")).toBeTruthy();
});

test("[P7, P9] during play the panels tell whose turn it is", async () => {
  const { push } = await seated(startedRoom());
  expect(within(panel("You")).getByText("Your Turn")).toBeTruthy();
  expect(within(panel("You")).getByText("Black")).toBeTruthy();
  expect(has("Opponent's Turn")).toBe(false);
  const theirs = startedRoom({ ...initialPosition, turn: "white" }, { version: 9 });
  await push(theirs);
  expect(within(panel("Opponent")).getByText("Opponent's Turn")).toBeTruthy();
  expect(has("Your Turn")).toBe(false);
});

test("[P8] two rows of twelve dots show what each has captured", async () => {
  const parsed = parseFen("B:B1,2:W6,15,20");
  if (!parsed.ok) throw new Error("bad FEN");
  await seated(startedRoom(parsed.value, { scores: { [ME]: 9, [THEM]: 10 } }));
  const mine = screen.getByRole("img", { name: "You have captured 9 of 12" });
  const theirs = screen.getByRole("img", { name: "Your opponent has captured 10 of 12" });
  for (const [row, count] of [
    [mine, 9],
    [theirs, 10],
  ] as const) {
    expect(row.querySelectorAll("[data-filled]")).toHaveLength(12);
    expect(row.querySelectorAll("[data-filled=true]")).toHaveLength(count);
    expect(row.textContent).toBe(`${count}`);
  }
});

test("[P11] getting ready, both texts, and taking it back, but not by a double click", async () => {
  const { link, user, push } = await seated(bothRoom());
  expect(has("Please ready-up to begin playing...")).toBe(true);
  await user.click(button("Ready Up"));
  expect(link.sentOf("playerReady")[0]?.payload).toEqual({ roomId: ROOM, isReady: true });
  await act(async () => link.answer("playerReady", { success: true, version: 3 }));
  await push(bothRoom({ readyPlayers: [ME], version: 3 }));
  expect(has("You're ready! Waiting for the other player to ready up...")).toBe(true);
  fireEvent.click(button("I'm not ready"), { detail: 2 });
  expect(link.sentOf("playerReady")).toHaveLength(1);
  fireEvent.click(button("I'm not ready"), { detail: 1 });
  expect(link.sentOf("playerReady")[1]?.payload).toEqual({ roomId: ROOM, isReady: false });
});

test("[P11] a refusal is told in the server's words and can be put away", async () => {
  const { link, user } = await seated(bothRoom());
  await user.click(button("Ready Up"));
  await act(async () => link.answer("playerReady", refusalAck("UNAVAILABLE")));
  await nextFrame();
  expect(screen.getByText(/The service is briefly unavailable/).role).toBe("alert");
  await user.click(button("Dismiss"));
  await nextFrame();
  expect(screen.queryByText(/The service is briefly unavailable/)).toBeNull();
});

test("[P31] another language also changes a notice that is already there", async () => {
  const { link, user } = await seated(bothRoom());
  await user.click(button("Ready Up"));
  await act(async () => link.answer("playerReady", refusalAck("UNAVAILABLE")));
  await nextFrame();
  const texts = await translated("de");
  await act(async () => catalogueStore.setState({ language: "de", texts }));
  expect(screen.getByText(/Der Dienst ist kurz nicht erreichbar/).role).toBe("alert");
  await act(async () => catalogueStore.setState({ language: "en", texts: en }));
  expect(screen.getByText(/The service is briefly unavailable/).role).toBe("alert");
});

test("alone, the link, copying it and its QR code invite an opponent", async () => {
  await seated(aloneRoom());
  await pass(50);
  const link = screen.getByRole<HTMLInputElement>("textbox", { name: "Link to this room" });
  expect(link.value).toBe(`${window.location.origin}/room/${ROOM}`);
  expect(button("Copy link")).toBeTruthy();
  expect(await screen.findByRole("img", { name: "QR code of the link to this room" })).toBeTruthy();
});

test("the system's share sheet is offered where there is one", async () => {
  const share = vi.fn<Navigator["share"]>(() => Promise.resolve());
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const { user } = await seated(aloneRoom());
  await user.click(button("Share…"));
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ url: expect.stringContaining(ROOM) }),
  );
  Reflect.deleteProperty(navigator, "share");
});

test("[P13] a failed join fills the screen and goes home after 5 s", async () => {
  const { link } = await open();
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND")));
  expect(screen.getByRole("heading", { name: "Room not found" })).toBeTruthy();
  await pass(4_900);
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  await pass(200);
  expect(window.location.pathname).toBe("/");
});

test("[P13] a full room says so and goes home after 2 s", async () => {
  const { link } = await open();
  await act(async () => link.emit("roomFull", { roomId: ROOM }));
  expect(screen.getByRole("heading", { name: "Room is full" })).toBeTruthy();
  expect(has("Back to the lobby in 2 s")).toBe(true);
  await pass(2_100);
  expect(window.location.pathname).toBe("/");
});

test("[P13] who waits for a seat in a full room stays, and takes it when it falls free", async () => {
  const { link, user } = await open();
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_FULL")));
  expect(document.activeElement).toBe(button("Wait for a seat"));
  await user.click(button("Wait for a seat"));
  await pass(10_000);
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(has("Waiting for a seat")).toBe(true);
  await act(async () => link.emit("roomAvailable", { roomId: ROOM }));
  await act(async () => link.answer("joinRoom", { success: true, roomState: bothRoom() }));
  expect(has("Waiting for a seat")).toBe(false);
  expect(button("Ready Up")).toBeTruthy();
});

test("[P13] of a room that is not there it is said why, and a room of one's own is one press away", async () => {
  const { link, user } = await open();
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND")));
  expect(screen.getByText(/^A room closes when everybody has left it/)).toBeTruthy();
  await user.click(button("Open a private room"));
  expect(link.sentOf("createRoom")[0]?.payload).toMatchObject({ isPrivate: true });
  await pass(6_000);
  await act(async () => link.answer("createRoom", { success: true, roomId: "another2" }));
  await pass(0);
  expect(window.location.pathname).toBe("/room/another2");
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
  expect(screen.getByRole("heading", { name: "This game goes on in another window" })).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  const before = link.opened;
  await user.click(button("Play here"));
  expect(link.opened).toBe(before + 1);
});

test("the opponent who leaves before the game makes room for another", async () => {
  const { link, push } = await seated(bothRoom());
  await act(async () => link.emit("playerLeft", { roomId: ROOM }));
  expect(has("Opponent")).toBe(true);
  await push(aloneRoom({ version: 9 }));
  expect(has("No Opponent Yet")).toBe(true);
});

test("the moves are listed by pairs", async () => {
  await seated(startedRoom(initialPosition, { moves: ["11-15", "22-18", "15x22"] }));
  const list = screen.getByRole("list", { name: "Moves" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["1.11-1522-18", "2.15x22"]);
});
