// What the browser keeps of a game against the computer, and what another tab of it does.
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  button,
  computerMoves,
  listed,
  open,
  pass,
  play,
  shownAt,
  start,
  usePractice,
} from "../testing/practiceScreen.tsx";

usePractice();

/** Comes first: after Start, or a change of address, every screen takes the focus. */
test("[P46] the focus goes on from a game that was kept to the choice of a new one", async () => {
  const game = { black: "one", moves: ["11-15", "22-18"], path: [] };
  localStorage.setItem("kingrow.practice", JSON.stringify(game));
  const { user } = await open();
  await pass(200);
  await user.click(button("New game"));
  await user.click(screen.getAllByRole("button", { name: "New game" }).at(-1)!);
  await pass(100);
  expect(button("Start")).toBeTruthy();
  expect(document.activeElement?.closest("main")).toBeTruthy();
});

test("[P72] the game goes on where it was after the page was left", async () => {
  const first = await start();
  await play(first.user, "11-15");
  await computerMoves(2);
  first.unmount();
  await open();
  expect(listed()).toBe(2);
  expect(shownAt(15)).toBe("black-man");
  expect(screen.getByText("Your Turn")).toBeTruthy();
});

test("[P72] a game that is over stays with its entry of the history, and is over elsewhere", async () => {
  const game = { black: "one", moves: ["11-15", "22-18"], path: [], seed: 7 };
  localStorage.setItem("kingrow.practice", JSON.stringify(game));
  const running = await open();
  running.unmount();
  const ending = { reason: "resigned", loser: "black" };
  localStorage.setItem("kingrow.practice", JSON.stringify({ ...game, ending }));
  const { unmount } = await open();
  await pass(200);
  expect(shownAt(15)).toBe("black-man");
  unmount();
  window.history.replaceState(null, "");
  await open();
  expect(button("Start")).toBeTruthy();
});

/** What another tab writes, and how this one hears of it. */
async function fromOtherTab(changes: object): Promise<void> {
  const kept: unknown = JSON.parse(localStorage.getItem("kingrow.practice") ?? "{}");
  localStorage.setItem(
    "kingrow.practice",
    JSON.stringify(Object.assign({}, kept, { tab: "other" }, changes)),
  );
  await act(async () => window.dispatchEvent(new StorageEvent("storage")));
  await pass(100);
}

test("[P72] a game that was opened in another tab goes on there, and can be called back", async () => {
  const { user } = await start();
  await play(user, "11-15");
  await computerMoves(2);
  await fromOtherTab({ moves: ["11-15", "22-18", "15x22"] });
  expect(screen.getByRole("heading").textContent).toBe("This game is open in another tab");
  await pass(5_000);
  expect(listed()).toBe(3);
  expect(screen.getByRole("link", { name: "Back to the lobby" })).toBeTruthy();
  await user.click(button("Play on here"));
  await computerMoves(4);
  expect(shownAt(15)).toBeUndefined();
});

test("[P72] a game that another tab took over and ended does not begin anew in this one", async () => {
  const { user } = await start();
  await play(user, "11-15");
  await computerMoves(2);
  await fromOtherTab({});
  localStorage.setItem("kingrow.practice", JSON.stringify({ level: 3, side: "black" }));
  await act(async () => window.dispatchEvent(new StorageEvent("storage")));
  await pass(200);
  expect(button("Start")).toBeTruthy();
  expect(shownAt(15)).toBeUndefined();
});

test("[P72] whoever is about to begin is told of the game that another tab has begun", async () => {
  const { user } = await open();
  await fromOtherTab({ black: "one", moves: ["9-13", "22-18"], path: [] });
  await user.click(button("Play on here"));
  await pass(200);
  expect(shownAt(13)).toBe("black-man");
});

test("[P72] a move that this tab makes before it hears of the other one is not written over that one's", async () => {
  const { user } = await start();
  const others = localStorage
    .getItem("kingrow.practice")!
    .replace(/"tab":"[^"]+"/, '"tab":"other"');
  localStorage.setItem("kingrow.practice", others);
  await play(user, "11-15");
  expect(localStorage.getItem("kingrow.practice")).toBe(others);
});

test("[P72] without storage the game is played all the same, and the page says what is lost", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new Error("storage is switched off");
  });
  const { user } = await open();
  expect(screen.getByText(/This browser keeps nothing/)).toBeTruthy();
  await user.click(button("Start"));
  await pass(100);
  await play(user, "11-15");
  expect(shownAt(15)).toBe("black-man");
});

test("[P72] a game that this page cannot read keeps nobody from beginning another one", async () => {
  const game = { black: "one", moves: ["1-32"], path: [], tab: "other", level: 4 };
  localStorage.setItem("kingrow.practice", JSON.stringify(game));
  const { user } = await open();
  await user.click(button("Start"));
  await pass(100);
  expect(shownAt(11)).toBe("black-man");
});

test("[P72] a game is played on where the storage is too full to say that this tab has it", async () => {
  const game = { black: "one", moves: ["11-15", "22-18"], path: [], tab: "other" };
  localStorage.setItem("kingrow.practice", JSON.stringify(game));
  const before = localStorage;
  const full: Storage = {
    length: 1,
    key: () => "kingrow.practice",
    getItem: (name) => before.getItem(name),
    removeItem: (name) => before.removeItem(name),
    clear: () => before.clear(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  vi.spyOn(window, "localStorage", "get").mockReturnValue(full);
  const { user } = await open();
  await pass(200);
  await play(user, "15x22");
  expect(shownAt(22)).toBe("black-man");
});
