// Oglądanie cudzej partii, po polsku.
import type { WatchWords } from "../en/watch.ts";

export const plWatch: WatchWords = {
  title: "Oglądanie · Kingrow",
  heading: "Oglądasz partię",
  toMove: { black: "Ruch mają czarne.", white: "Ruch mają białe." },
  notBegun: "Partia się jeszcze nie zaczęła.",
  captured: (count) => `Zbite: ${count}`,
  gone: {
    title: "Nie ma tu czego oglądać",
    text: "Ten pokój jest zamknięty albo link jest błędny.",
  },
  refused: {
    title: "Tej partii nie można oglądać",
    text: "Grasz w niej albo nie jest otwarta dla widzów.",
  },
};
