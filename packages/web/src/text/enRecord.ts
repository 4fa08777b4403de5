// Looking back at a game, keeping it and playing it again, in English.
import type { Color } from "@kingrow/rules";

const SIDES: Record<Color, string> = { black: "Black", white: "White" };

export const enRecord = {
  travels: {
    first: "To the start",
    previous: "Previous move",
    next: "Next move",
    last: "To the last move",
  },
  travel: "Go through the game",
  backToNow: "Back to now",
  pastOnly: "This is an earlier position. Go back to now to move.",
  lookingAtStart: "Looking back at the start.",
  lookingAt: (number: number, color: Color, move: string) =>
    `Looking back at move ${number}, ${SIDES[color]} ${move}.`,
  sayStart: "The start of the game.",
  /** The move in words. */
  sayMove: (number: number, color: Color, move: string) =>
    `Move ${number}, ${SIDES[color]}, ${move}`,
  sayNow: "The latest position.",

  /** A move in words. */
  words: {
    step: (from: number, to: number) => `${from} to ${to}`,
    /** Landing squares and captured squares, each as one text. */
    jumps: (from: number, landings: string, captured: string) =>
      `${from} jumps to ${landings}, takes ${captured}`,
    crowned: (move: string) => `${move}, becomes king`,
    and: " and ",
  },

  /** An opening of the deck by its number. */
  opening: (number: number, moves: string) => `Opening ${number}: ${moves}`,
  watchers: (count: number) => `${count} watching: copy the link to watch`,
  look: "Look at the board",
  showResult: "Show the result",
  save: "Keep this game",
  review: "Review",
  analyse: "Analyse",
  copyPdn: "Copy PDN",
  downloadPdn: "Download PDN",
  copyLink: "Copy replay link",
  copied: "Copied",
  copyByHand: "This browser does not let the page copy. Here it is, for copying by hand:",
};
