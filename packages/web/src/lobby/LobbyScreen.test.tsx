// The lobby as a visitor sees it: the list, and what is told beside it.
import { type AvailableRoom, roomOptions } from "@kingrow/protocol";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { App } from "../app/App.tsx";
import { settingsStore } from "../settings/settings.ts";
import { createTestServices } from "../shell/testing/testServices.ts";
import { button, full, lobby, open, useLobbyScreen } from "../testing/lobbyScreen.tsx";

useLobbyScreen();

test("[L1] asks for the list when connected, and again after a reconnect", async () => {
  const { link } = await lobby();
  expect(link.sentOf("getAvailableRooms")).toHaveLength(1);
  await act(async () => link.drop());
  await act(async () => link.connect());
  expect(link.sentOf("getAvailableRooms")).toHaveLength(2);
});

test("[O8] a name chosen in the lobby is that of the next seat", async () => {
  const { link } = await lobby();
  await act(async () => settingsStore.setState(({ name }) => ({ name: (name + 1) % 32 })));
  expect(link.opened).toBe(2);
});

test("[P6] waits with up to three dots in steps of 500 ms", async () => {
  await lobby();
  const waiting = screen.getByText("Looking for rooms").parentElement!;
  const shown: (string | null)[] = [];
  for (let step = 0; step < 5; step += 1) {
    shown.push(waiting.querySelector("[aria-hidden]")!.textContent);
    await act(async () => vi.advanceTimersByTimeAsync(500));
  }
  expect(shown).toEqual(["", ".", "..", "...", ""]);
});

