// Golpes, en español.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { ShotsTexts } from "../en/shots.ts";

const TASKS: Record<Color, string> = {
  black: "Mueven las negras y ganan.",
  white: "Mueven las blancas y ganan.",
};
const toFind = counted("es", {
  one: "Hay que encontrar # jugada.",
  other: "Hay que encontrar # jugadas.",
});

export const esShots: ShotsTexts = {
  title: "Golpes · Kingrow",
  heading: "Golpes",
  intro:
    "Posiciones de partidas reales en las que gana una jugada. Que da más que cualquier otra está probado, a seis jugadas, contra toda defensa.",
  daily: "Golpe del día",
  number: (number, count) => `Golpe ${number} de ${count}`,
  grade: "Dificultad",
  grades: { all: "Todas", 1: "Fácil", 2: "Media", 3: "Difícil", 4: "Muy difícil" },
  task: (color, moves) => (moves === 1 ? TASKS[color] : `${TASKS[color]} ${toFind(moves)}`),
  wrong: (move) => `${move} no gana. Prueba otra jugada.`,
  right: (move, reply) => `Bien, ${move}. La respuesta es ${reply}. Sigue.`,
  solved: "Resuelto. La victoria está ahí.",
  shown: "Esta era la solución.",
  show: "Ver la solución",
  again: "Otra vez",
  next: "Golpe siguiente",
  toDaily: "Al golpe del día",
  notKept: "Este navegador no guarda nada: lo resuelto cuenta mientras esta página esté abierta.",
  count: (solved, missed, all) => `Resueltos: ${solved} de ${all}; fallados: ${missed}`,
  was: { solved: "Ya resuelto", missed: "Ya fallado" },
};
