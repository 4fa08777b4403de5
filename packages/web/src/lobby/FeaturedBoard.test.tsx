// The lobby's picture is a game that is played now, else one that was played.
import type { FeaturedGame } from "@kingrow/protocol";
import { act, cleanup, render, screen } from "@testing-library/react";
import { parseFen, pieceAt, squareAt } from "@kingrow/rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settingsFrom, settingsStore } from "../settings/settings.ts";
import { FeaturedBoard } from "./FeaturedBoard.tsx";
import { FamousGame, LivePicture, START } from "./pictures.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  settingsStore.setState(settingsFrom(undefined));
});

const SQUARES = Array.from({ length: 32 }, (_square, index) => index + 1);

function squares(container: HTMLElement): readonly string[] {
  return [...container.querySelectorAll<HTMLElement>("[data-at]")]
    .map(({ dataset }) => dataset["at"] ?? "")
    .toSorted((one, other) => Number(one) - Number(other));
}

/** Of the discs of a path, as Black sees the board. */
function squaresOf(discs: string): ReadonlySet<number | undefined> {
  const places = [...discs.matchAll(/M(\d?\.5) ?(\d?\.5)h0/g)];
  return new Set(
    places.map(([, x, y]) => squareAt({ row: Math.floor(Number(y)), col: Math.floor(Number(x)) })),
  );
}

async function wait(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

test("[P66] the first drawing of the picture, before the board has come, is the beginning of the game", () => {
  const { container } = render(<FeaturedBoard game={undefined} />);
  const drawn = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
  const start = parseFen(START);
  if (!start.ok) throw new Error(START);
  for (const [index, color] of (["white", "black"] as const).entries())
    expect(squaresOf(drawn[index] ?? "")).toEqual(
      new Set(SQUARES.filter((square) => pieceAt(start.value, square)?.color === color)),
    );
});

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

const GAME: FeaturedGame = {
  roomId: "live2345",
  position: "W:W21,22:BK3,12",
  lastMove: null,
  moveNumber: 14,
  names: [1, 0],
};

test("[P66] a game that is played now is named, with the way to watch it", () => {
  render(<FeaturedBoard game={GAME} />);
  expect(screen.getByText("Live")).toBeTruthy();
  expect(screen.getByText(/Otter – \s?Heron, move 14$/)).toBeTruthy();
  const watch = screen.getByRole("link", { name: "Watch Otter – Heron" });
  expect(watch.getAttribute("href")).toBe("/watch/live2345");
});

test("[P66] the picture of a game that is played now follows it", () => {
  const { container, rerender } = render(<LivePicture game={GAME} />);
  expect(squares(container)).toEqual(["3", "12", "21", "22"]);
  rerender(<LivePicture game={{ ...GAME, position: "B:W17,22:BK3,12" }} />);
  expect(squares(container)).toEqual(["3", "12", "17", "22"]);
});
