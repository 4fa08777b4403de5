// Чужая партия глазами зрителя, по-русски.
import type { WatchWords } from "../en/watch.ts";

export const ruWatch: WatchWords = {
  title: "Просмотр · Kingrow",
  heading: "Вы смотрите партию",
  toMove: { black: "Ход чёрных.", white: "Ход белых." },
  notBegun: "Партия ещё не началась.",
  captured: (count) => `Побито: ${count}`,
  gone: { title: "Здесь нечего смотреть", text: "Эта комната закрыта, или ссылка неверна." },
  refused: {
    title: "Эту партию не показывают",
    text: "Вы сами в ней играете, или она закрыта для зрителей.",
  },
};
