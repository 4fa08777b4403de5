// Guardare una partita di altri, in italiano.
import type { WatchWords } from "../en/watch.ts";

export const itWatch: WatchWords = {
  title: "Guarda · Kingrow",
  heading: "Stai guardando",
  toMove: { black: "Tocca al nero.", white: "Tocca al bianco." },
  notBegun: "La partita non è cominciata.",
  captured: (count) => `Prese: ${count}`,
  gone: {
    title: "Qui non c'è niente da guardare",
    text: "Questa stanza è chiusa, o il link non è giusto.",
  },
  refused: {
    title: "Questa partita non è visibile",
    text: "La giochi tu, o non è aperta al pubblico.",
  },
};
