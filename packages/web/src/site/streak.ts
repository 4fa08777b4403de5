// On how many days in a row a puzzle was solved. The browser keeps it with the training.
import { pageShelf, parseFields } from "../browser/shelf.ts";

export const TRAINING_KEY = "kingrow.training";
const DAY_MS = 86_400_000;

/** Days since 1970, as the day is where the person is. */
export function dayOf(time: Date): number {
  return Math.floor((time.getTime() - time.getTimezoneOffset() * 60_000) / DAY_MS);
}

/** The days in a row that still count today: one missed day ends them. */
export function daysInARow(today: number): number {
  const { day, days } = parseFields(pageShelf.read(TRAINING_KEY));
  return typeof day === "number" && typeof days === "number" && day >= today - 1 ? days : 0;
}
