// Jouer contre l'ordinateur, en français.
import type { PracticeTexts } from "../en/practice.ts";
import { computersBoard, hintBoard } from "../words/localBoard.ts";

export const frPractice: PracticeTexts = {
  practice: {
    title: "Jouer contre l'ordinateur",
    tabTitle: "Jouer contre l'ordinateur · Kingrow",
    intro:
      "Il joue ici, sur ton appareil\u00A0: personne n'attend, et aucun réseau n'est nécessaire.",
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
    levelIs: (level, word) => `Niveau\u00A0${level}\u00A0· ${word}`,
    side: "Tu joues",
    sides: { black: "Noirs", white: "Blancs", chance: "Au hasard" },
    start: "Commencer",
    shots: "Coups gagnants à trouver",
    analysis: "Damier d'analyse",
    hint: "Indice",
    hintIs: (move) => `Indice\u00A0: ${move}.`,
    exit: "Salon",
    another: "Nouvelle partie",
    anotherTitle: "Arrêter cette partie\u00A0?",
    anotherText: "La partie est perdue, et une autre commence.",
    anotherNo: "Continuer",
    calledBack: "On t'attend dans ta salle. Cette partie est gardée pour plus tard.",
    toRoom: "Aller dans ta salle",
    notYet: "Pas encore",
    elsewhere: "Cette partie est ouverte dans un autre onglet",
    elsewhereText: "Elle continue là-bas, rien n'est perdu.",
    here: "Continuer ici",
    notKept: "Ce navigateur ne garde rien\u00A0: la partie dure autant que cette page.",
    weak: "Ce navigateur laisse peu réfléchir la page\u00A0: l'ordinateur joue au plus au niveau 4.",
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
      opponentsScore: "Prises de l'ordinateur\u00A0:",
      agreed: "Les couleurs changent\u00A0! Une autre partie commence",
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
    opponentMoved: (move) => `Ordinateur\u00A0: ${move}`,
    takebackSent: "Coup repris.",
    rematchAsked: "Une autre partie.",
    rematchAgreed: "Elle commence, les couleurs changent.",
  },
  hint: ({ board }) => ({ board: hintBoard(board, "ton prochain coup", "l'indice") }),
};
