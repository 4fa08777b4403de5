// Was die Seite im Spiel und danach sagt, auf Deutsch, und was erst auf Wunsch zu lesen ist.
import { deBoard } from "./deBoard.ts";
import { dePlay } from "./dePlay.ts";
import { deRecord } from "./deRecord.ts";
import { deSay } from "./deSay.ts";
import type { LaterTexts } from "./texts.ts";

const REASONS: LaterTexts["result"]["reasons"] = {
  won: {
    "no-moves": "Dein Gegner kann nicht mehr ziehen.",
    resigned: "Dein Gegner hat aufgegeben.",
    left: "Dein Gegner hat das Spiel verlassen.",
    absent: "Dein Gegner war zu lange weg.",
    claimed: "Du hast den Sieg beansprucht: Dein Gegner war zu lange weg.",
    time: "Die Zeit deines Gegners ist abgelaufen.",
  },
  lost: {
    "no-moves": "Du kannst nicht mehr ziehen.",
    resigned: "Du hast aufgegeben.",
    left: "Du hast das Spiel verlassen.",
    absent: "Du warst zu lange weg.",
    claimed: "Du warst zu lange weg, und dein Gegner hat den Sieg beansprucht.",
    time: "Deine Zeit ist abgelaufen.",
  },
  draw: {
    repetition: "Dieselbe Stellung stand zum dritten Mal auf dem Brett.",
    quiet: "Je 40 Züge, ohne dass geschlagen oder ein Stein vorgerückt wurde.",
    agreement: "Ihr habt euch auf Remis geeinigt.",
  },
};

export const deLater: LaterTexts = {
  board: deBoard,
  play: dePlay,
  record: deRecord,
  say: deSay,

  calls: {
    turn: "Du bist am Zug",
    arrived: "Dein Gegner ist da",
    claimable: "Du kannst den Sieg beanspruchen",
  },
  calledTitle: (call) => `${call} · Kingrow`,

  result: {
    gameOver: "SPIELENDE",
    won: "Gewonnen!",
    lost: "Verloren!",
    draw: "Remis",
    yourScore: "Deine Punkte:",
    opponentsScore: "Punkte des Gegners:",
    playAgain: "Noch einmal",
    waitingForAgreement: "Warten, ob dein Gegner zustimmt",
    agreed: "Dein Gegner ist dabei! Das nächste Spiel beginnt",
    newOpponent: "Neuer Gegner",
    series: (mine, theirs, draws) =>
      `Stand ${mine}:${theirs}${draws === 0 ? "" : `, ${draws} remis`}`,
    lastMove: (move) => `Letzter Zug ${move}`,
    opponentAsks: "Dein Gegner möchte noch einmal spielen.",
    opponentGone: "Dein Gegner ist gegangen. „Noch einmal“ öffnet deinen Raum für jemand anderen.",
    reasons: REASONS,
  },

  actions: {
    label: "Spiel",
    resign: "Aufgeben",
    resignTitle: "Dieses Spiel aufgeben?",
    resignText: "Dein Gegner gewinnt.",
    resignNo: "Weiterspielen",
    offerDraw: "Remis anbieten",
    offerTitle: "Remis anbieten?",
    offerText: "Nach deinem nächsten Zug kannst du es wieder anbieten.",
    offerNo: "Jetzt nicht",
    offered: "Remis angeboten",
    offerSent: "Du hast Remis angeboten.",
    offerReceived: "Dein Gegner bietet Remis an.",
    takeback: "Um Zurücknehmen des Zugs bitten",
    takebackSent: "Du hast gebeten, deinen Zug zurückzunehmen.",
    takebackReceived: "Dein Gegner möchte einen Zug zurücknehmen.",
    drawDeclined: "Dein Remisangebot wurde abgelehnt.",
    takebackDeclined: "Dein Zug bleibt stehen: Die Bitte wurde abgelehnt.",
    accept: "Annehmen",
    decline: "Ablehnen",
    leaveTitle: "Dieses Spiel verlassen?",
    leaveText: "Das Spiel läuft noch. Wer geht, verliert es.",
    leaveYes: "Gehen und verlieren",
    leaveNo: "Bleiben",
  },

  draw: {
    repetition: "Diese Stellung stand schon einmal. Beim dritten Mal ist es remis.",
    quiet: (plies, of) =>
      `${Math.floor(plies / 2)} von je ${of / 2} Zügen, ohne zu schlagen oder einen Stein vorzurücken; dann ist es remis.`,
  },

  absence: {
    away: (claimIn, endIn) =>
      `Dein Gegner ist weg. In ${claimIn} kannst du den Sieg beanspruchen; in ${endIn} endet das Spiel.`,
    idle: (claimIn, endIn) =>
      `Dein Gegner braucht lange. In ${claimIn} kannst du den Sieg beanspruchen; in ${endIn} endet das Spiel.`,
    claimable: (endIn) => `Dein Gegner braucht zu lange; in ${endIn} endet das Spiel.`,
    claim: "Sieg beanspruchen",
    yourClock: (claimIn, endIn) =>
      `Du bist am Zug. In ${claimIn} kann dein Gegner den Sieg beanspruchen; in ${endIn} endet das Spiel.`,
    yourClockOver: (endIn) =>
      `Du bist am Zug. Dein Gegner kann jetzt den Sieg beanspruchen; in ${endIn} endet das Spiel.`,
    gone: "Die Verbindung deines Gegners ist weg. Der Platz bleibt ihm eine Weile.",
    goneUntil: (freeIn) =>
      `Die Verbindung deines Gegners ist weg. In ${freeIn} wird der Platz frei.`,
    badge: (left) => (left === undefined ? "Nicht da" : `Nicht da ${left}`),
    release: "Platz freigeben",
    missed: (moves) => `Während du weg warst: ${moves}.`,
  },
};
