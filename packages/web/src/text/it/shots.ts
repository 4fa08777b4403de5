// Tiri, in italiano.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { ShotsTexts } from "../en/shots.ts";

const TASKS: Record<Color, string> = {
  black: "Il nero muove e vince.",
  white: "Il bianco muove e vince.",
};
const toFind = counted("it", {
  one: "C'è # mossa da trovare.",
  other: "Ci sono # mosse da trovare.",
});

export const itShots: ShotsTexts = {
  title: "Tiri · Kingrow",
  heading: "Tiri",
  intro:
    "Posizioni di partite vere in cui una mossa vince. Che renda più di ogni altra è provato, per sei mosse, contro ogni difesa.",
  daily: "Tiro del giorno",
  number: (number, count) => `Tiro ${number} di ${count}`,
  grade: "Difficoltà",
  grades: { all: "Tutte", 1: "Facile", 2: "Media", 3: "Difficile", 4: "Molto difficile" },
  task: (color, moves) => (moves === 1 ? TASKS[color] : `${TASKS[color]} ${toFind(moves)}`),
  wrong: (move) => `${move} non vince. Prova un'altra mossa.`,
  right: (move, reply) => `Giusto, ${move}. La risposta è ${reply}. Continua.`,
  solved: "Risolto. La vittoria è lì.",
  shown: "Questa era la soluzione.",
  show: "Mostra la soluzione",
  again: "Ancora una volta",
  next: "Tiro successivo",
  toDaily: "Al tiro del giorno",
  notKept:
    "Questo browser non conserva nulla: ciò che risolvi conta finché questa pagina è aperta.",
  count: (solved, missed, all) => `Risolti: ${solved} su ${all}; mancati: ${missed}`,
  was: { solved: "Già risolto", missed: "Già mancato" },
};
