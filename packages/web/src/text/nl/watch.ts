// Naar een partij van anderen kijken, in het Nederlands.
import type { WatchWords } from "../en/watch.ts";

export const nlWatch: WatchWords = {
  title: "Kijken · Kingrow",
  heading: "Je kijkt toe",
  toMove: { black: "Zwart is aan zet.", white: "Wit is aan zet." },
  notBegun: "De partij is nog niet begonnen.",
  captured: (count) => `${count} geslagen`,
  gone: { title: "Hier is niets te zien", text: "Deze kamer is gesloten, of de link klopt niet." },
  refused: {
    title: "Deze partij wordt niet getoond",
    text: "Je speelt zelf mee, of kijken is hier niet toegestaan.",
  },
};
