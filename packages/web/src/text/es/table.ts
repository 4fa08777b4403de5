// Dos en un dispositivo, en español.
import type { Color } from "@kingrow/rules";
import type { TableTexts } from "../en/table.ts";
import { sharedBoard } from "../words/localBoard.ts";

const SIDES: Record<Color, string> = { black: "negras", white: "blancas" };
const LABELS: Record<Color, string> = { black: "Negras", white: "Blancas" };

export const esTable: TableTexts = {
  table: {
    title: "Dos en un dispositivo",
    tabTitle: "Dos en un dispositivo · Kingrow",
    turns: "Girar el tablero después de cada jugada",
    exit: "Vestíbulo",
    another: "Otra partida",
    anotherTitle: "¿Dejar esta partida?",
    anotherText: "La partida se pierde y empieza otra.",
    anotherNo: "Seguir jugando",
    elsewhere: "Esta partida está abierta en otra pestaña",
    elsewhereText: "Continúa allí y no se pierde nada.",
    here: "Seguir aquí",
    notKept: "Este navegador no guarda nada: la partida dura lo que dure esta página.",
  },
  both: ({ board, result }, here) => {
    const other = here === "black" ? "white" : "black";
    const [mine, theirs] = [SIDES[here], SIDES[other]];
    const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
    return {
      room: {
        you: mineLabel,
        yourTurn: `Turno de las ${mine}`,
        yourCaptures: (count) => `Las ${mine} han capturado ${count} de 12`,
        opponent: theirsLabel,
        opponentsTurn: `Turno de las ${theirs}`,
        opponentsCaptures: (count) => `Las ${theirs} han capturado ${count} de 12`,
      },
      board: sharedBoard(board, `Mueven las ${mine}`),
      result: {
        newOpponent: "Otra partida",
        won: `¡Ganan las ${mine}!`,
        lost: `¡Ganan las ${theirs}!`,
        yourScore: `${mineLabel}:`,
        opponentsScore: `${theirsLabel}:`,
        agreed: "Empieza otra partida",
        reasons: {
          won: {
            "no-moves": `Las ${theirs} no pueden mover.`,
            resigned: `Las ${theirs} han abandonado.`,
          },
          lost: {},
          draw: { ...result.reasons.draw, agreement: "De común acuerdo." },
        },
      },
      actions: {
        resignTitle: `¿Abandonan las ${mine}?`,
        resignText: `Ganarán las ${theirs}.`,
        offerDraw: "Tablas",
        offerTitle: "¿Tablas?",
        offerText: "La partida acaba en tablas si los dos estáis de acuerdo.",
        offerNo: "Seguir jugando",
        offerSent: "Los dos acordáis tablas.",
        takeback: "Deshacer la última jugada",
        takebackSent: "Se deshace la jugada.",
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
      yourTurn: `Mueven las ${mine}.`,
      gameBegins: () => "Empieza la partida.",
      over: {
        won: `La partida ha terminado: ganan las ${mine}.`,
        lost: `La partida ha terminado: ganan las ${theirs}.`,
        draw: "La partida ha terminado en tablas.",
      },
      drawSent: "Los dos de acuerdo.",
      takebackSent: "Se deshace.",
      rematchAsked: "Otra partida.",
      rematchAgreed: "Empieza.",
    };
  },
};
