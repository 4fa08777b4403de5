// Gegen den Computer spielen, auf Deutsch.
import type { PracticeTexts } from "../en/practice.ts";
import { computersBoard, hintBoard } from "../words/localBoard.ts";

const practice: PracticeTexts["practice"] = {
  title: "Gegen den Computer",
  tabTitle: "Gegen den Computer · Kingrow",
  intro: "Er spielt hier auf deinem Gerät: Niemand wartet, und ein Netz braucht es nicht.",
  level: "Stufe",
  levels: ["Sanft", "Leicht", "Locker", "Solide", "Wach", "Stark", "Scharf", "Meister"],
  about: [
    "Verschenkt ab und zu einen Stein.",
    "Sieht wenig und verzeiht viel.",
    "Spielt mit und macht Fehler.",
    "Nimmt, was du ihm lässt.",
    "Schaut, bevor er springt.",
    "Macht wenige Fehler.",
    "Sieht eine Falle kommen.",
    "Spielt das Beste, was er in einer Sekunde findet.",
  ],
  levelIs: (level, word) => `Stufe\u00A0${level}\u00A0· ${word}`,
  side: "Du spielst",
  sides: { black: "Schwarz", white: "Weiß", chance: "Zufall" },
  start: "Los",
  shots: "Gewinnzüge",
  analysis: "Analysebrett",
  hint: "Tipp",
  hintIs: (move) => `Tipp: ${move}.`,
  exit: "Lobby",
  another: "Neues Spiel",
  anotherTitle: "Dieses Spiel abbrechen?",
  anotherText: "Das Spiel ist dann weg, und ein neues beginnt.",
  anotherNo: "Weiterspielen",
  calledBack: "Jemand wartet in deinem Raum. Dieses Spiel bleibt für später.",
  toRoom: "In deinen Raum",
  notYet: "Noch nicht",
  seatGone: "Dein Platz im Raum ist weg",
  seatGoneText: "Du warst zu lange weg. Dieses Spiel geht weiter.",
  elsewhere: "Dieses Spiel ist in einem anderen Tab offen",
  elsewhereText: "Dort geht es weiter, nichts ist verloren.",
  here: "Hier weiterspielen",
  notKept: "Dieser Browser merkt sich nichts: Das Spiel hält so lange wie diese Seite.",
  weak: "Dieser Browser lässt die Seite nur wenig nachdenken: Der Computer spielt höchstens Stufe 4.",
};

const computer: PracticeTexts["computer"] = ({ board }) => ({
  app: { roomTitle: () => "Der Computer · Kingrow" },
  room: {
    opponent: "Computer",
    opponentsTurn: "Computer am Zug",
    opponentsCaptures: (count) => `Der Computer hat ${count} von 12 geschlagen`,
  },
  board: computersBoard(board, "Dieser Stein gehört dem Computer"),
  result: {
    newOpponent: "Neues Spiel",
    opponentsScore: "Punkte des Computers:",
    agreed: "Die Farben wechseln! Das nächste Spiel beginnt",
    reasons: {
      won: { "no-moves": "Der Computer kann nicht mehr ziehen." },
      lost: { "no-moves": "Du kannst nicht mehr ziehen.", resigned: "Du hast aufgegeben." },
      draw: {
        repetition: "Dieselbe Stellung stand zum dritten Mal auf dem Brett.",
        quiet: "Je 40 Züge, ohne dass geschlagen oder ein Stein vorgerückt wurde.",
        agreement: "Der Computer war einverstanden.",
      },
    },
  },
  actions: {
    resignText: "Der Computer gewinnt.",
    offerText: "Der Computer schaut auf das Brett, bevor er antwortet.",
    offerSent: "Der Computer prüft dein Angebot.",
    drawDeclined: "Der Computer spielt weiter.",
    takeback: "Deinen Zug zurücknehmen",
    takebackSent: "Dein Zug geht zurück.",
  },
});

const said: PracticeTexts["said"] = {
  opponentMoved: (move) => `Computer: ${move}`,
  takebackSent: "Zurück.",
  rematchAsked: "Noch ein Spiel.",
  rematchAgreed: "Es beginnt, mit getauschten Farben.",
};

const hint: PracticeTexts["hint"] = ({ board }) => ({
  board: hintBoard(board, "dein nächster Zug", "der Tipp"),
});

export const dePractice: PracticeTexts = { practice, computer, said, hint };
