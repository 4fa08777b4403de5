// Stores the last level and color of practice, and the current game.
import type { Room } from "@kingrow/room";
import { localShelf, readFields } from "../browser/shelf.ts";
import { gameIn, keepOn, keptFrom, roomFrom, takeHold } from "../local/keptGame.ts";
import { newRoom } from "../local/localRoom.ts";

export const NAME = "kingrow.practice";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const SIDES = ["black", "white", "chance"] as const;

export interface PracticeChoice {
  /** From the weakest, 1, to the strongest, 8. */
  readonly level: (typeof LEVELS)[number];
  readonly side: (typeof SIDES)[number];
  readonly coach: boolean;
}

export interface PracticeSetup extends PracticeChoice {
  /** The computer's moves are drawn from it. */
  readonly seed: number;
  readonly room: Room;
}

export function chosenLast(): PracticeChoice {
  const { level, side, coach } = readFields(NAME);
  return {
    level: LEVELS.find((each) => each === level) ?? 3,
    side: SIDES.find((each) => each === side) ?? "black",
    coach: coach === true,
  };
}

/** `chance`: a random whole number. */
export function begin(chosen: PracticeChoice, chance: number, now: number): PracticeSetup {
  const black = chosen.side === "chance" ? chance % 2 === 0 : chosen.side === "black";
  const begun = { ...chosen, seed: chance, room: newRoom(black ? "one" : "two", now) };
  takeHold(NAME, keptOf(begun, begun.room));
  return begun;
}

/** The game that was under way or over when the page was left. What is kept is this tab's from now on, even if unreadable. */
export function goOn(now: number): PracticeSetup | undefined {
  const kept = readFields(NAME);
  takeHold(NAME, kept);
  const game = gameIn(kept);
  const room = game && roomFrom(game, now);
  const seed = kept["seed"];
  if (room === undefined) return undefined;
  return { ...chosenLast(), seed: typeof seed === "number" ? seed : 0, room };
}

export function keep(begun: PracticeSetup, room: Room): void {
  keepOn(NAME, keptOf(begun, room));
}

function keptOf({ level, side, coach, seed }: PracticeSetup, room: Room): object {
  return { level, side, coach, seed, ...keptFrom(room) };
}

/** The game is given up; what was chosen stays. */
export function drop(): void {
  localShelf.write(NAME, JSON.stringify(chosenLast()));
}