test("[P1] shows the logo, the title and a row with all its parts", async () => {
  await lobby([open]);
  expect(screen.getByRole("heading", { level: 1, name: "Kingrow" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Public Rooms" })).toBeTruthy();
  const row = screen.getByRole("listitem");
  expect(within(row).getByText("open2345")).toBeTruthy();
  expect(within(row).getByText("1/2 Players")).toBeTruthy();
  expect(within(row).getByText("Open")).toBeTruthy();
  expect(within(row).getByRole("button").textContent).toBe("Join Room");
});

test("[P1] a full room reads Room Full and cannot be joined", async () => {
  await lobby([full]);
  const join = within(screen.getByRole("listitem")).getByRole<HTMLButtonElement>("button");
  expect(join.textContent).toBe("Room Full");
  expect(join.disabled).toBe(true);
  expect(screen.getByText("Full")).toBeTruthy();
});

test("[P67] a running game that may be watched has a way to it beside the full room", async () => {
  const options = roomOptions({ isPrivate: false });
  const running = { ...full, gameStatus: "started" } as const;
  const { link } = await lobby([{ ...running, options }]);
  expect(screen.getByRole("link", { name: /^Watch / }).getAttribute("href")).toBe(
    "/watch/full2345",
  );
  for (const closed of [{ ...running, options: { ...options, watchable: false } }, running]) {
    await act(async () => link.emit("availableRooms", [closed]));
    expect(screen.queryByRole("link", { name: /^Watch / })).toBeNull();
    expect(screen.getByText("Not watchable")).toBeTruthy();
  }
  await act(async () => link.emit("availableRooms", [{ ...full, gameStatus: "waiting", options }]));
  expect(screen.getByText("Starting soon")).toBeTruthy();
  expect(screen.queryByText("Not watchable")).toBeNull();
});

test("[P1] each update replaces the list", async () => {
  const { link } = await lobby([open]);
  await act(async () => link.emit("availableRooms", [open, full]));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("[P1] an empty list says so, with a way to create a room", async () => {
  const { link, user } = await lobby([]);
  expect(screen.getByText("No public rooms in the lobby, create one!")).toBeTruthy();
  const buttons = screen.getAllByRole("button", { name: "Create Public Room" });
  await user.click(buttons[1]!);
  expect(link.sentOf("createRoom")[0]?.payload).toMatchObject({ isPrivate: false });
});

test("[P1] who waits comes first, then what is played; without anybody who waits the list says so", async () => {
  const { link } = await lobby([full, open]);
  const parts = screen.getAllByRole("list").map((part) => part.textContent);
  expect(parts[0]).toContain("open2345");
  expect(parts[1]).toContain("full2345");
  expect(screen.getByRole("list", { name: "Waiting" })).toBeTruthy();
  await act(async () => link.emit("availableRooms", [full]));
  expect(screen.getByRole("list", { name: "Playing now" })).toBeTruthy();
  expect(screen.getByText(/^Nobody is waiting right now\. Start a game/)).toBeTruthy();
});

test("[O8, P65] a row names its players, and that a game has no clock", async () => {
  await lobby([
    { ...open, names: [1, null] },
    { ...full, names: [0, 31] },
  ]);
  expect(button("Join Room Otter, open2345").closest("li")?.textContent).toContain(
    "Otter No clock",
  );
  expect(button("Room Full Heron – Ibex, full2345").closest("li")?.textContent).toContain(
    "Heron – \u00A0Ibex",
  );
});

test("[P65] a row without names has one for the room, says how long somebody waits, and what is not as usual", async () => {
  const serverTime = Date.now() + 3_600_000;
  const options = roomOptions({ isPrivate: false, pace: "5+3", opening: "ballot" });
  const { link } = await lobby([{ ...open, options, createdAt: serverTime - 125_000 }]);
  await act(async () => link.emit("peopleHere", { count: 12, serverTime }));
  await act(async () => vi.advanceTimersByTimeAsync(20_000));
  const row = screen.getByRole("listitem");
  const line = row.firstElementChild?.textContent?.replaceAll("\u00A0", " ") ?? "";
  expect(line).toMatch(/^[A-Z]\w+ and [A-Z]\w+ 5\+3 · Random opening · for 2 min$/);
  const [name] = line.split(" 5+3");
  expect(within(row).getByRole("button", { name: `Join Room ${name}, open2345` })).toBeTruthy();
  expect(screen.getByText("12 people here")).toBeTruthy();
});

test("[P19, P20] connection errors and rate limits are alerts of the page", async () => {
  const { link, user } = await lobby([open]);
  const notice = { event: "createRoom", message: "", resetTime: Date.now() + 5_000, remaining: 0 };
  await act(async () => link.emit("rateLimitExceeded", notice));
  expect(screen.getByRole("alertdialog").textContent).toContain(
    "You're sending too many createRoom requests. Please wait about 5 seconds before trying again.",
  );
  await user.click(button("Okay"));
  await act(async () => link.emit("error", { code: "FLOODING", message: "Too much" }));
  expect(screen.getByRole("alertdialog").textContent).toContain("Connection error: Too much");
  await user.click(button("Okay"));
  await act(async () => link.emit("error", { code: "IP_LIMIT_EXCEEDED", message: "whatever" }));
  expect(screen.getByRole("alertdialog").textContent).toContain(
    "Too many connections from this IP address. Please wait before trying again.",
  );
});

test("[P22] a lost connection is told after 1.5 s, and an unreachable server with the time of the next try", async () => {
  const { link, user } = await lobby([open]);
  await act(async () => link.drop());
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText("Reconnecting…")).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(600));
  expect(screen.getByText("Reconnecting…")).toBeTruthy();
  await act(async () => link.emit("gaveUp", undefined));
  expect(screen.getByText("Can't reach the server.")).toBeTruthy();
  expect(screen.getByText(/^Next try in \d+ s\.$/)).toBeTruthy();
  const before = link.opened;
  await user.click(button("Try now"));
  expect(link.opened).toBe(before + 1);
  expect(screen.queryByText("Connected again")).toBeNull();
  await act(async () => link.connect("socket-9"));
  expect(screen.getByText("Connected again").closest('[role="alert"]')).not.toBeNull();
});

test("[P1, P22] without the server the lobby calls nothing live and offers nothing to watch", async () => {
  const options = roomOptions({ isPrivate: false });
  const { link } = await lobby([{ ...full, gameStatus: "started", options }]);
  await act(async () => link.emit("peopleHere", { count: 12, serverTime: Date.now() }));
  const game = { roomId: "full2345", position: "W:W21,22:BK3,12", lastMove: null, moveNumber: 14 };
  await act(async () => link.emit("featuredGame", { ...game, names: [1, 0] }));
  const current = /^Watch$|^12 people here$|^Live|^Nobody is waiting/;
  expect(screen.getAllByText(current)).toHaveLength(5);
  await act(async () => link.drop());
  await act(async () => link.emit("gaveUp", undefined));
  expect(screen.queryAllByText(current)).toEqual([]);
  expect(screen.getByText("full2345")).toBeTruthy();
  await act(async () => link.emit("availableRooms", [open]));
  expect(screen.getByText("Open").closest("[class*=good]")).toBeNull();
  await act(async () => link.emit("availableRooms", []));
  expect(screen.getByText("Rooms appear here once you are connected.")).toBeTruthy();
});

test("[P22] who holds a seat reads that it is kept while the server is unreachable", async () => {
  const { link } = await lobby([open], ["mine2345"]);
  await act(async () => link.drop());
  await act(async () => link.emit("gaveUp", undefined));
  expect(screen.getByText("Can't reach the server.").parentElement?.textContent).toContain(
    "Your seat is kept.",
  );
});

test("[P38] offline the lobby says so at once, and goes on by itself", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const services = createTestServices();
  render(<App services={services} />);
  await act(async () => {});
  const message = screen.getByText("You're offline.");
  const isAhead = message.compareDocumentPosition(button("Play Now"));
  expect(isAhead).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText("Rooms appear here once you are connected.")).toBeTruthy();
  onLine.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.queryByText("You're offline.")).toBeNull();
  expect(screen.getByText("Looking for rooms")).toBeTruthy();
  await act(async () => services.link.emit("gaveUp", undefined));
  expect(screen.getByText("Can't reach the server.")).toBeTruthy();
  expect(screen.getByText("Rooms appear here once you are connected.")).toBeTruthy();
});

