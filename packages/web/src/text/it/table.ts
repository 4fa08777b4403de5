// In due su un dispositivo, in italiano.
import type { Color } from "@kingrow/rules";
import type { TableTexts } from "../en/table.ts";
import { sharedBoard } from "../words/localBoard.ts";

const SIDES: Record<Color, string> = { black: "nero", white: "bianco" };
const LABELS: Record<Color, string> = { black: "Nero", white: "Bianco" };

export const itTable: TableTexts = {
  table: {
    title: "In due su un dispositivo",
    tabTitle: "In due su un dispositivo · Kingrow",
    turns: "Gira la damiera dopo ogni mossa",
    exit: "Ingresso",
    another: "Nuova partita",
    anotherTitle: "Lasciare questa partita?",
    anotherText: "La partita va persa e ne comincia una nuova.",
    anotherNo: "Continua a giocare",
    elsewhere: "Questa partita è aperta in un'altra scheda",
    elsewhereText: "Continua lì e nulla va perso.",
    here: "Continua qui",
    notKept: "Questo browser non conserva nulla: la partita dura quanto questa pagina.",
  },
  both: ({ board, result }, here) => {
    const other = here === "black" ? "white" : "black";
    const [mine, theirs] = [SIDES[here], SIDES[other]];
    const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
    return {
      room: {
        you: mineLabel,
        yourTurn: `Tocca al ${mine}`,
        yourCaptures: (count) => `Il ${mine} ha mangiato ${count} pezzi su 12`,
        opponent: theirsLabel,
        opponentsTurn: `Tocca al ${theirs}`,
        opponentsCaptures: (count) => `Il ${theirs} ha mangiato ${count} pezzi su 12`,
      },
      board: sharedBoard(board, `Tocca al ${mine}`),
      result: {
        newOpponent: "Nuova partita",
        won: `Vince il ${mine}!`,
        lost: `Vince il ${theirs}!`,
        yourScore: `${mineLabel}:`,
        opponentsScore: `${theirsLabel}:`,
        agreed: "Comincia un'altra partita",
        reasons: {
          won: {
            "no-moves": `Il ${theirs} non può più muovere.`,
            resigned: `Il ${theirs} ha abbandonato.`,
          },
          lost: {},
          draw: { ...result.reasons.draw, agreement: "Di comune accordo." },
        },
      },
      actions: {
        resignTitle: `Il ${mine} abbandona?`,
        resignText: `Vince il ${theirs}.`,
        offerDraw: "Patta",
        offerTitle: "Patta?",
        offerText: "La partita è patta se siete d'accordo tutti e due.",
        offerNo: "Continua a giocare",
        offerSent: "Vi accordate per la patta.",
        takeback: "Ritira l'ultima mossa",
        takebackSent: "La mossa viene ritirata.",
      },
    };
  },
  said: (here) => {
    const other = here === "black" ? "white" : "black";
    const [mine, theirs] = [SIDES[here], SIDES[other]];
    const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
    return {
      youMoved: (move) => `${mineLabel}: ${move}`,
      opponentMoved: (move) => `${theirsLabel}: ${move}`,
      yourTurn: `Tocca al ${mine}.`,
      gameBegins: () => "La partita comincia.",
      over: {
        won: `La partita è finita: ha vinto il ${mine}.`,
        lost: `La partita è finita: ha vinto il ${theirs}.`,
        draw: "La partita è finita in patta.",
      },
      drawSent: "Siete d'accordo.",
      takebackSent: "Mossa ritirata.",
      rematchAsked: "Un'altra partita.",
      rematchAgreed: "Comincia.",
    };
  },
};
