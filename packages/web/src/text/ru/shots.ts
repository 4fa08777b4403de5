// Комбинации, по-русски.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { ShotsTexts } from "../en/shots.ts";

const TASKS: Record<Color, string> = {
  black: "Чёрные ходят и выигрывают.",
  white: "Белые ходят и выигрывают.",
};
const toFind = counted("ru", {
  one: "Нужно найти # ход.",
  few: "Нужно найти # хода.",
  other: "Нужно найти # ходов.",
});

export const ruShots: ShotsTexts = {
  title: "Комбинации · Kingrow",
  heading: "Комбинации",
  intro:
    "Позиции из настоящих партий, в которых один ход выигрывает. Что он даёт больше любого другого, доказано на шесть ходов при любой защите.",
  daily: "Комбинация дня",
  number: (number, count) => `Комбинация ${number} из ${count}`,
  grade: "Сложность",
  grades: { all: "Любая", 1: "Лёгкая", 2: "Средняя", 3: "Трудная", 4: "Очень трудная" },
  task: (color, moves) => (moves === 1 ? TASKS[color] : `${TASKS[color]} ${toFind(moves)}`),
  wrong: (move) => `${move} не выигрывает. Попробуйте другой ход.`,
  right: (move, reply) => `Верно, ${move}. Ответ: ${reply}. Дальше.`,
  solved: "Решено. Победа обеспечена.",
  shown: "Это было решение.",
  show: "Показать решение",
  again: "Ещё раз",
  next: "Следующая комбинация",
  toDaily: "К комбинации дня",
  notKept: "Этот браузер ничего не хранит: решённое считается, пока открыта страница.",
  count: (solved, missed, all) => `Решено: ${solved} из ${all}, не решено: ${missed}`,
  was: { solved: "Решена раньше", missed: "Раньше не решена" },
};
