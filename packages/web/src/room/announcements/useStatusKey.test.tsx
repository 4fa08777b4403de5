// How things stand, told by one key.
import { parseFen, type Position } from "@kingrow/rules";
import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { endedRoom, aloneRoom, ME, startedRoom, THEM } from "@kingrow/client/testing";
import { seated, spoken, square, useRoomScreen } from "../../testing/roomScreen.tsx";

useRoomScreen();

function positionOf(fen: string): Position {
  const read = parseFen(fen);
  if (!read.ok) throw new Error(fen);
  return read.value;
}

async function askedIn(state: Parameters<typeof seated>[0]): Promise<string> {
  const { user } = await seated(state);
  const place = square(11);
  if (place.closest("[inert]") === null) act(() => place.focus());
  await user.keyboard("s");
  return spoken();
}

test("[P26] one key tells the turn, the score, the last move and what must capture", async () => {
  const position = positionOf("B:W15,22:B11,1,2");
  const moves = ["11-15", "22-18"];
  const scores = { [ME]: 10, [THEM]: 9 };
  expect(await askedIn(startedRoom(position, { moves, scores }))).toContain(
    "It is your move. You have captured 10, your opponent 9. Last move: Opponent: 22 to 18. You must capture with the piece on 11.",
  );
});

test("[P26] in a game with clocks it tells what both have left", async () => {
  const position = positionOf("B:W15,22:B11,1,2");
  const clocks = {
    [ME]: { remainingMs: 65_000, since: null },
    [THEM]: { remainingMs: 8_400, since: null },
  };
  const state = startedRoom(position, { moves: ["11-15", "22-18"], clocks });
  expect(await askedIn(state)).toContain("Time left: You 1:05, Opponent 8.4.");
});

test("[P26] while the opponent thinks nothing of one's own must capture", async () => {
  const position = positionOf("W:W15,22:B11,1,2");
  expect(await askedIn(startedRoom(position, { moves: ["11-15"] }))).toMatch(
    /Opponent's Turn\. .* Last move: You: 11 to 15\.(?! You must)/,
  );
});

test("[P26] off the board the key does nothing", async () => {
  const { user } = await seated(startedRoom());
  await user.keyboard("s");
  expect(spoken()).not.toContain("It is your move. You have captured");
});

test("[P26] before and after a game the board is covered, and its keys are too", async () => {
  expect(await askedIn(aloneRoom())).not.toContain("You have captured");
  expect(await askedIn(endedRoom())).not.toContain("You have captured");
});
