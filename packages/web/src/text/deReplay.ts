// Ein Spiel, das aus seinem Link noch einmal gespielt wird, auf Deutsch.
import type { EndReason } from "@kingrow/protocol";
import type { Color } from "@kingrow/rules";
import type { WholeTexts } from "./texts.ts";

const SIDES: Record<Color, string> = { black: "Schwarz", white: "Weiß" };
const OTHERS: Record<Color, string> = { black: "Weiß", white: "Schwarz" };

const WINS: Partial<Record<EndReason, (winner: Color) => string>> = {
  "no-moves": (winner) => `${OTHERS[winner]} konnte nicht mehr ziehen.`,
  resigned: (winner) => `${OTHERS[winner]} hat aufgegeben.`,
  left: (winner) => `${OTHERS[winner]} hat das Spiel verlassen.`,
  absent: (winner) => `${OTHERS[winner]} war zu lange weg.`,
  claimed: (winner) => `${OTHERS[winner]} war zu lange weg.`,
  time: (winner) => `Die Zeit von ${OTHERS[winner]} ist abgelaufen.`,
};

const DRAWS: WholeTexts["replay"]["whyDrawn"] = {
  repetition: "Dieselbe Stellung stand zum dritten Mal auf dem Brett.",
  quiet: "Je 40 Züge, ohne dass geschlagen oder ein Stein vorgerückt wurde.",
  agreement: "Beide haben sich darauf geeinigt.",
};

export const deReplay: WholeTexts["replay"] = {
  replayTitle: "Wiedergabe · Kingrow",
  replayHeading: "Ein gespieltes Spiel",
  play: "Abspielen",
  pause: "Anhalten",
  speed: "Tempo",
  speeds: { slow: "Langsam", normal: "Mittel", fast: "Schnell" },
  turnBoard: "Brett drehen",
  won: (winner) => `${SIDES[winner]} hat gewonnen.`,
  draw: "Remis.",
  undecided: "Nicht entschieden.",
  whyWon: (winner, reason) => WINS[reason]?.(winner) ?? "",
  whyDrawn: DRAWS,
  faults: {
    empty: {
      title: "In diesem Link ist kein Spiel",
      text: "Ein solcher Link trägt das Spiel an seinem Ende.",
    },
    damaged: {
      title: "Dieser Link ist beschädigt",
      text: "Ein Teil ging unterwegs verloren oder wurde verändert. Bitte noch einmal darum und kopiere ihn ganz.",
    },
    newer: {
      title: "Dieser Link ist neuer als diese Seite",
      text: "Er stammt aus einer späteren Fassung. Lade die Seite neu und versuche es noch einmal.",
    },
  },
};
