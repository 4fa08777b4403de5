// Dois em um aparelho, em português.
import type { Color } from "@kingrow/rules";
import type { TableTexts } from "../en/table.ts";
import { sharedBoard } from "../words/localBoard.ts";

const SIDES: Record<Color, string> = { black: "pretas", white: "brancas" };
const LABELS: Record<Color, string> = { black: "Pretas", white: "Brancas" };

export const ptTable: TableTexts = {
  table: {
    title: "Dois em um aparelho",
    tabTitle: "Dois em um aparelho · Kingrow",
    turns: "Virar o tabuleiro depois de cada lance",
    exit: "Saguão",
    another: "Nova partida",
    anotherTitle: "Abandonar esta partida?",
    anotherText: "A partida se perde, e começa uma nova.",
    anotherNo: "Continuar jogando",
    elsewhere: "Esta partida está aberta em outra aba",
    elsewhereText: "Ela continua lá, e nada se perde.",
    here: "Continuar aqui",
    notKept: "Este navegador não guarda nada: a partida dura enquanto esta página durar.",
  },
  both: ({ board, result }, here) => {
    const other = here === "black" ? "white" : "black";
    const [mine, theirs] = [SIDES[here], SIDES[other]];
    const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
    return {
      room: {
        you: mineLabel,
        yourTurn: `Vez das ${mine}`,
        yourCaptures: (count) => `As ${mine} capturaram ${count} de 12`,
        opponent: theirsLabel,
        opponentsTurn: `Vez das ${theirs}`,
        opponentsCaptures: (count) => `As ${theirs} capturaram ${count} de 12`,
      },
      board: sharedBoard(board, `É a vez das ${mine}`),
      result: {
        newOpponent: "Nova partida",
        won: `As ${mine} venceram!`,
        lost: `As ${theirs} venceram!`,
        yourScore: `${mineLabel}:`,
        opponentsScore: `${theirsLabel}:`,
        agreed: "Começa outra partida",
        reasons: {
          won: {
            "no-moves": `As ${theirs} não podem mais jogar.`,
            resigned: `As ${theirs} abandonaram.`,
          },
          lost: {},
          draw: { ...result.reasons.draw, agreement: "De comum acordo." },
        },
      },
      actions: {
        resignTitle: `As ${mine} abandonam?`,
        resignText: `As ${theirs} vencem.`,
        offerDraw: "Empate",
        offerTitle: "Empate?",
        offerText: "A partida empata se os dois estiverem de acordo.",
        offerNo: "Continuar jogando",
        offerSent: "Os dois concordam com o empate.",
        takeback: "Desfazer o último lance",
        takebackSent: "O lance está sendo desfeito.",
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
      yourTurn: `É a vez das ${mine}.`,
      gameBegins: () => "A partida começa.",
      over: {
        won: `A partida acabou: as ${mine} venceram.`,
        lost: `A partida acabou: as ${theirs} venceram.`,
        draw: "A partida acabou em empate.",
      },
      drawSent: "Os dois concordam.",
      takebackSent: "Desfazendo.",
      rematchAsked: "Outra partida.",
      rematchAgreed: "Começa.",
    };
  },
};
