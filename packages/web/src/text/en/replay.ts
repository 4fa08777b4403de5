// A game played again from its link, in English; fetched with its screen.
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
  time: (winner) => `${OTHERS[winner]} ran out of time.`,
};

const DRAWS: Partial<Record<EndReason, string>> = {
  repetition: "The same position came up for the third time.",
  quiet: "40 moves by each side without a capture or a man's advance.",
  agreement: "Both agreed on it.",
};

export const enReplay = {
  replayTitle: "Replay · Kingrow",
  replayHeading: "A game played before",
  play: "Play",
  pause: "Pause",
  speed: "Speed",
  speeds: { slow: "Slow", normal: "Normal", fast: "Fast" },
  turnBoard: "Turn the board",
  won: (winner: Color) => `${SIDES[winner]} won.`,
  draw: "Draw.",
  undecided: "Not decided.",
  aborted: "Game aborted. The first move wasn't made in time.",
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
