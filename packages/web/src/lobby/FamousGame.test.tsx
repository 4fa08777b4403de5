// The lobby's picture is a game that was played.
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settingsFrom, settingsStore } from "../settings/settings.ts";
import { FamousGame } from "./FamousGame.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  settingsStore.setState(settingsFrom(undefined));
});

function squares(container: HTMLElement): readonly string[] {
  return [...container.querySelectorAll<HTMLElement>("[data-at]")]
    .map(({ dataset }) => dataset["at"] ?? "")
    .toSorted((one, other) => Number(one) - Number(other));
}

async function wait(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

test("[P66] six moves of a real game are played, all within five seconds, and then it stands", async () => {
  const { container } = render(<FamousGame />);
  expect(squares(container)).toContain("4");
  for (let step = 0; step < 12; step += 1) await wait(600);
  const last = squares(container);
  expect(last).toContain("20");
  expect(last).not.toContain("15");
  await wait(20_000);
  expect(squares(container)).toEqual(last);
});

test("[P66] nothing moves for who wants no motion", async () => {
  settingsStore.setState({ animation: "off" });
  const { container } = render(<FamousGame />);
  const first = squares(container);
  await wait(10_000);
  expect(squares(container)).toEqual(first);
});
