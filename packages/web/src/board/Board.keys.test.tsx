// A whole game entered by keys alone, and how many it takes.
import {
  initialPosition,
  legalMoves,
  legalSteps,
  playMove,
  playStep,
  type Position,
} from "@kingrow/rules";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { Board } from "./Board.tsx";
import { square } from "./testing/boards.tsx";
import { plainTexts } from "./testing/texts.ts";

/** A game of the archive with chains and a crowning, to its last man. */
const GAME =
  `9-13 22-18 6-9 18-14 9x18 23x14 10x17 21x14 12-16 26-22 11-15 24-20 8-11 22-18 15x22 25x18
  16-19 27-24 4-8 24x15 2-6 32-27 6-10 15x6 1x10x17 28-24 7-10 24-19 8-12 18-15 11x18 19-16 12x19 27-23
  19x26 31x22x15x6 17-22 6-1 3-8 1-6 8-11 6-10 5-9 10-7 11-15 7-10 15-19 10-15 13-17 15x24 22-25 29x22x13x6`
    .split(/\s+/)
    .map((text) => text.split(/[-x]/).map(Number));

/** What the table shows now. */
const table: { position: Position } = { position: initialPosition };

/** Both sides in turn, as at one device. */
function Table() {
  const [position, setPosition] = useState(initialPosition);
  useEffect(() => void Object.assign(table, { position }));
  const play = (from: number, to: number): void => {
    const step = legalSteps(position).find((one) => one.from === from && one.to === to)!;
    setPosition(playStep(position, step).position);
  };
  const { turn } = position;
  return (
    <Board
      position={position}
      viewer={turn}
      near="black"
      active
      lastStep={undefined}
      onStep={play}
      texts={plainTexts}
    />
  );
}

/** By its number: the second digit only where the first leaves a choice. */
async function enter(user: ReturnType<typeof userEvent.setup>, wanted: number): Promise<number> {
  const digits = String(wanted);
  await user.keyboard(digits[0]!);
  const isOpen = document.querySelector("[data-typed]") !== null;
  if (!isOpen) return 1;
  await user.keyboard(digits[1] ?? "{Enter}");
  return 2;
}

test("[P26] a whole game by keys takes at most four a step, and fewer than five a move on average", async () => {
  const user = userEvent.setup();
  render(<Table />);
  act(() => square(9).focus());
  let keys = 0;
  for (const [first, ...landings] of GAME) {
    const after = playMove(table.position, moveAlong([first!, ...landings]));
    // In a chain the piece stays in the hand.
    for (const [index, landing] of landings.entries()) {
      const taken = index === 0 ? await enter(user, first!) : 0;
      const put = await enter(user, landing);
      expect(taken + put).toBeLessThanOrEqual(4);
      keys += taken + put;
    }
    expect(table.position, `${first} to ${landings.join()}`).toMatchObject({
      black: after.black,
      white: after.white,
    });
  }
  expect(keys / GAME.length).toBeLessThanOrEqual(5);
});

function moveAlong(path: readonly number[]) {
  return legalMoves(table.position).find((move) => move.path.join() === path.join())!;
}
