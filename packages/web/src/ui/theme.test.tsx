// Tests of the theme: chosen, shown, remembered, and all the same without storage.

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { readTheme, showTheme } from "./theme.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const NAMES = { system: "System", light: "Light", dark: "Dark" };
const shown = (): string | undefined => document.documentElement.dataset["theme"];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  showTheme("system");
});

it("begins with the system's theme", () => {
  render(<ThemeSwitch label="Theme" names={NAMES} />);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "System" }).checked).toBe(true);
  expect(shown()).toBeUndefined();
});

it("shows and remembers a choice", () => {
  render(<ThemeSwitch label="Theme" names={NAMES} />);
  fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(shown()).toBe("dark");
  expect(readTheme()).toBe("dark");
});

it("goes back to the system's theme", () => {
  render(<ThemeSwitch label="Theme" names={NAMES} />);
  fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
  fireEvent.click(screen.getByRole("radio", { name: "System" }));
  expect(shown()).toBeUndefined();
  expect(readTheme()).toBe("system");
});

it("takes an unknown stored theme for the system's", () => {
  localStorage.setItem("kingrow.theme", "neon");
  expect(readTheme()).toBe("system");
});

it("works with storage switched off", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(readTheme()).toBe("system");
  render(<ThemeSwitch label="Theme" names={NAMES} />);
  fireEvent.click(screen.getByRole("radio", { name: "Light" }));
  expect(shown()).toBe("light");
  vi.unstubAllGlobals();
});
