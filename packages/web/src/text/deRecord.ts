// Auf ein Spiel zurückblicken, es behalten und wieder abspielen, auf Deutsch.
import type { Color } from "@kingrow/rules";
import type { Texts } from "./texts.ts";

const SIDES: Record<Color, string> = { black: "Schwarz", white: "Weiß" };

export const deRecord: Texts["record"] = {
  travels: {
    first: "Zum Anfang",
    previous: "Voriger Zug",
    next: "Nächster Zug",
    last: "Zum letzten Zug",
  },
  travel: "Durch das Spiel gehen",
  backToNow: "Zurück zu jetzt",
  pastOnly: "Das ist eine frühere Stellung. Zum Ziehen zurück zu jetzt.",
  lookingAtStart: "Rückblick auf den Anfang.",
  lookingAt: (number, color, move) => `Rückblick auf Zug ${number}, ${SIDES[color]} ${move}.`,
  sayStart: "Der Anfang des Spiels.",
  sayMove: (number, color, move) => `Zug ${number}, ${SIDES[color]}, ${move}`,
  sayNow: "Die neueste Stellung.",

  words: {
    step: (from, to) => `${from} nach ${to}`,
    jumps: (from, landings, captured) => `${from} springt nach ${landings}, schlägt ${captured}`,
    crowned: (move) => `${move}, wird Dame`,
    and: " und ",
  },

  opening: (number, moves) => `Eröffnung ${number}: ${moves}`,
  watchers: (count) => `${count} schauen zu: Link zum Zuschauen kopieren`,
  look: "Brett ansehen",
  showResult: "Ergebnis zeigen",
  save: "Dieses Spiel behalten",
  review: "Nachbetrachten",
  analyse: "Analysieren",
  copyPdn: "PDN kopieren",
  downloadPdn: "PDN speichern",
  copyLink: "Spiellink kopieren",
  copied: "Kopiert",
  copyByHand:
    "Dieser Browser lässt die Seite nicht kopieren. Hier ist der Text zum Kopieren von Hand:",
};
