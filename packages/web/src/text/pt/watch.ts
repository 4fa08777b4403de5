// Assistir a uma partida de outros, em português.
import type { WatchWords } from "../en/watch.ts";

export const ptWatch: WatchWords = {
  title: "Assistindo · Kingrow",
  heading: "Você está assistindo",
  toMove: { black: "É a vez das pretas.", white: "É a vez das brancas." },
  notBegun: "A partida não começou.",
  captured: (count) => `Capturas: ${count}`,
  gone: {
    title: "Não há nada para assistir aqui",
    text: "Esta sala está fechada, ou o link não está certo.",
  },
  refused: {
    title: "Esta partida não é mostrada",
    text: "Você mesmo joga nela, ou ela não está aberta ao público.",
  },
};
