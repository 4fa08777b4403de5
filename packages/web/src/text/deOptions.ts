// Welche Arten von Spielen es gibt, auf Deutsch.
import type { AsideTexts } from "./texts.ts";

export const deOptions: AsideTexts["options"] = {
  clock: "Uhr",
  paces: {
    none: "keine",
    "3+2": "3 min + 2 s je Zug",
    "5+3": "5 min + 3 s je Zug",
    "10+5": "10 min + 5 s je Zug",
    "30s": "30 s je Zug",
  },
  opening: "Eröffnung",
  openings: { free: "frei", ballot: "drei geloste Züge" },
  watching: "Zuschauer",
  watchings: { usual: "nur in öffentlichen Räumen", yes: "erlaubt", no: "nicht erlaubt" },
};
