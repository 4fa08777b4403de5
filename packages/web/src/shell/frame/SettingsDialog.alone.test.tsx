// The settings panel: what it shows, and that every choice holds at once.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as device from "../../sound/soundDevice.ts";
import { MuteButton } from "./HeaderTools.tsx";
import { settingsFrom, settingsStore } from "../../settings/settings.ts";
import { SettingsDialog } from "./SettingsDialog.tsx";

vi.mock("../../sound/soundDevice.ts", { spy: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  settingsStore.setState(settingsFrom(undefined));
});

const radio = (name: string): HTMLInputElement => screen.getByRole("radio", { name });

test("[P30] the panel shows what holds and changes it at once", () => {
  render(<SettingsDialog onClose={() => {}} />);
  const numbers = screen.getByRole<HTMLSelectElement>("combobox", { name: "Square numbers" });
  expect(numbers.value).toBe("frame");
  fireEvent.change(numbers, { target: { value: "squares" } });
  fireEvent.change(screen.getByLabelText("Theme"), { target: { value: "dark" } });
  fireEvent.change(screen.getByLabelText("Animation"), { target: { value: "fast" } });
  fireEvent.click(radio("Walnut"));
  fireEvent.change(screen.getByRole("slider", { name: "Volume" }), { target: { value: "8" } });
  fireEvent.change(screen.getByLabelText("Language"), { target: { value: "de" } });
  fireEvent.change(screen.getByRole("combobox", { name: "Your name" }), { target: { value: "1" } });
  fireEvent.click(screen.getByRole("switch", { name: "Confirm every move" }));
  fireEvent.click(screen.getByRole("switch", { name: "Show quick chat" }));
  expect(numbers.value).toBe("squares");
  expect(settingsStore.getState()).toEqual({
    name: 1,
    pace: "none",
    opening: "free",
    watching: "usual",
    theme: "dark",
    board: "wood",
    sounds: true,
    volume: 8,
    numbers: "squares",
    confirmMoves: true,
    animation: "fast",
    language: "de",
    greetings: false,
    notifications: false,
  });
});

test("closes by its button and by Esc", () => {
  const onClose = vi.fn<() => void>();
  render(<SettingsDialog onClose={onClose} />);
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  fireEvent(screen.getByRole("dialog", { name: "Settings" }), new Event("cancel"));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("[P32] the mute button is the setting of the sounds", () => {
  render(<MuteButton />);
  const mute = screen.getByRole("button", { name: "Mute" });
  expect(mute.getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(mute);
  expect(mute.getAttribute("aria-pressed")).toBe("true");
  expect(settingsStore.getState().sounds).toBe(false);
});

test("[P32] every sound can be heard before it is chosen, also while sounds are off", () => {
  const heard: string[] = [];
  vi.spyOn(device, "withSounds").mockImplementation((use) => use((cue) => void heard.push(cue)));
  settingsStore.setState({ sounds: false });
  render(<SettingsDialog onClose={() => {}} />);
  for (const name of ["Move", "Capture", "King", "Your turn", "Win"])
    fireEvent.click(screen.getByRole("button", { name }));
  expect(heard).toEqual(["move", "capture", "crown", "turn", "won"]);
});

test("[P30] where the board has no frame, its numbers stand on the squares or nowhere", () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  render(<SettingsDialog onClose={() => {}} />);
  const numbers = screen.getByRole<HTMLSelectElement>("combobox", { name: "Square numbers" });
  expect(numbers.value).toBe("squares");
  expect([...numbers.options].map(({ value }) => value)).toEqual(["off", "squares"]);
  vi.unstubAllGlobals();
});
