// Die Liste der Tasten, auf Deutsch.
import type { WholeTexts } from "./texts.ts";

export const deKeys: WholeTexts["keys"] = {
  title: "Tasten",
  close: "Schließen",
  names: { enter: "Eingabe", space: "Leertaste", home: "Pos1", end: "Ende" },
  keys: {
    arrows: "Von Feld zu Feld, wie man es sieht",
    row: "Zu den Enden einer Reihe; mit Strg in die Ecken",
    next: "Zum nächsten Stein, der ziehen kann, oder zum nächsten Ziel; mit Umschalt zurück",
    number: "Ein Feld bei seiner Nummer: 11 und 15 ergeben einen Zug",
    status: "Hören, wer am Zug ist, den Stand, den letzten Zug und was schlagen muss",
    press: "Stein aufnehmen, absetzen",
    confirm: "Einen wartenden Zug bestätigen",
    letGo: "Loslassen; einen wartenden oder gemerkten Zug zurücknehmen",
    travel: "In der Zugliste: zurück, weiter, zum Anfang, zu jetzt",
    help: "Auf dem Brett: diese Tasten",
  },
};
