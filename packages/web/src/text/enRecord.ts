// Looking back at a game, keeping it and playing it again, in English.
import type { EndReason } from "@kingrow/protocol";
import type { Color } from "@kingrow/rules";

const SIDES: Record<Color, string> = { black: "Black", white: "White" };
const OTHERS: Record<Color, string> = { black: "White", white: "Black" };

/** Why a side won, told to anybody. */
const WINS: Partial<Record<EndReason, (winner: Color) => string>> = {
  "no-moves": (winner) => `${OTHERS[winner]} had no move left.`,
  resigned: (winner) => `${OTHERS[winner]} resigned.`,
  left: (winner) => `${OTHERS[winner]} left the game.`,
  absent: (winner) => `${OTHERS[winner]} was away for too long.`,
  claimed: (winner) => `${OTHERS[winner]} was away for too long.`,
};

const DRAWS: Partial<Record<EndReason, string>> = {
  repetition: "The same position came up for the third time.",
  quiet: "40 moves by each side without a capture or a man's advance.",
  agreement: "Both agreed on it.",
};

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

  look: "Look at the board",
  showResult: "Show the result",
  save: "Keep this game",
  copyPdn: "Copy PDN",
  downloadPdn: "Download PDN",
  copyLink: "Copy replay link",
  copied: "Copied",
  copyByHand: "This browser does not let the page copy. Here it is, for copying by hand:",

  replayTitle: "Replay · Kingrow",
  replayHeading: "A game played before",
  turnBoard: "Turn the board",
  won: (winner: Color) => `${SIDES[winner]} won.`,
  draw: "Draw.",
  undecided: "Not decided.",
  whyWon: (winner: Color, reason: EndReason) => WINS[reason]?.(winner) ?? "",
  whyDrawn: DRAWS,
  faults: {
    empty: { title: "No game in this link", text: "A replay link carries its game at its end." },
    damaged: {
      title: "This replay link is damaged",
      text: "A part of it was lost or changed on the way. Ask for it again, and copy all of it.",
    },
    newer: {
      title: "This replay link is newer than this page",
      text: "It was made by a later version. Load the page again and try once more.",
    },
  },
};
