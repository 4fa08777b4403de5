// The game of others on the page: what is shown of it, looking back, the large view, and links that lead nowhere.
import { refusalAck, type RoomState } from "@kingrow/protocol";
import { aloneRoom, endedRoom, ME, ROOM, startedRoom, THEM } from "@kingrow/client/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { App } from "../app/App.tsx";
import { navigate } from "../shell/address/navigation.ts";
import { createTestServices } from "../shell/testing/testServices.ts";

beforeAll(() => Promise.all([import("./WatchRoute.tsx"), import("../room/RoomScreen.tsx")]));

function line(name: string): string | null | undefined {
  return screen.getByText(name).closest("fieldset")?.textContent;
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

async function open(path: string) {
  window.history.replaceState(null, "", path);
  const services = createTestServices();
  await act(async () => render(<App services={services} />));
  await act(async () => services.link.connect());
  await act(async () => new Promise((resolve) => void setTimeout(resolve, 50)));
  const answer = (roomState: RoomState) =>
    act(async () => services.link.answer("watchRoom", { success: true, roomState }));
  const push = (state: RoomState) => act(async () => services.link.emit("roomState", state));
  return {
    link: services.link,
    connection: services.connection,
    answer,
    push,
    user: userEvent.setup(),
  };
}

async function go(to: string): Promise<void> {
  await act(async () => navigate(to));
  await act(async () => new Promise((resolve) => void setTimeout(resolve, 600)));
}

function pieceOn11(): string | undefined {
  return document.querySelector<HTMLElement>('[data-at="11"]')?.dataset["piece"];
}

const GAME = startedRoom(undefined, { moves: ["11-15", "22-18"], version: 5 });

test("[P67] board, players and moves are shown, and nothing can be moved", async () => {
  const { answer, link } = await open(`/watch/${ROOM}`);
  await answer(GAME);
  expect(
    screen.getByRole("heading", { name: "You are watching" }).parentElement?.textContent,
  ).toContain("No clock · Room Hare and Willow");
  expect(screen.getByText("Black is to move.")).toBeTruthy();
  expect(screen.getByText("22-18")).toBeTruthy();
  expect(link.sentOf("joinRoom")).toEqual([]);
});

test("[P67] whoever looks back is not pulled forward by the game that goes on", async () => {
  const { answer, push, user } = await open(`/watch/${ROOM}`);
  await answer(GAME);
  await user.click(screen.getByRole("button", { name: "To the start" }));
  expect(pieceOn11()).toBe("black-man");
  await push({ ...GAME, moves: [...GAME.moves, "15x22"], version: 6 });
  expect(pieceOn11()).toBe("black-man");
  expect(screen.getByText("15x22")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Back to now" }));
  expect(screen.queryByRole("button", { name: "Back to now" })).toBeNull();
});

test("[P67] [O8] the players have their names, and whose turn it is stands beside one of them", async () => {
  const { answer } = await open(`/watch/${ROOM}`);
  const [white = "", black = ""] = GAME.players;
  await answer({ ...GAME, playerNames: { [white]: 0, [black]: 1 } });
  expect(line("Otter")).toContain("To move");
  expect(line("Heron")).not.toContain("To move");
});

test("[P67] [G8] an aborted game is no draw", async () => {
  const { answer } = await open(`/watch/${ROOM}`);
  await answer(endedRoom({ winner: null, endReason: "aborted" }));
  expect(screen.getByText("Game aborted")).toBeTruthy();
  expect(screen.getByText("The first move wasn't made in time.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Review" })).toBeNull();
});

test("[P67] the end of a game stays until the watcher goes on to the next", async () => {
  const { answer, push, user } = await open(`/watch/${ROOM}`);
  await answer(GAME);
  const over = endedRoom({ moves: GAME.moves, winner: ME, endReason: "resigned", version: 6 });
  await push(over);
  await push(aloneRoom({ version: 7 }));
  expect(screen.queryByRole("button", { name: "Next game" })).toBeNull();
  await push(startedRoom(undefined, { moves: ["9-13"], version: 8 }));
  expect(screen.getByText("Black won")).toBeTruthy();
  expect(screen.getByText("White resigned.")).toBeTruthy();
  expect(screen.getAllByText("Won")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Review" })).toBeTruthy();
  expect(await screen.findByText("A new game has begun.")).toBeTruthy();
  expect(screen.getByText("22-18")).toBeTruthy();
  // The pair is two games further.
  await push(endedRoom({ moves: ["9-13"], winner: ME, endReason: "resigned", version: 9 }));
  await push(startedRoom(undefined, { moves: ["10-15"], version: 10 }));
  expect(screen.getByText("22-18")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "To the start" }));
  await user.click(screen.getByRole("button", { name: "Next game" }));
  expect(screen.queryByText("Black won")).toBeNull();
  expect(screen.getByText("10-15")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Back to now" })).toBeNull();
  expect(document.activeElement?.id).toBe("main");
});

test("[P67] a watcher reads and hears who wants a rematch", async () => {
  const { answer, push } = await open(`/watch/${ROOM}`);
  const over = endedRoom({ playerNames: { [ME]: 0, [THEM]: 1 }, version: 6 });
  await answer(over);
  await push({ ...over, playAgainPlayers: [THEM], version: 7 });
  await vi.waitFor(() => expect(screen.getAllByText("Otter wants a rematch")).toHaveLength(2));
  await push({ ...over, version: 8 });
  expect(screen.getAllByText("Otter wants a rematch")).toHaveLength(1);
});

test("[P67] a player who leaves after the end is shown as gone, and the way on leads to the lobby", async () => {
  const { answer, push } = await open(`/watch/${ROOM}`);
  const playerNames = { [ME]: 0, [THEM]: 1 };
  const over = endedRoom({ playerNames, version: 6 });
  await answer(over);
  expect(screen.queryByText("Has left")).toBeNull();
  expect(screen.queryByRole("link", { name: "Back to the lobby" })).toBeNull();
  await push({ ...over, players: [THEM], playerNames: { [ME]: null, [THEM]: 1 }, version: 7 });
  expect(line("Has left")).toContain("Heron");
  expect(screen.getByText("Heron: Has left")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the lobby" })).toBeTruthy();
  // The other one stays under a new id, and a newcomer sits down.
  const pair = { players: ["new", "back"], playerNames: { new: 2, back: 1 } };
  await push({ ...over, ...pair, gameStatus: "waiting", version: 8 });
  expect(line("Has left")).toContain("Heron");
  expect(screen.queryByRole("link", { name: "Back to the lobby" })).toBeNull();
});

test("[P67] a room that closes after the end leaves the result and the way to the lobby", async () => {
  const { answer, link } = await open(`/watch/${ROOM}`);
  await answer(endedRoom({ version: 6 }));
  await act(async () => link.emit("watchEnded", { roomId: ROOM }));
  expect(screen.getByText("Black won")).toBeTruthy();
  expect(screen.getAllByText("Has left")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Back to the lobby" })).toBeTruthy();
});

test("[P67] [G8] a rematch that was aborted is no next game", async () => {
  const { answer, push } = await open(`/watch/${ROOM}`);
  await answer(endedRoom({ moves: GAME.moves, winner: ME, endReason: "resigned", version: 6 }));
  await push(startedRoom(undefined, { version: 7 }));
  expect(screen.getByRole("button", { name: "Next game" })).toBeTruthy();
  await push(endedRoom({ winner: null, endReason: "aborted", version: 8 }));
  expect(screen.queryByRole("button", { name: "Next game" })).toBeNull();
  expect(screen.getByText("Black won")).toBeTruthy();
});

test("[P67] [P47] a player whose connection is gone for a while is shown as away, and it is said", async () => {
  const { answer, push } = await open(`/watch/${ROOM}`);
  await answer(GAME);
  const gone = { connected: false, claimableAt: null, forfeitAt: null };
  const presence = { ...GAME.presence, [ME]: gone };
  await push({ ...GAME, presence, version: 6 });
  expect(screen.queryByText("Away")).toBeNull();
  await act(async () => new Promise((resolve) => void setTimeout(resolve, 1_600)));
  expect(line("Away")).toContain("Black");
  expect(screen.getByText("Black: Away")).toBeTruthy();
  await push({ ...GAME, version: 7 });
  expect(screen.queryByText("Away")).toBeNull();
});

test("[P28] a running game is shared by the link to watch it, a past position by its replay", async () => {
  const { answer, user } = await open(`/watch/${ROOM}`);
  await answer(GAME);
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const panel = screen.getByRole("group", { name: "Share" });
  const opening = Object.assign(new Event("toggle"), { newState: "open" });
  await act(async () => panel.dispatchEvent(opening));
  await user.click(screen.getByRole("button", { name: "To the start" }));
  expect(screen.getByRole("button", { name: "Copy replay link" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Back to now" }));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(copied.mock.lastCall?.[0]).toBe(`${window.location.origin}/watch/${ROOM}`);
});

test("[P67] the large view is board and players alone", async () => {
  const { answer } = await open(`/watch/${ROOM}?view=large`);
  await answer(GAME);
  expect(screen.queryByRole("banner")?.textContent ?? "").toBe("");
  expect(screen.getByRole("grid")).toBeTruthy();
  expect(screen.queryByText("22-18")).toBeNull();
});

test("[P67] the large view says that the room of a running game is closed", async () => {
  const { answer, link } = await open(`/watch/${ROOM}?view=large`);
  await answer(GAME);
  await act(async () => link.emit("watchEnded", { roomId: ROOM }));
  expect(screen.getByText("This room is closed, or the link is not right.")).toBeTruthy();
});

test("[P67] a link that leads nowhere gets a sentence and a way home", async () => {
  const { link } = await open("/watch/w-nobody");
  await act(async () => link.answer("watchRoom", refusalAck("ROOM_NOT_FOUND")));
  expect(screen.getByRole("heading", { name: "Nothing to watch here" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the lobby" })).toBeTruthy();
  const nonsense = await open("/watch/%3Cscript%3E");
  expect(nonsense.link.sentOf("watchRoom")).toEqual([]);
});

test("[P67] a game that went on when its room was lost is not shown as going on", async () => {
  const { answer, link } = await open(`/watch/${ROOM}`);
  await answer(GAME);
  await act(async () => link.emit("watchEnded", { roomId: ROOM }));
  expect(screen.getByText("This room is closed, or the link is not right.")).toBeTruthy();
  expect(screen.queryByText("Black is to move.")).toBeNull();
  expect(screen.queryByText("To move")).toBeNull();
  expect(screen.getByText("22-18")).toBeTruthy();
});

test("[P67] who goes back from a seat to watching that room gives up the seat first", async () => {
  const { link, connection, answer } = await open(`/watch/${ROOM}`);
  await answer(GAME);
  await go(`/room/${ROOM}`);
  await act(async () =>
    link.answer("joinRoom", { success: true, roomState: aloneRoom({ players: [ME] }) }),
  );
  const before = link.sent.length;
  await go(`/watch/${ROOM}`);
  expect(link.sent.slice(before).map(({ name }) => name)).toEqual(["leaveRoom", "watchRoom"]);
  expect(connection.shown.get(ROOM)).toBe("watching");
});
