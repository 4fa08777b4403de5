// Ce que la page dit en français pendant une partie.
import { frBoard } from "./board.ts";
import type { LaterTexts } from "../en/texts.ts";

export const frLater: LaterTexts = {
  ...frBoard,

  say: {
    youMoved: (move) => `Toi\u00A0: ${move}`,
    opponentMoved: (move) => `Adversaire\u00A0: ${move}`,
    goesOn: (from, to) => `${from} saute en ${to} et continue.`,
    via: " puis ",
    notBegun: "La partie n'a pas commencé.",
    score: (mine, theirs) => `Prises\u00A0: ${mine} pour toi, ${theirs} pour ton adversaire.`,
    lastMove: "Dernier coup\u00A0:",
    yourTurn: "C'est à toi.",
    gameBegins: (color) => `La partie commence. Tu as les ${color.toLowerCase()}.`,
    over: {
      won: "La partie est finie, tu as gagné.",
      lost: "La partie est finie, tu as perdu.",
      draw: "La partie est finie, elle est nulle.",
    },
    premove: (move) => `Gardé pour ton prochain coup\u00A0: ${move}.`,
    premoveForgotten: "Ton prochain coup est de nouveau libre.",
    premoveDropped: (move) => `Ton prochain coup ${move} n'est pas possible.`,
    chosen: (move) => `Choisi\u00A0: ${move}. Entrée confirme, Échap annule.`,
    takenBack: "Annulé.",
    drawOffered: "On te propose la nulle.",
    drawSent: "Tu as proposé la nulle.",
    drawTurnedDown: "Tu as refusé la nulle.",
    takebackAsked: "Ton adversaire demande à reprendre un coup.",
    takebackSent: "Tu as demandé à reprendre ton coup.",
    takebackDone: "Le coup a été repris.",
    takebackTurnedDown: "Le coup reste joué.",
    opponentJoined: "Quelqu'un s'est assis en face de toi.",
    opponentLeft: "La place en face de toi est vide.",
    ready: "Tu es prêt.",
    unready: "Tu n'es plus prêt.",
    opponentReady: "Ton adversaire est prêt.",
    opponentUnready: "Ton adversaire n'est plus prêt.",
    rematchAsked: "Tu as demandé une autre partie.",
    rematchWanted: "Ton adversaire demande une autre partie.",
    rematchAgreed: "Vous voulez tous deux une autre partie. Elle commence.",
    halfMinute: "Encore trente secondes.",
    tenSeconds: "Encore dix secondes.",
    watching: (count) => `Spectateurs en ce moment\u00A0: ${count}.`,
    away: "Ton adversaire s'est absenté.",
    back: "Ton adversaire est revenu.",
    slow: "Ton adversaire réfléchit longtemps.",
    claimable: "Tu peux maintenant réclamer la victoire.",
    ownSlow: "Ton temps court. Joue, s'il te plaît.",
    ownClaimable: "Ton temps est écoulé\u00A0: ton adversaire peut réclamer la victoire.",
  },

  calls: {
    turn: "À toi de jouer",
    arrived: "Ton adversaire est là",
    claimable: "Tu peux réclamer la victoire",
  },
  calledTitle: (call) => `${call} · Kingrow`,

  result: {
    gameOver: "PARTIE TERMINÉE",
    won: "Tu as gagné\u00A0!",
    lost: "Tu as perdu\u00A0!",
    draw: "Nulle",
    yourScore: "Tes prises\u00A0:",
    opponentsScore: "Prises de l'adversaire\u00A0:",
    playAgain: "Rejouer",
    waitingForAgreement: "En attente de l'accord de l'adversaire",
    agreed: "Ton adversaire est d'accord\u00A0! La partie suivante commence",
    newOpponent: "Autre adversaire",
    series: (mine, theirs, draws) =>
      `Série ${mine}–${theirs}${draws === 0 ? "" : `, nulles\u00A0: ${draws}`}`,
    lastMove: (move) => `Dernier coup ${move}`,
    opponentAsks: "Ton adversaire aimerait rejouer.",
    opponentGone:
      "Ton adversaire est parti. «\u00A0Rejouer\u00A0» ouvre ta salle à quelqu'un d'autre.",
    reasons: {
      won: {
        "no-moves": "Ton adversaire ne peut plus jouer.",
        resigned: "Ton adversaire a abandonné.",
        left: "Ton adversaire a quitté la partie.",
        absent: "Ton adversaire a été absent trop longtemps.",
        claimed: "Tu as réclamé la victoire\u00A0: ton adversaire a été absent trop longtemps.",
        time: "Ton adversaire n'a plus de temps.",
      },
      lost: {
        "no-moves": "Tu ne peux plus jouer.",
        resigned: "Tu as abandonné.",
        left: "Tu as quitté la partie.",
        absent: "Tu as été absent trop longtemps.",
        claimed: "Tu as été absent trop longtemps et ton adversaire a réclamé la victoire.",
        time: "Tu n'as plus de temps.",
      },
      draw: {
        repetition: "La même position est apparue pour la troisième fois.",
        quiet: "40 coups de chaque côté sans prise ni avance de pion.",
        agreement: "Nulle d'un commun accord.",
      },
    },
  },

  actions: {
    label: "Partie",
    resign: "Abandonner",
    resignTitle: "Abandonner cette partie\u00A0?",
    resignText: "Ton adversaire gagnera.",
    resignNo: "Continuer",
    offerDraw: "Proposer nulle",
    offerTitle: "Proposer la nulle\u00A0?",
    offerText: "Tu pourras la reproposer après ton prochain coup.",
    offerNo: "Pas maintenant",
    offered: "Nulle proposée",
    offerSent: "Tu as proposé la nulle.",
    offerReceived: "Ton adversaire propose la nulle.",
    takeback: "Demander à reprendre le coup",
    takebackSent: "Tu as demandé à reprendre ton coup.",
    takebackReceived: "Ton adversaire demande à reprendre un coup.",
    drawDeclined: "Ta proposition de nulle a été refusée.",
    takebackDeclined: "Ton coup reste joué\u00A0: la demande a été refusée.",
    accept: "Accepter",
    decline: "Refuser",
    leaveTitle: "Quitter cette partie\u00A0?",
    leaveText: "La partie est en cours. Qui s'en va la perd.",
    leaveYes: "Partir et perdre",
    leaveNo: "Rester",
  },

  draw: {
    repetition: "Cette position est déjà apparue. À la troisième fois, la partie est nulle.",
    quiet: (plies, of) =>
      `${Math.floor(plies / 2)} coups sur ${of / 2} de chaque côté sans prise ni avance de pion\u00A0; ensuite, nulle.`,
  },

  absence: {
    away: (claimIn, endIn) =>
      `Ton adversaire est absent. Dans ${claimIn} tu peux réclamer la victoire\u00A0; dans ${endIn} la partie finit.`,
    idle: (claimIn, endIn) =>
      `Ton adversaire tarde. Dans ${claimIn} tu peux réclamer la victoire\u00A0; dans ${endIn} la partie finit.`,
    claimable: (endIn) => `Ton adversaire tarde trop\u00A0; la partie finit dans ${endIn}.`,
    claim: "Réclamer la victoire",
    yourClock: (claimIn, endIn) =>
      `À toi. Dans ${claimIn} ton adversaire peut réclamer la victoire\u00A0; dans ${endIn} la partie finit.`,
    yourClockOver: (endIn) =>
      `À toi. Ton adversaire peut réclamer la victoire\u00A0; la partie finit dans ${endIn}.`,
    gone: "Ton adversaire est déconnecté. Qui vient maintenant prend sa place.",
    goneUntil: (freeIn) => `Ton adversaire est déconnecté. Sa place se libère dans ${freeIn}.`,
    badge: (left) => (left === undefined ? "Absent" : `Absent ${left}`),
    release: "Libérer la place",
    missed: (moves) => `Pendant ton absence\u00A0: ${moves}.`,
  },
};