test("an unknown address gets a calm answer and a way home", async () => {
  window.history.replaceState(null, "", "/nowhere");
  await lobby();
  expect(screen.getByRole("heading", { name: "Page not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the lobby" }).getAttribute("href")).toBe("/");
});

const another: AvailableRoom = { ...open, id: "next2345" };

function rowIds(): (string | undefined)[] {
  return screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.match(/[a-z]{4}\d{4}/)?.[0]);
}

test("[P1] the rows stay where they are while the pointer is among them", async () => {
  const { link, user } = await lobby([open]);
  await user.hover(button(/^Join Room .*open2345$/));
  await act(async () => link.emit("availableRooms", [another, { ...open, status: "Full" }]));
  expect(rowIds()).toEqual(["open2345"]);
  expect(screen.getByText("1 new room")).toBeTruthy();
  expect(button(/^Room Full .*open2345$/).disabled).toBe(true);
  await act(async () => link.emit("availableRooms", [another]));
  expect(screen.getByText("Closed")).toBeTruthy();
  await user.unhover(screen.getByRole("group", { name: "Public Rooms" }));
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(rowIds()).toEqual(["next2345"]);
  expect(screen.queryByText("1 new room")).toBeNull();
});

test("[P46] the focus of a row that fills up is the row's, nothing moves under it, and Tab goes on from there", async () => {
  const rows = ["open2341", "open2342", "open2343"].map((id) => Object.assign({}, open, { id }));
  const { link, user } = await lobby(rows);
  act(() => button(/^Join Room .*open2342$/).focus());
  for (let round = 0; round < 5; round += 1) {
    const newest = { ...open, id: `many234${round}` };
    const [first, second, third] = rows;
    const filled: AvailableRoom = { ...second!, status: "Full" };
    await act(async () => link.emit("availableRooms", [newest, first!, filled, third!]));
  }
  expect(document.activeElement).toBe(screen.getAllByRole("listitem")[1]);
  expect(rowIds()).toEqual(rows.map(({ id }) => id));
  await user.tab();
  expect(document.activeElement).toBe(button(/^Join Room .*open2343$/));
});

/** Sixty rooms, of which each round closes one, fills one up and opens one at the top. */
function roundOf(round: number): readonly AvailableRoom[] {
  return Array.from({ length: 60 }, (_, index) => {
    const number = 1_100 + index - round;
    const isFull = number % 7 === round % 7;
    return { ...(isFull ? full : open), id: `room${number}` };
  });
}

/** Rooms in which somebody waits come before those in which a game is played. */
function inParts(rooms: readonly AvailableRoom[]): readonly string[] {
  return ["Open", "Full"].flatMap((each) =>
    rooms.filter(({ status }) => status === each).map(({ id }) => id),
  );
}

/** By role is slow among so many rows. */
function roomsShown(): (string | undefined)[] {
  const rows = [...document.querySelectorAll("li")];
  return rows.map(({ textContent }) => /room1\d{3}/.exec(textContent)?.[0]);
}

test("[P1, P46] sixty rooms that change five times a second: the row under the pointer and the focus stays, and nothing is lost", async () => {
  const { link } = await lobby(roundOf(0));
  const before = roomsShown();
  expect(before).toEqual(inParts(roundOf(0)));
  const wanted = screen.getByText("room1105").closest("li")!.querySelector("button")!;
  const list = wanted.closest("[role=group]")!;
  fireEvent.pointerEnter(list);
  act(() => wanted.focus());
  for (let round = 1; round <= 6; round += 1) {
    await act(async () => vi.advanceTimersByTimeAsync(200));
    await act(async () => link.emit("availableRooms", roundOf(round)));
    fireEvent.keyDown(document.activeElement!, { key: "ArrowDown", repeat: round > 1 });
    expect(roomsShown()).toEqual(before);
    expect(document.activeElement?.closest("[role=group]")).toBe(list);
  }
  expect(screen.getByText("6 new rooms")).toBeTruthy();
  fireEvent.pointerLeave(list);
  act(() => document.querySelector<HTMLElement>(":focus")?.blur());
  await act(async () => vi.advanceTimersByTimeAsync(1_100));
  expect(roomsShown()).toEqual(inParts(roundOf(6)));
});

test("[P81] after a night with the lobby open the puzzle of the day is the new day's", async () => {
  vi.setSystemTime(new Date(2026, 4, 1, 23, 59));
  await lobby();
  expect(screen.queryByText("Puzzle of the day")).toBeNull();
  cleanup();
  await lobby([]);
  expect(screen.getByRole("link", { name: /^Puzzle of the day ?May 1$/ })).toBeTruthy();
  await act(async () => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(screen.getByRole("link", { name: /^Puzzle of the day ?May 2$/ })).toBeTruthy();
});
