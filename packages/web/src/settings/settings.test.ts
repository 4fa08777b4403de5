// Tests of the settings: their defaults, what is remembered, and what a damaged memory does.
import { afterEach, expect, it } from "vitest";
import { settingsFrom, settingsStore } from "./settings.ts";

afterEach(() => settingsStore.setState(settingsFrom(undefined)));

it("begins with the system's theme, sounds, numbers in the frame and no confirmation", () => {
  expect(settingsFrom(undefined)).toEqual({
    theme: "system",
    sounds: true,
    numbers: "frame",
    confirmMoves: false,
    animation: "normal",
    language: "auto",
  });
});

it("remembers a change", () => {
  settingsStore.setState({ numbers: "squares", confirmMoves: true });
  const stored = localStorage.getItem("kingrow.settings") ?? "";
  expect(settingsFrom(stored)).toMatchObject({ numbers: "squares", confirmMoves: true });
});

it.each(["", "nonsense", "null", "[1]", '{"numbers":"many","sounds":"yes"}'])(
  "takes the defaults for what is damaged: %s",
  (text) => {
    expect(settingsFrom(text)).toEqual(settingsFrom(undefined));
  },
);
