// Looking back at a game on the room's screen while it goes on.
import { initialPosition, replay } from "@kingrow/rules";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  button,
  field,
  nextFrame,
  has,
  noteShown,
  seated,
  shownAt,
  spoken,
  square,
  useRoomScreen,
} from "../testing/roomScreen.tsx";
import { endedRoom, startedRoom } from "@kingrow/client/testing";

useRoomScreen();

const PLAYED = ["11-15", "22-18", "15x22", "25x18"];

function afterPlayed(moves: readonly string[]) {
  const played = replay(initialPosition, moves);
  if (!played.ok) throw new Error("not played");
  return played.value.at(-1) ?? initialPosition;
}

test("[P27] a past position is looked at while the game goes on, and now is one button away", async () => {
  const { user, link, push } = await seated(startedRoom(afterPlayed(PLAYED), { moves: PLAYED }));
  await user.click(button("Move 1, White, 22 to 18"));
  expect(noteShown()).toBe("Looking back at move 1, White 22-18.");
  expect(spoken()).toContain("Move 1, White, 22 to 18");
  expect([shownAt(15), shownAt(18), shownAt(22)]).toEqual(["black-man", "white-man", undefined]);
  await user.click(square(15));
  await user.click(square(19));
  expect(link.sentOf("movePiece")).toEqual([]);
  const more = [...PLAYED, "12-16"];
  await push(startedRoom(afterPlayed(more), { moves: more, version: 9 }));
  expect(shownAt(15)).toBe("black-man");
  await user.click(button("Back to now"));
  expect(shownAt(16)).toBe("black-man");
  expect(has("Back to now")).toBe(false);
});

test("[P27] a rematch with a drawn opening begins in the present, whatever was looked at before", async () => {
  const { user, push } = await seated(endedRoom({ moves: PLAYED }));
  await user.click(button("Move 1, Black, 11 to 15"));
  expect(has("Back to now")).toBe(true);
  const moves = PLAYED.slice(0, 3);
  const ballot = { number: 5, moves };
  await push(startedRoom(afterPlayed(moves), { moves, ballot, version: 20 }));
  expect(has("Back to now")).toBe(false);
  expect(shownAt(22)).toBe("black-man");
});

test("[P27] arrow keys in the list and the four buttons go through the game", async () => {
  const { user } = await seated(startedRoom(afterPlayed(PLAYED), { moves: PLAYED }));
  const list = screen.getByRole("list", { name: "Moves" });
  const current = (): string | null | undefined =>
    list.querySelector("[aria-current]")?.textContent;
  act(() => list.focus());
  await user.keyboard("{ArrowLeft}");
  expect(current()).toBe("15x22");
  await user.keyboard("{ArrowLeft}{ArrowRight}{Home}");
  expect(has("Looking back at the start.")).toBe(true);
  expect(shownAt(11)).toBe("black-man");
  await user.keyboard("{End}");
  expect(has("Back to now")).toBe(false);
  await user.click(button("Previous move"));
  expect(current()).toBe("15x22");
  await user.click(button("To the start"));
  await user.click(button("Next move"));
  expect(current()).toBe("11-15");
  await user.click(button("To the last move"));
  expect(current()).toBe("25x18");
});

test("[P27] a typed move is played in the present", async () => {
  const { user, link } = await seated(startedRoom(afterPlayed(PLAYED), { moves: PLAYED }));
  await user.click(button("Move 1, Black, 11 to 15"));
  await user.type(field(), "12-16{Enter}");
  expect(has("Back to now")).toBe(false);
  expect(link.sentOf("movePiece")).toHaveLength(1);
});

test("[P27] a click on a board of the past is answered, and a refusal leaves the way back", async () => {
  const { user } = await seated(startedRoom(afterPlayed(PLAYED), { moves: PLAYED }));
  await user.click(button("Move 1, White, 22 to 18"));
  await user.click(square(15));
  expect(has("This is an earlier position. Go back to now to move.")).toBe(true);
  await user.type(field(), "nonsense{Enter}");
  await nextFrame();
  expect(noteShown()).toBe("Write a move by its squares: 11-15, or 22x15x8 for captures.");
  await user.click(button("Back to now"));
  await nextFrame();
  expect(noteShown()).not.toBe("Write a move by its squares: 11-15, or 22x15x8 for captures.");
  expect(shownAt(18)).toBe("white-man");
});
