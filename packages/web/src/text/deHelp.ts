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
  tryIt: "Ausprobieren",
  allRules: "Alle Regeln",
  next: "Weiter",
  again: "Noch einmal",
  right: "Das ist richtig.",
  more: "So weit richtig. Derselbe Stein schlägt noch einmal.",
  finished: "Das waren alle: Jetzt kannst du spielen.",
  tasks: {
    start: "Du hast Schwarz. Mach den ersten Zug.",
    step: "Zieh mit deinem Stein.",
    jump: "Schlag den weißen Stein.",
    must: "Zwei deiner Steine können schlagen. Wähle einen davon.",
    chain: "Schlag beide weißen Steine in einem Zug.",
    crown: "Hol dir eine Dame.",
    king: "Schlag mit der Dame rückwärts.",
    blocked: "Nimm Weiß alle Züge.",
    draw: "Deine Dame stand schon zweimal auf 18, sonst war alles gleich. Zieh zum dritten Mal dorthin.",
  },
  wrong: {
    theirs: "Das ist ein Stein von Weiß. Du hast Schwarz.",
    taken: "Auf diesem Feld steht schon ein Stein.",
    light: "Gespielt wird nur auf den dunklen Feldern.",
    goOn: "Der Zug geht weiter: Derselbe Stein muss noch einmal schlagen.",
    must: "Es gibt etwas zu schlagen, also musst du schlagen.",
    back: "Ein Stein zieht nur vorwärts.",
    far: "So zieht er nicht: ein Feld schräg, oder ein Sprung über einen Stein direkt daneben.",
    other: "Das darf man ziehen, aber hier ist etwas anderes gefragt. Versuch es noch einmal.",
  },
};
