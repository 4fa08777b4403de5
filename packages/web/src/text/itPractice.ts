// Giocare col computer, in italiano.
import type { PracticeTexts } from "./enPractice.ts";
import { computersBoard, hintBoard } from "./localBoard.ts";

export const itPractice: PracticeTexts = {
  practice: {
    title: "Gioca col computer",
    tabTitle: "Gioca col computer · Kingrow",
    intro: "Gioca qui, sul tuo dispositivo: nessuno aspetta e non serve la rete.",
    level: "Livello",
    levels: ["Delicato", "Facile", "Rilassato", "Solido", "Attento", "Forte", "Acuto", "Maestro"],
    about: [
      "Ogni tanto regala un pezzo.",
      "Vede poco e perdona molto.",
      "Sta al gioco e fa errori.",
      "Prende ciò che gli lasci.",
      "Guarda prima di saltare.",
      "Fa pochi errori.",
      "Vede arrivare una trappola.",
      "Gioca la mossa migliore che trova in un secondo.",
    ],
    levelIs: (level, word) => `Livello ${level} · ${word}`,
    side: "Giochi con",
    sides: { black: "Nero", white: "Bianco", chance: "A caso" },
    start: "Comincia",
    hint: "Suggerimento",
    hintIs: (move) => `Suggerimento: ${move}.`,
    exit: "Ingresso",
    another: "Nuova partita",
    anotherTitle: "Lasciare questa partita?",
    anotherText: "La partita va persa e ne comincia una nuova.",
    anotherNo: "Continua a giocare",
    calledBack: "Ti aspettano nella tua stanza. Questa partita resta per dopo.",
    toRoom: "Vai alla tua stanza",
    notYet: "Non ancora",
    notKept: "Questo browser non conserva nulla: la partita dura quanto questa pagina.",
    weak: "Questo browser lascia pensare poco la pagina: il computer gioca al massimo al livello 4.",
  },
  computer: ({ board, result }) => ({
    app: { roomTitle: () => "Il computer · Kingrow" },
    room: {
      opponent: "Computer",
      opponentsTurn: "Tocca al computer",
      opponentsCaptures: (count) => `Il computer ha mangiato ${count} pezzi su 12`,
    },
    board: computersBoard(board, "Questo pezzo è del computer"),
    result: {
      newOpponent: "Nuova partita",
      opponentsScore: "Prese del computer:",
      agreed: "I colori si scambiano! Comincia un'altra partita",
      reasons: {
        won: { "no-moves": "Il computer non può più muovere." },
        lost: result.reasons.lost,
        draw: { ...result.reasons.draw, agreement: "Il computer ha accettato." },
      },
    },
    actions: {
      resignText: "Vince il computer.",
      offerText: "Il computer guarda la damiera prima di rispondere.",
      offerSent: "Il computer valuta la tua offerta.",
      drawDeclined: "Il computer continua a giocare.",
      takeback: "Ritira la tua mossa",
      takebackSent: "La tua mossa viene ritirata.",
    },
  }),
  said: {
    opponentMoved: (move) => `Computer: ${move}`,
    takebackSent: "Mossa ritirata.",
    rematchAsked: "Un'altra partita.",
    rematchAgreed: "Comincia, a colori scambiati.",
  },
  hint: ({ board }) => ({ board: hintBoard(board, "la tua prossima mossa", "il suggerimento") }),
};
