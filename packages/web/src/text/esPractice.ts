// Jugar contra el ordenador, en español.
import type { PracticeTexts } from "./enPractice.ts";
import { computersBoard, hintBoard } from "./localBoard.ts";

export const esPractice: PracticeTexts = {
  practice: {
    title: "Jugar con el ordenador",
    tabTitle: "Jugar con el ordenador · Kingrow",
    intro: "Juega aquí, en tu dispositivo: nadie espera y no hace falta red.",
    level: "Nivel",
    levels: ["Suave", "Fácil", "Informal", "Sólido", "Atento", "Fuerte", "Agudo", "Maestro"],
    about: [
      "Regala una pieza de vez en cuando.",
      "Ve poco y perdona mucho.",
      "Te sigue el juego y comete errores.",
      "Se lleva lo que le dejas.",
      "Mira antes de saltar.",
      "Comete pocos errores.",
      "Ve venir una trampa.",
      "Juega lo mejor que encuentra en un segundo.",
    ],
    levelIs: (level, word) => `Nivel ${level} · ${word}`,
    side: "Juegas con",
    sides: { black: "Negras", white: "Blancas", chance: "Al azar" },
    start: "Empezar",
    hint: "Pista",
    hintIs: (move) => `Pista: ${move}.`,
    exit: "Vestíbulo",
    another: "Otra partida",
    anotherTitle: "¿Dejar esta partida?",
    anotherText: "La partida se pierde y empieza otra.",
    anotherNo: "Seguir jugando",
    calledBack: "Te esperan en tu sala. Esta partida se guarda para después.",
    toRoom: "Ir a tu sala",
    notYet: "Todavía no",
    notKept: "Este navegador no guarda nada: la partida dura lo que dure esta página.",
    weak: "Este navegador deja pensar poco a la página: el ordenador juega como mucho en el nivel 4.",
  },
  computer: ({ board, result }) => ({
    app: { roomTitle: () => "El ordenador · Kingrow" },
    room: {
      opponent: "Ordenador",
      opponentsTurn: "Turno del ordenador",
      opponentsCaptures: (count) => `El ordenador ha capturado ${count} de 12`,
    },
    board: computersBoard(board, "Esta pieza es del ordenador"),
    result: {
      newOpponent: "Otra partida",
      opponentsScore: "Capturas del ordenador:",
      agreed: "¡Se cambian los colores! Empieza otra partida",
      reasons: {
        won: { "no-moves": "El ordenador no puede mover." },
        lost: result.reasons.lost,
        draw: { ...result.reasons.draw, agreement: "El ordenador aceptó." },
      },
    },
    actions: {
      resignText: "Ganará el ordenador.",
      offerText: "El ordenador mira el tablero antes de responder.",
      offerSent: "El ordenador estudia tu oferta.",
      drawDeclined: "El ordenador sigue jugando.",
      takeback: "Deshacer tu jugada",
      takebackSent: "Se deshace tu jugada.",
    },
  }),
  said: {
    opponentMoved: (move) => `Ordenador: ${move}`,
    takebackSent: "Se deshace.",
    rematchAsked: "Otra partida.",
    rematchAgreed: "Empieza, con los colores cambiados.",
  },
  hint: ({ board }) => ({ board: hintBoard(board, "tu próxima jugada", "la pista") }),
};
