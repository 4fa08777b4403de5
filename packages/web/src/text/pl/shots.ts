// Kombinacje, po polsku.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { ShotsTexts } from "../en/shots.ts";

const TASKS: Record<Color, string> = {
  black: "Czarne zaczynają i wygrywają.",
  white: "Białe zaczynają i wygrywają.",
};
const toFind = counted("pl", {
  one: "Do znalezienia jest # ruch.",
  few: "Do znalezienia są # ruchy.",
  other: "Do znalezienia jest # ruchów.",
});

export const plShots: ShotsTexts = {
  title: "Kombinacje · Kingrow",
  heading: "Kombinacje",
  intro:
    "Pozycje z prawdziwych partii, w których jeden ruch wygrywa. To, że daje więcej niż każdy inny, jest dowiedzione na sześć ruchów wobec każdej obrony.",
  daily: "Kombinacja dnia",
  number: (number, count) => `Kombinacja ${number} z ${count}`,
  grade: "Trudność",
  grades: { all: "Wszystkie", 1: "Łatwe", 2: "Średnie", 3: "Trudne", 4: "Bardzo trudne" },
  task: (color, moves) => (moves === 1 ? TASKS[color] : `${TASKS[color]} ${toFind(moves)}`),
  wrong: (move) => `${move} nie wygrywa. Spróbuj innego ruchu.`,
  right: (move, reply) => `Dobrze, ${move}. Odpowiedź to ${reply}. Dalej.`,
  solved: "Rozwiązane. Wygrana jest pewna.",
  shown: "To było rozwiązanie.",
  show: "Pokaż rozwiązanie",
  again: "Jeszcze raz",
  next: "Następna kombinacja",
  toDaily: "Do kombinacji dnia",
  notKept:
    "Ta przeglądarka niczego nie zapamiętuje: wynik liczy się, dopóki ta strona jest otwarta.",
  count: (solved, missed, all) => `Rozwiązane: ${solved} z ${all}, nieudane: ${missed}`,
  was: { solved: "Wcześniej rozwiązana", missed: "Wcześniej nieudana" },
};
