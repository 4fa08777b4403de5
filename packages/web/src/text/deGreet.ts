// Alles, was man einander sagen kann, auf Deutsch.
import type { AsideTexts } from "./texts.ts";

export const deGreet: AsideTexts["greet"] = {
  open: "Etwas sagen",
  title: "Etwas sagen",
  close: "Schließen",
  words: {
    hello: "Hallo!",
    goodLuck: "Viel Glück!",
    wellPlayed: "Gut gespielt!",
    thanks: "Danke!",
    oops: "Ups!",
    oneMoment: "Einen Moment, bitte.",
  },
  said: (words) => `Gegner: ${words}`,
  muteGame: "Stumm",
  muteAlways: "Immer stumm",
};
