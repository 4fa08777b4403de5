// Mirar una partida de otros, en español.
import type { WatchWords } from "../en/watch.ts";

export const esWatch: WatchWords = {
  title: "Mirando · Kingrow",
  heading: "Estás mirando",
  toMove: { black: "Mueven las negras.", white: "Mueven las blancas." },
  notBegun: "La partida no ha empezado.",
  captured: (count) => `Capturas: ${count}`,
  gone: {
    title: "Aquí no hay nada que mirar",
    text: "Esta sala está cerrada o el enlace no es correcto.",
  },
  refused: {
    title: "Esta partida no se muestra",
    text: "La juegas tú, o no está abierta a quien mira.",
  },
};
