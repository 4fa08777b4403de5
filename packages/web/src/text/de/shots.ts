// Schläge und Gewinnzüge, auf Deutsch.
import type { Color } from "@kingrow/rules";
import type { ShotsTexts } from "../en/shots.ts";

const SIDES: Record<Color, string> = { black: "Schwarz", white: "Weiß" };

export const deShots: ShotsTexts = {
  title: "Gewinnzüge · Kingrow",
  heading: "Gewinnzüge",
  intro:
    "Stellungen aus echten Spielen, in denen ein Zug gewinnt. Dass er mehr bringt als jeder andere, ist gegen jede Verteidigung sechs Züge tief bewiesen.",
  daily: "Aufgabe des Tages",
  number: (number, count) => `Aufgabe ${number} von ${count}`,
  grade: "Wie schwer",
  grades: { all: "Alle", 1: "Leicht", 2: "Mittel", 3: "Schwer", 4: "Sehr\u00A0schwer" },
  task: (color, moves) =>
    moves === 1
      ? `${SIDES[color]} zieht und gewinnt.`
      : `${SIDES[color]} zieht und gewinnt. ${moves} Züge sind zu finden.`,
  wrong: (move) => `${move} gewinnt nicht. Versuche einen anderen Zug.`,
  right: (move, reply) => `Richtig, ${move}. Die Antwort ist ${reply}. Weiter.`,
  solved: "Gelöst. Der Gewinn ist da.",
  shown: "Das war die Lösung.",
  show: "Lösung zeigen",
  again: "Noch einmal",
  next: "Nächste Aufgabe",
  toDaily: "Zur Aufgabe des Tages",
  notKept: "Dieser Browser merkt sich nichts: Gelöstes zählt nur, solange diese Seite offen ist.",
  count: (solved, missed, all) => `${solved} von ${all} gelöst, ${missed} verfehlt`,
  was: { solved: "Schon gelöst", missed: "Schon verfehlt" },
};
