// Die Spielregeln in zehn Zeilen, auf Deutsch.
import type { WholeTexts } from "./texts.ts";

export const deHelp: WholeTexts["help"] = {
  title: "So wird gespielt",
  close: "Schließen",
  lines: {
    start: "Jede Seite hat zwölf Steine auf den dunklen Feldern. Schwarz beginnt.",
    step: "Ein Stein zieht schräg vorwärts auf das nächste dunkle Feld.",
    jump: "Er schlägt, indem er über einen gegnerischen Stein auf das freie Feld dahinter springt.",
    must: "Wer schlagen kann, muss schlagen. Gibt es mehrere Möglichkeiten, ist die Wahl frei.",
    chain:
      "Kann der Stein danach weiterschlagen, so muss er es tun, bis es nichts mehr zu schlagen gibt.",
    crown: "Ein Stein, der die letzte Reihe erreicht, wird Dame; damit endet sein Zug.",
    king: "Eine Dame zieht ein Feld weit und schlägt wie ein Stein, aber vorwärts und rückwärts.",
    blocked: "Wer am Zug ist und nicht mehr ziehen kann, verliert.",
    draw: "Remis ist es, wenn eine Stellung zum dritten Mal entsteht oder wenn beide Seiten 40 Züge lang weder schlagen noch einen Stein vorrücken.",
    agree: "Solange das Spiel läuft, kannst du jederzeit Remis anbieten oder aufgeben.",
  },
};
