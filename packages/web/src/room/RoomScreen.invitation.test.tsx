// How a room invites an opponent, and what becomes of the invitation.
import { act, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { button, has, open, panel, pass, seated, useRoomScreen } from "../testing/roomScreen.tsx";
import type { AvailableRoom } from "@kingrow/protocol";
import { aloneRoom, bothRoom, ME, ROOM, THEM } from "@kingrow/client/testing";
import { en } from "../text/en.ts";
import { playerName } from "../text/roomName.ts";

useRoomScreen();

test("[P11] the invitation gives way to the two players when the opponent sits down", async () => {
  const { push } = await seated(aloneRoom());
  const ready = button("Ready Up");
  expect(button("Copy link")).toBeTruthy();
  await push(bothRoom({ version: 5 }));
  expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
  expect(has("Your opponent is here.")).toBe(true);
  expect(button("Ready Up")).toBe(ready);
});

test("[P11] [P7] the panels show who is ready, and the card names the player who is not", async () => {
  const state = bothRoom({ playerNames: { [ME]: 1, [THEM]: 2 } });
  const { push } = await seated(state);
  await pass(100);
  expect(within(panel("You")).getByText("Not ready")).toBeTruthy();
  await push({ ...state, version: 5, readyPlayers: [ME] });
  const name = playerName(2, en.names);
  expect(screen.getByRole("heading", { name: `Waiting for ${name}` })).toBeTruthy();
  expect(within(panel("You")).getByText("Ready")).toBeTruthy();
  expect(within(panel("Opponent")).getByText("Not ready")).toBeTruthy();
});

test("[R9] a ready player reads for how long the opponent's seat is kept", async () => {
  const state = bothRoom({ version: 2, readyPlayers: [ME] });
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const idle = { ...there, seatKeptUntil: state.serverTime + 60_000 };
  const { push } = await seated({ ...state, presence: { [ME]: there, [THEM]: idle } });
  expect(screen.getByText(/^The seat is free in (0:59|1:00)\.$/)).toBeTruthy();
  await push({ ...state, version: 3, readyPlayers: [ME, THEM] });
  expect(screen.queryByText(/^The seat is free in/)).toBeNull();
});

test("[P11] the invitation says who has left, until the next opponent comes", async () => {
  const playerNames = { [ME]: 0, [THEM]: 1 };
  const { push } = await seated(bothRoom({ version: 2, playerNames }, 1));
  await push(aloneRoom({ version: 3 }));
  await push(aloneRoom({ version: 4, readyPlayers: [ME] }));
  const card = within(screen.getByRole("region", { name: "Invite your opponent" }));
  expect(card.getByText("Otter has left.")).toBeTruthy();
  await push(bothRoom({ version: 5 }, 1));
  await push(aloneRoom({ version: 6 }));
  const next = within(screen.getByRole("region", { name: "Invite your opponent" }));
  expect(next.queryByText("Otter has left.")).toBeNull();
  expect(next.getByText("Your opponent has left.")).toBeTruthy();
});

test("[P11] a guest who comes by a link reads before the game what will be played", async () => {
  const state = bothRoom();
  await seated({ ...state, options: { ...state.options, pace: "5+3" } });
  expect(has("Your opponent is here.")).toBe(true);
  expect(has("5 min each, +3 s a move · You play Black and move first.")).toBe(true);
});

test("[R6] of a guest who is away before the game nobody reads that they are here, or that the link leads to the seat", async () => {
  const { push } = await seated(aloneRoom());
  await push(bothRoom({ version: 9 }));
  expect(has("Your opponent is here.")).toBe(true);
  const state = bothRoom({ version: 10, createdBy: ME });
  const gone = { connected: false, claimableAt: null, forfeitAt: null };
  await push({ ...state, presence: { ...state.presence, [THEM]: gone } });
  await pass(6_000);
  expect(has("Your opponent is here.")).toBe(false);
  expect(screen.getByRole("heading", { name: "Your opponent is away." })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
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
  expect(within(panel("Opponent")).getByText("Away")).toBeTruthy();
  await pass(6_000);
  expect(within(panel("Opponent")).getByText(/^Away 0:5\d$/)).toBeTruthy();
  await user.click(button("Free the seat"));
  expect(link.sentOf("releaseSeat")[0]?.payload).toEqual({ roomId: ROOM });
  await act(async () => link.answer("releaseSeat", { success: true, version: 3 }));
  await push(aloneRoom({ version: 3, createdBy: ME }));
  expect(has("Away")).toBe(false);
  expect(has("No Opponent Yet")).toBe(true);
  expect(button("Copy link")).toBeTruthy();
});

test("[P86] [R9] a ready player frees the seat of an opponent who does not get ready", async () => {
  const state = bothRoom({ version: 2, readyPlayers: [ME] });
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const idle = { ...there, releasableAt: state.serverTime + 3_000 };
  const { link, user } = await seated({ ...state, presence: { [ME]: there, [THEM]: idle } });
  expect(screen.queryByRole("button", { name: "Find another opponent" })).toBeNull();
  await pass(4_000);
  expect(has("Your opponent isn't ready. Find another one?")).toBe(true);
  await user.click(button("Find another opponent"));
  expect(link.sentOf("releaseSeat")[0]?.payload).toEqual({ roomId: ROOM });
});

test("[P75] nobody reads that nobody has come while a guest is away", async () => {
  const { push } = await seated(guestGone(2));
  await pass(12_000);
  expect(has("Still waiting…")).toBe(false);
  await push(aloneRoom({ version: 3, createdBy: ME }));
  await pass(12_000);
  expect(has("Still waiting…")).toBe(true);
});

test("[P75] the computer's screen is fetched for who has waited, and not where somebody has come", async () => {
  const { services, push } = await seated(aloneRoom());
  const callOff = vi.fn<() => void>();
  const fetchAhead = vi.spyOn(services, "fetchAhead").mockReturnValue(callOff);
  await push(aloneRoom({ version: 4 }));
  await pass(8_000);
  expect(fetchAhead).not.toHaveBeenCalledWith("practice");
  await pass(3_000);
  expect(fetchAhead).toHaveBeenCalledWith("practice");
  expect(callOff).not.toHaveBeenCalled();
  await push(bothRoom({ version: 5 }));
  expect(callOff).toHaveBeenCalled();
});

test("[R6] nobody else is offered to free a seat", async () => {
  const { push } = await seated(aloneRoom());
  await push({ ...guestGone(5), createdBy: THEM });
  await pass(6_000);
  expect(screen.queryByRole("button", { name: "Free the seat" })).toBeNull();
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

test("alone, the link, copying it and its QR code invite an opponent", async () => {
  const { user } = await seated(aloneRoom());
  await pass(50);
  const link = screen.getByRole("textbox", { name: "Link to this room" });
  expect(link.textContent).toBe(`${window.location.origin}/room/${ROOM}`);
  // A line too short for both ends before the id.
  expect(link.querySelector("wbr")?.nextSibling?.textContent).toBe(ROOM);
  link.focus();
  expect(String(getSelection())).toBe(link.textContent);
  link.blur();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  vi.spyOn(console, "warn").mockReturnValue();
  await user.click(button("Copy link"));
  // It may be copied by hand.
  expect(document.activeElement).toBe(link);
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

/** From the lobby by Play Now into a room where nobody else is. */
async function searching() {
  const room = await open("/");
  await screen.findByRole("button", { name: "Play Now" });
  await room.user.click(button("Play Now"));
  await act(async () => room.link.answer("playNow", { success: true, roomId: ROOM, opened: true }));
  await pass(4_000);
  const roomState = aloneRoom({ readyPlayers: [ME] });
  await act(async () => room.link.answer("joinRoom", { success: true, roomState }));
  await act(async () => vi.dynamicImportSettled());
  await pass(100);
  return room;
}

test("[P88] Play Now leads to matchmaking: the time, no link at first, and the words of a ready player", async () => {
  await searching();
  expect(screen.getByRole("heading", { name: /^Looking for an opponent… 0:0[45]$/ })).toBeTruthy();
  expect(has("Invite your opponent")).toBe(false);
  expect(has("No Opponent Yet")).toBe(true);
  expect(has("You're ready! Waiting for the other player to ready up...")).toBe(true);
  expect(button("I'm not ready")).toBeTruthy();
  expect(button("Play the computer while you wait")).toBeTruthy();
  expect(screen.getByText("Invite a friend instead").closest("details")?.open).toBe(false);
  await pass(60_000);
  expect(screen.getByRole("heading", { name: /^Looking for an opponent… 1:0[45]$/ })).toBeTruthy();
});

test("[P86] who searches leaves an opponent who is not ready for another one at any time", async () => {
  const { link, user } = await searching();
  const state = bothRoom({ version: 5, readyPlayers: [ME] });
  await act(async () => link.emit("roomState", state));
  const another = button("Find another opponent");
  // The server would take the call for a repeated one, which leads back here (O2).
  await pass(1_800);
  expect(another).toHaveProperty("disabled", true);
  await pass(300);
  await user.click(another);
  expect(link.sentOf("releaseSeat")).toEqual([]);
  expect(link.sentOf("playNow").at(-1)?.payload).toMatchObject({ ready: true });
  await act(async () =>
    link.answer("playNow", { success: true, roomId: "another2", opened: false }),
  );
  await pass(1_000);
  expect(window.location.pathname).toBe("/room/another2");
  expect(link.sentOf("leaveRoom").at(-1)?.payload).toMatchObject({ roomId: ROOM });
});

test("[P88] who searches on reads who has left", async () => {
  const { link } = await searching();
  const playerNames = { [ME]: 0, [THEM]: 1 };
  const state = bothRoom({ version: 5, playerNames, readyPlayers: [ME] }, 1);
  await act(async () => link.emit("roomState", state));
  await act(async () => link.emit("roomState", aloneRoom({ version: 6, readyPlayers: [ME] })));
  await pass(100);
  const card = within(screen.getByRole("region", { name: /^Looking for an opponent… / }));
  expect(card.getByText("Otter has left.")).toBeTruthy();
});

test("[P88] a search whose opponent is away says so, and for how long the seat is kept", async () => {
  const { link } = await searching();
  const state = bothRoom({
    version: 5,
    readyPlayers: [ME],
    createdBy: ME,
    playerNames: { [THEM]: 1 },
  });
  const kept = { ...AWAY, seatKeptUntil: state.serverTime + 60_000 };
  await act(async () => link.emit("roomState", { ...state, presence: { [THEM]: kept } }));
  await pass(6_000);
  expect(screen.getByRole("heading", { name: "Your opponent is away." })).toBeTruthy();
  expect(screen.getByText(/^The seat is free in 0:5\d\.$/)).toBeTruthy();
  expect(button("Find another opponent")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Free the seat" })).toBeNull();
});

test("[R9] the guest of a private room reads of no time: the seat goes to nobody by itself", async () => {
  const state = bothRoom({ version: 2, readyPlayers: [THEM], isPrivate: true, createdBy: THEM });
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const idle = { ...there, releasableAt: state.serverTime + 30_000 };
  const { push } = await seated({ ...state, presence: { [ME]: idle, [THEM]: there } });
  expect(screen.queryByText(/^Your seat is kept/)).toBeNull();
  const shown = { ...state, version: 3, isPrivate: false };
  await push({ ...shown, presence: { [ME]: idle, [THEM]: there } });
  expect(screen.getByText(/^Your seat is kept for 0:/)).toBeTruthy();
});

test("[P88] who takes ready back does not read any more that an opponent is looked for", async () => {
  const { link } = await searching();
  await act(async () => link.emit("roomState", aloneRoom({ version: 5 })));
  expect(screen.getByRole("heading", { name: "Not ready" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Find another opponent" })).toBeNull();
});

test("[P88] `Exit Room` ends the search, and gives up the seat", async () => {
  const { link, user } = await searching();
  await user.click(button("Exit Room"));
  await pass(100);
  expect(window.location.pathname).toBe("/");
  expect(link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[P88] the link for a friend opens below its line", async () => {
  const { user } = await searching();
  expect(
    screen.getByRole("button", { name: "Copy link", hidden: true }).closest("details")?.open,
  ).toBe(false);
  await user.click(screen.getByText("Invite a friend instead"));
  expect(button("Copy link").closest("details")?.open).toBe(true);
  expect(has("Send this link. The first person to open it plays against you.")).toBe(true);
  expect(screen.getByText("No clock")).toBeTruthy();
});

test.each([
  ["busy", "the card and a screen reader say so", 2],
  ["free", "nothing is said of a closed tab", 0],
])("[I2] the opponent's key is %s in another tab of the browser: %s", async (key, _, count) => {
  const { link, services } = await open();
  services.playerKey.others.push({ roomId: ROOM, keys: [key], at: 0 });
  await act(async () => link.answer("joinRoom", { success: true, roomState: bothRoom() }));
  await pass(0);
  expect(screen.queryAllByText(en.share.otherTab)).toHaveLength(count);
});

test("[P88] [O9] an opponent who is found has the same place, and either may stop the countdown", async () => {
  const { link, user, services } = await searching();
  const ready = button("I'm not ready");
  const state = bothRoom({ version: 8, readyPlayers: [ME, THEM] });
  await act(async () =>
    link.emit("roomState", { ...state, startsAt: services.connection.serverClock.now() + 3_000 }),
  );
  await pass(40);
  expect(screen.getByRole("heading", { name: "Your opponent is here." })).toBeTruthy();
  expect(screen.getByText(/^Game starts in [23]$/)).toBeTruthy();
  expect(document.body.contains(ready)).toBe(true);
  await user.click(ready);
  expect(link.sentOf("playerReady").at(-1)?.payload).toEqual({ roomId: ROOM, isReady: false });
});

/** A public room of the lobby's list in which one player waits. */
function waiting(id: string, changes: Partial<AvailableRoom> = {}): AvailableRoom {
  return {
    id,
    playerCount: 1,
    maxPlayers: 2,
    status: "Open",
    gameStatus: "waiting",
    names: [30, null],
    options: { pace: "5+3", opening: "free", watchable: true },
    ...changes,
  };
}

const FAST = { pace: "3+2", opening: "ballot", watchable: true } as const;

/** The lines of the players on the card who wait for another game. */
function rows(): string[] {
  return within(document.querySelector<HTMLElement>("[data-cover]")!)
    .getAllByRole("listitem")
    .flatMap(({ textContent }) => (textContent.includes("waiting") ? [textContent] : []));
}

async function besides(rooms: readonly AvailableRoom[]) {
  const room = await searching();
  const say = vi.spyOn(room.services.announcer, "say");
  const list = async (others: readonly AvailableRoom[]): Promise<void> => {
    await act(async () => room.link.emit("availableRooms", others));
    await pass(100);
  };
  await list(rooms);
  return { ...room, say, list };
}

describe("[P88] others who wait", () => {
  test("for another game have a row each, two at most, the newest first", async () => {
    const other = { names: [1, null], options: FAST } as const;
    await besides([waiting("a"), waiting("b", other), waiting("c")]);
    expect(rows()).toEqual([
      "Pike is waiting for 5+3Play 5+3",
      "Otter is waiting for 3+2\u00A0· Random openingPlay 3+2",
    ]);
  });

  test("for the same game, in the own room, without a name, or in a game have none", async () => {
    const same = { options: { pace: "none", opening: "free", watchable: false } } as const;
    await besides([
      waiting("a", same),
      waiting(ROOM),
      waiting("b", { names: [null, null] }),
      waiting("c", { gameStatus: "started", status: "Full" }),
    ]);
    expect(rows()).toEqual([]);
  });

  test("keep their rows, and each is said once", async () => {
    const { list, say } = await besides([waiting("a"), waiting("b", { options: FAST })]);
    expect(say).toHaveBeenCalledWith("Pike is waiting for 5+3");
    say.mockClear();
    await list([waiting("c"), waiting("b", { options: FAST })]);
    expect(new Set(say.mock.calls.flat())).toEqual(new Set(["Pike is waiting for 5+3"]));
    say.mockClear();
    await list([waiting("d"), waiting("c"), waiting("b", { options: FAST })]);
    expect(rows().map((row) => row.slice(-8))).toEqual(["Play 5+3", "Play 3+2"]);
    expect(say).not.toHaveBeenCalled();
    const place = button("Play 5+3");
    await list([waiting("c")]);
    expect(button("Play 5+3")).toBe(place);
    expect(place.closest("li")?.nextElementSibling?.textContent).toBe("");
  });

  test("are joined by one press: the own seat is given up, and the search goes on with that clock", async () => {
    const { link, user } = await besides([waiting("a")]);
    await user.click(button("Play 5+3"));
    const wishes = { pace: "5+3", opening: "free", ready: true };
    expect(link.sentOf("playNow").at(-1)?.payload).toMatchObject(wishes);
    await act(async () =>
      link.answer("playNow", { success: true, roomId: "another2", opened: true }),
    );
    await pass(1_000);
    expect(window.location.pathname).toBe("/room/another2");
    expect(link.sentOf("leaveRoom").at(-1)?.payload).toMatchObject({ roomId: ROOM });
    const options = { pace: "5+3", opening: "free", watchable: true } as const;
    const roomState = aloneRoom({ id: "another2", readyPlayers: [ME], options });
    await act(async () => link.answer("joinRoom", { success: true, roomState }));
    await pass(100);
    expect(screen.getByRole("heading", { name: /^Looking for an opponent… 0:0\d$/ })).toBeTruthy();
    expect(has("5 min each, +3 s a move")).toBe(true);
  });
});
