// Die Liste der Tasten, auf Deutsch.
import type { WholeTexts } from "./texts.ts";

export const deKeys: WholeTexts["keys"] = {
  title: "Tasten",
  close: "Schließen",
  names: { enter: "Eingabe", space: "Leertaste", home: "Pos1", end: "Ende" },
  keys: {
    arrows: "Von Feld zu Feld, wie man es sieht",
    row: "Zu den Enden einer Reihe; mit Strg in die Ecken",
    press: "Stein aufnehmen, absetzen",
    confirm: "Einen wartenden Zug bestätigen",
    letGo: "Loslassen; einen wartenden oder gemerkten Zug zurücknehmen",
    travel: "In der Zugliste: zurück, weiter, zum Anfang, zu jetzt",
    help: "Auf dem Brett: diese Tasten",
  },
};
