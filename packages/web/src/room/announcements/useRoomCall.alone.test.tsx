// The calls into a hidden tab: when they begin, what they are made of, and that they end.
import { aloneRoom, bothRoom, startedRoom, THEM } from "@kingrow/client/testing";
import { initialPosition } from "@kingrow/rules";
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCue } from "../../feedback/feedback.ts";
import { settingsFrom, settingsStore } from "../../settings/settings.ts";
import { button, has, pass, seated, useRoomScreen } from "../../testing/roomScreen.tsx";

vi.mock("../../feedback/feedback.ts", { spy: true });

useRoomScreen();

const close = vi.fn<() => void>();
const shown: string[] = [];

class FakeNotification {
  static readonly permission = "granted";
  readonly addEventListener = vi.fn<() => void>();
  readonly close = close;
  constructor(text: string) {
    shown.push(text);
  }
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  vi.stubGlobal("Notification", FakeNotification);
  shown.length = 0;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  settingsStore.setState(settingsFrom(undefined));
});

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

function tab(): readonly unknown[] {
  const [name] = document.title.split(" · ");
  return [name, document.querySelector("link[rel=icon]")?.getAttribute("href")];
}

const PLAIN = ["Room room2345", "/favicon.svg"];
const theirs = startedRoom({ ...initialPosition, turn: "white" });

test("[P62] a hidden tab is called by title and icon, and only while it is hidden and on turn", async () => {
  const { push } = await seated(startedRoom());
  expect(tab()).toEqual(PLAIN);
  look("hidden");
  expect(tab()).toEqual(["Your turn", "/favicon-turn.svg"]);
  await push({ ...theirs, version: 9 });
  expect(tab()).toEqual(PLAIN);
  await push({ ...startedRoom(), version: 10 });
  look("visible");
  expect(tab()).toEqual(PLAIN);
});

test("[P62] who waits in a hidden tab is called when somebody comes, until the tab is seen", async () => {
  const { push } = await seated(aloneRoom());
  look("hidden");
  await push(bothRoom({ version: 9 }));
  expect(tab()).toEqual(["Your opponent is here", "/favicon-turn.svg"]);
  expect(useCue).toHaveBeenCalledWith("arrived");
  look("visible");
  expect(tab()).toEqual(PLAIN);
  look("hidden");
  expect(tab()).toEqual(PLAIN);
});

test("[P62] nobody is called for who sat there before, nor for who has gone again", async () => {
  const { push } = await seated(bothRoom());
  look("hidden");
  expect(tab()).toEqual(PLAIN);
  await push(aloneRoom({ version: 9 }));
  await push(bothRoom({ version: 10 }));
  expect(tab()[0]).toBe("Your opponent is here");
  await push(aloneRoom({ version: 11 }));
  expect(tab()).toEqual(PLAIN);
});

test("[P62] who turned away before the room was there is called for whoever sits in it by then", async () => {
  look("hidden");
  await seated(bothRoom());
  expect(tab()).toEqual(["Your opponent is here", "/favicon-turn.svg"]);
  look("visible");
  expect(tab()).toEqual(PLAIN);
});

test("[P62] a win that may be claimed calls at that moment", async () => {
  const { push } = await seated(theirs);
  look("hidden");
  const times = {
    claimableAt: theirs.serverTime + 60_000,
    forfeitAt: theirs.serverTime + 300_000,
  };
  const presence = { ...theirs.presence, [THEM]: { connected: false, ...times } };
  await push({ ...theirs, presence, version: 9 });
  await pass(58_000);
  expect(tab()).toEqual(PLAIN);
  await pass(2_000);
  expect(tab()).toEqual(["You can claim the win", "/favicon-turn.svg"]);
  expect(useCue).toHaveBeenCalledWith("claimable");
  await push({ ...theirs, version: 10 });
  expect(tab()).toEqual(PLAIN);
});

test("[P62] the system tells it only after the person has asked for that, and takes it back", async () => {
  const { push } = await seated(aloneRoom());
  look("hidden");
  await push(bothRoom({ version: 9 }));
  await push(aloneRoom({ version: 10 }));
  await pass(0);
  expect(shown).toEqual([]);
  settingsStore.setState({ notifications: true });
  await push(bothRoom({ version: 11 }));
  await expect.poll(() => shown).toContain("Your opponent is here");
  look("visible");
  await expect.poll(() => close).toHaveBeenCalled();
});

test("[P62] a permission that the browser has taken back is asked for again", async () => {
  settingsStore.setState({ notifications: true });
  vi.stubGlobal("Notification", { permission: "default" });
  await seated(aloneRoom());
  expect(has("We'll notify you.")).toBe(false);
  expect(button("Notify me when an opponent arrives")).toBeTruthy();
});
