// Jouer contre l'ordinateur, en français.
import type { PracticeTexts } from "./enPractice.ts";
import { computersBoard, hintBoard } from "./localBoard.ts";

export const frPractice: PracticeTexts = {
  practice: {
    title: "Jouer contre l'ordinateur",
    tabTitle: "Jouer contre l'ordinateur · Kingrow",
    intro: "Il joue ici, sur ton appareil : personne n'attend, et aucun réseau n'est nécessaire.",
    level: "Niveau",
    levels: ["Doux", "Facile", "Détendu", "Solide", "Vigilant", "Fort", "Affûté", "Maître"],
    about: [
      "Donne un pion de temps en temps.",
      "Voit peu et pardonne beaucoup.",
      "Suit le jeu et fait des erreurs.",
      "Prend ce que tu lui laisses.",
      "Regarde avant de sauter.",
      "Fait peu d'erreurs.",
      "Voit venir un piège.",
      "Joue le meilleur coup trouvé en une seconde.",
    ],
    levelIs: (level, word) => `Niveau ${level} · ${word}`,
    side: "Tu joues",
    sides: { black: "Noirs", white: "Blancs", chance: "Au hasard" },
    start: "Commencer",
    hint: "Indice",
    hintIs: (move) => `Indice : ${move}.`,
    exit: "Salon",
    another: "Nouvelle partie",
    anotherTitle: "Arrêter cette partie ?",
    anotherText: "La partie est perdue, et une autre commence.",
    anotherNo: "Continuer",
    calledBack: "On t'attend dans ta salle. Cette partie est gardée pour plus tard.",
    toRoom: "Aller dans ta salle",
    notYet: "Pas encore",
    notKept: "Ce navigateur ne garde rien : la partie dure autant que cette page.",
    weak: "Ce navigateur laisse peu réfléchir la page : l'ordinateur joue au plus au niveau 4.",
  },
  computer: ({ board, result }) => ({
    app: { roomTitle: () => "L'ordinateur · Kingrow" },
    room: {
      opponent: "Ordinateur",
      opponentsTurn: "À l'ordinateur",
      opponentsCaptures: (count) => `L'ordinateur a pris ${count} pions sur 12`,
    },
    board: computersBoard(board, "Ce pion est à l'ordinateur"),
    result: {
      newOpponent: "Nouvelle partie",
      opponentsScore: "Prises de l'ordinateur :",
      agreed: "Les couleurs changent ! Une autre partie commence",
      reasons: {
        won: { "no-moves": "L'ordinateur ne peut plus jouer." },
        lost: result.reasons.lost,
        draw: { ...result.reasons.draw, agreement: "L'ordinateur a accepté." },
      },
    },
    actions: {
      resignText: "L'ordinateur gagne.",
      offerText: "L'ordinateur regarde le damier avant de répondre.",
      offerSent: "L'ordinateur étudie ton offre.",
      drawDeclined: "L'ordinateur continue à jouer.",
      takeback: "Reprendre ton coup",
      takebackSent: "Ton coup est repris.",
    },
  }),
  said: {
    opponentMoved: (move) => `Ordinateur : ${move}`,
    takebackSent: "Coup repris.",
    rematchAsked: "Une autre partie.",
    rematchAgreed: "Elle commence, les couleurs changent.",
  },
  hint: ({ board }) => ({ board: hintBoard(board, "ton prochain coup", "l'indice") }),
};
