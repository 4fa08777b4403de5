// What is remembered of a visitor's choices, what a damaged memory does, and what is shown at once.
import { afterEach, expect, test, vi } from "vitest";
import { followTheme, settingsFrom, settingsStore } from "./settings.ts";

const DEFAULTS = settingsFrom(undefined);

const shown = (): string => document.documentElement.style.colorScheme;

afterEach(() => {
  vi.restoreAllMocks();
  settingsStore.setState(DEFAULTS);
});

test("begins with the system's theme, sounds, numbers in the frame and no confirmation", () => {
  expect(DEFAULTS).toEqual({
    name: expect.any(Number),
    pace: "none",
    opening: "free",
    watching: "usual",
    theme: "system",
    board: "tournament",
    sounds: true,
    volume: 5,
    numbers: "frame",
    confirmMoves: false,
    animation: "normal",
    language: "auto",
    greetings: true,
    notifications: false,
  });
});

test("[O8] the name that was drawn is kept, and is a number of the list", async () => {
  localStorage.clear();
  vi.resetModules();
  const first = await import("./settings.ts");
  const { name } = first.settingsStore.getState();
  expect(name).toBeGreaterThanOrEqual(0);
  expect(name).toBeLessThan(32);
  expect(JSON.parse(localStorage.getItem("kingrow.settings") ?? "")).toMatchObject({ name });
  expect(first.settingsFrom('{"name":32}').name).toBe(name);
  expect(first.settingsFrom('{"name":7}').name).toBe(7);
});

test("[P30] a change is remembered", () => {
  settingsStore.setState({ numbers: "squares", confirmMoves: true });
  const stored = localStorage.getItem("kingrow.settings") ?? "";
  expect(settingsFrom(stored)).toEqual({ ...DEFAULTS, numbers: "squares", confirmMoves: true });
});

test.each([
  "",
  "nonsense",
  "null",
  "[1]",
  '{"numbers":"many","sounds":"yes","theme":"neon"}',
  '{"volume":11,"board":"glass"}',
  '{"volume":2.5}',
])("[P30] takes the defaults for what is damaged: %s", (text) => {
  expect(settingsFrom(text)).toEqual(DEFAULTS);
});

test("[P30] without storage a choice lasts as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("storage is switched off");
  });
  settingsStore.setState({ numbers: "squares" });
  expect(settingsStore.getState().numbers).toBe("squares");
});

test("[P30] a choice made in another window holds here too", () => {
  const newValue = JSON.stringify({ ...DEFAULTS, sounds: false });
  window.dispatchEvent(new StorageEvent("storage", { key: "kingrow.settings", newValue }));
  expect(settingsStore.getState().sounds).toBe(false);
  window.dispatchEvent(new StorageEvent("storage", { key: "another", newValue: "{}" }));
  expect(settingsStore.getState().sounds).toBe(false);
});

test("[P30] what another version of the page has chosen is neither written again nor lost", () => {
  const theirs = JSON.stringify({ ...DEFAULTS, theme: "sepia", ruler: "long" });
  localStorage.setItem("kingrow.settings", theirs);
  settingsStore.setState({ theme: "dark" });
  localStorage.setItem("kingrow.settings", theirs);
  const write = vi.spyOn(Storage.prototype, "setItem");
  window.dispatchEvent(new StorageEvent("storage", { key: "kingrow.settings", newValue: theirs }));
  expect(settingsStore.getState().theme).toBe("system");
  expect(write).not.toHaveBeenCalled();
  settingsStore.setState({ sounds: false });
  const stored: unknown = JSON.parse(localStorage.getItem("kingrow.settings") ?? "");
  expect(stored).toEqual({ ...DEFAULTS, theme: "sepia", ruler: "long", sounds: false });
});

test("[P30] the theme is shown as soon as it is chosen; the system's has no mark of its own", () => {
  followTheme();
  expect(shown()).toBe("");
  settingsStore.setState({ theme: "dark" });
  expect(shown()).toBe("dark");
  settingsStore.setState({ theme: "system" });
  expect(shown()).toBe("");
});

test("[P30] the board is shown as soon as it is chosen, on the root as the theme is", () => {
  followTheme();
  expect(document.documentElement.dataset["board"]).toBe("tournament");
  settingsStore.setState({ board: "wood" });
  expect(document.documentElement.dataset["board"]).toBe("wood");
});

test("[P30] a window that slept while another one chose writes back nothing of what it knew", () => {
  localStorage.setItem("kingrow.settings", JSON.stringify({ ...DEFAULTS, board: "wood" }));
  settingsStore.setState({ sounds: false });
  const stored: unknown = JSON.parse(localStorage.getItem("kingrow.settings") ?? "");
  expect(stored).toEqual({ ...DEFAULTS, board: "wood", sounds: false });
});
