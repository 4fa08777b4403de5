// Regarder une partie des autres, en français.
import type { WatchWords } from "../en/watch.ts";

export const frWatch: WatchWords = {
  title: "Regarder · Kingrow",
  heading: "Tu regardes",
  toMove: { black: "Aux noirs de jouer.", white: "Aux blancs de jouer." },
  notBegun: "La partie n'a pas commencé.",
  captured: (count) => `Prises\u00A0: ${count}`,
  gone: {
    title: "Il n'y a rien à regarder ici",
    text: "Cette salle est fermée, ou le lien n'est pas bon.",
  },
  refused: {
    title: "Cette partie n'est pas montrée",
    text: "Tu la joues toi-même, ou elle n'est pas ouverte au public.",
  },
};
