// Jogar com o computador, em português.
import type { PracticeTexts } from "./enPractice.ts";
import { computersBoard, hintBoard } from "./localBoard.ts";

export const ptPractice: PracticeTexts = {
  practice: {
    title: "Jogar com o computador",
    tabTitle: "Jogar com o computador · Kingrow",
    intro: "Ele joga aqui, no seu aparelho: ninguém espera e não é preciso rede.",
    level: "Nível",
    levels: ["Suave", "Fácil", "Descontraído", "Sólido", "Atento", "Forte", "Afiado", "Mestre"],
    about: [
      "Entrega uma pedra de vez em quando.",
      "Vê pouco e perdoa muito.",
      "Joga junto e comete erros.",
      "Leva o que você deixar.",
      "Olha antes de saltar.",
      "Comete poucos erros.",
      "Vê uma armadilha chegando.",
      "Joga o melhor que encontra em um segundo.",
    ],
    levelIs: (level, word) => `Nível ${level} · ${word}`,
    side: "Você joga com",
    sides: { black: "Pretas", white: "Brancas", chance: "Sorteio" },
    start: "Começar",
    hint: "Dica",
    hintIs: (move) => `Dica: ${move}.`,
    exit: "Saguão",
    another: "Nova partida",
    anotherTitle: "Abandonar esta partida?",
    anotherText: "A partida se perde, e começa uma nova.",
    anotherNo: "Continuar jogando",
    calledBack: "Estão esperando na sua sala. Esta partida fica guardada para depois.",
    toRoom: "Ir para a sua sala",
    notYet: "Ainda não",
    notKept: "Este navegador não guarda nada: a partida dura enquanto esta página durar.",
    weak: "Este navegador deixa a página pensar só um pouco: o computador joga no máximo no nível 4.",
  },
  computer: ({ board, result }) => ({
    app: { roomTitle: () => "O computador · Kingrow" },
    room: {
      opponent: "Computador",
      opponentsTurn: "Vez do computador",
      opponentsCaptures: (count) => `O computador capturou ${count} de 12`,
    },
    board: computersBoard(board, "Esta pedra é do computador", ["do adversário", "do computador"]),
    result: {
      newOpponent: "Nova partida",
      opponentsScore: "Capturas do computador:",
      agreed: "As cores trocam! Começa outra partida",
      reasons: {
        won: { "no-moves": "O computador não pode mais jogar." },
        lost: result.reasons.lost,
        draw: { ...result.reasons.draw, agreement: "O computador aceitou." },
      },
    },
    actions: {
      resignText: "O computador vence.",
      offerText: "O computador olha o tabuleiro antes de responder.",
      offerSent: "O computador avalia a sua oferta.",
      drawDeclined: "O computador continua jogando.",
      takeback: "Desfazer o seu lance",
      takebackSent: "O seu lance está sendo desfeito.",
    },
  }),
  said: {
    opponentMoved: (move) => `Computador: ${move}`,
    takebackSent: "Desfazendo.",
    rematchAsked: "Outra partida.",
    rematchAgreed: "Começa, com as cores trocadas.",
  },
  hint: ({ board }) => ({ board: hintBoard(board, "o seu próximo lance", "a dica") }),
};
