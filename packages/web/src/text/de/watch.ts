// Ein Spiel anderer sehen, auf Deutsch.
import type { WatchWords } from "../en/watch.ts";

export const deWatch: WatchWords = {
  title: "Zuschauen · Kingrow",
  heading: "Du schaust zu",
  toMove: { black: "Schwarz ist am Zug.", white: "Weiß ist am Zug." },
  notBegun: "Das Spiel hat noch nicht begonnen.",
  captured: (count) => `${count} geschlagen`,
  gone: {
    title: "Hier gibt es nichts zu sehen",
    text: "Dieser Raum ist geschlossen, oder der Link stimmt nicht.",
  },
  refused: {
    title: "Dieses Spiel wird nicht gezeigt",
    text: "Du spielst es selbst, oder Zuschauen ist hier nicht vorgesehen.",
  },
};
