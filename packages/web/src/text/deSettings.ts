// Was die Einstellungen sagen, auf Deutsch.
import { LANGUAGE_NAMES } from "./languageNames.ts";
import type { WholeTexts } from "./texts.ts";

export const deSettings: WholeTexts["settings"] = {
  title: "Einstellungen",
  done: "Fertig",
  theme: { label: "Farben", system: "System", light: "Hell", dark: "Dunkel" },
  board: {
    label: "Brett",
    tournament: "Grün und Creme",
    wood: "Nussbaum und Ahorn",
    contrast: "Hoher Kontrast",
  },
  volume: "Lautstärke",
  hear: "Anhören",
  samples: { move: "Zug", capture: "Schlagen", crown: "Dame", turn: "Am Zug", won: "Sieg" },
  numbers: {
    label: "Feldnummern",
    off: "Aus",
    frame: "Im Rahmen",
    squares: "Auf den Feldern",
  },
  animation: { label: "Bewegung", off: "Aus", fast: "Schnell", normal: "Normal" },
  language: { label: "Sprache", auto: "Auto", ...LANGUAGE_NAMES },
  sounds: "Töne und Vibration",
  confirmMoves: "Jeden Zug bestätigen",
  greetings: "Zeigen, was der Gegner sagt",
  notifications: "Benachrichtigen, wenn ich gerufen werde",
  notificationsBlocked: "Dein Browser lässt keine Benachrichtigungen dieser Seite zu.",
};
