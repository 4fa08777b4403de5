// Wat de pagina in het Nederlands zegt tijdens een partij.
import { nlBoard } from "./board.ts";
import type { LaterTexts } from "../en/texts.ts";

export const nlLater: LaterTexts = {
  ...nlBoard,

  say: {
    youMoved: (move) => `Jij: ${move}`,
    opponentMoved: (move) => `Tegenstander: ${move}`,
    goesOn: (from, to) => `${from} springt naar ${to} en gaat door.`,
    via: " naar ",
    notBegun: "De partij is nog niet begonnen.",
    score: (mine, theirs) => `Je hebt er ${mine} geslagen, je tegenstander ${theirs}.`,
    lastMove: "Laatste zet:",
    yourTurn: "Jij bent nu aan zet.",
    gameBegins: (color) => `De partij begint. Je speelt met ${color.toLowerCase()}.`,
    over: {
      won: "De partij is uit, je hebt gewonnen.",
      lost: "De partij is uit, je hebt verloren.",
      draw: "De partij is uit, niemand heeft gewonnen.",
    },
    premove: (move) => `Onthouden voor je volgende zet: ${move}.`,
    premoveForgotten: "Je volgende zet is weer open.",
    premoveDropped: (move) => `Je volgende zet ${move} kan niet.`,
    chosen: (move) => `Gekozen: ${move}. Enter bevestigt, Escape neemt terug.`,
    takenBack: "Teruggenomen.",
    drawOffered: "Je krijgt remise aangeboden.",
    drawSent: "Je hebt remise aangeboden.",
    drawTurnedDown: "Je hebt de remise afgeslagen.",
    takebackAsked: "Je tegenstander wil een zet terugnemen.",
    takebackSent: "Je hebt gevraagd je zet terug te nemen.",
    takebackDone: "De zet is teruggenomen.",
    takebackTurnedDown: "De zet blijft staan.",
    opponentJoined: "Er is iemand tegenover je gaan zitten.",
    opponentLeft: "De plaats tegenover je is leeg.",
    ready: "Je bent nu klaar.",
    unready: "Je bent niet meer klaar.",
    opponentReady: "Je tegenstander is klaar.",
    opponentUnready: "Je tegenstander is niet meer klaar.",
    rematchAsked: "Je hebt om nog een partij gevraagd.",
    rematchWanted: "Je tegenstander vraagt om nog een partij.",
    rematchAgreed: "Jullie willen allebei nog een partij. Die begint nu.",
    halfMinute: "Nog dertig seconden.",
    tenSeconds: "Nog tien seconden.",
    watching: (count) => `Nu kijken er: ${count}.`,
    away: "Je tegenstander is even weg.",
    back: "Je tegenstander is terug.",
    slow: "Je tegenstander denkt lang na.",
    claimable: "Je kunt nu de winst opeisen.",
    ownSlow: "Je tijd loopt. Doe een zet.",
    ownClaimable: "Je tijd is om: je tegenstander kan de winst opeisen.",
  },

  calls: {
    turn: "Jij bent aan zet",
    arrived: "Je tegenstander is er",
    claimable: "Je kunt de winst opeisen",
  },
  calledTitle: (call) => `${call} · Kingrow`,

  result: {
    gameOver: "EINDE PARTIJ",
    won: "Gewonnen!",
    lost: "Verloren!",
    draw: "Remise",
    yourScore: "Jouw score:",
    opponentsScore: "Score tegenstander:",
    playAgain: "Nog een keer",
    waitingForAgreement: "Wachten of je tegenstander het wil",
    agreed: "Je tegenstander doet mee! De volgende partij begint",
    newOpponent: "Nieuwe speler",
    series: (mine, theirs, draws) =>
      `Stand ${mine}–${theirs}${draws === 0 ? "" : `, remises: ${draws}`}`,
    lastMove: (move) => `Laatste zet ${move}`,
    opponentAsks: "Je tegenstander wil nog een keer spelen.",
    opponentGone: "Je tegenstander is weg. Met ‘Nog een keer’ opent je kamer voor iemand anders.",
    reasons: {
      won: {
        "no-moves": "Je tegenstander kan niet meer zetten.",
        resigned: "Je tegenstander heeft opgegeven.",
        left: "Je tegenstander heeft de partij verlaten.",
        absent: "Je tegenstander was te lang weg.",
        claimed: "Je hebt de winst opgeëist: je tegenstander was te lang weg.",
        time: "De tijd van je tegenstander is om.",
      },
      lost: {
        "no-moves": "Je kunt niet meer zetten.",
        resigned: "Je hebt opgegeven.",
        left: "Je hebt de partij verlaten.",
        absent: "Je was te lang weg.",
        claimed: "Je was te lang weg en je tegenstander heeft de winst opgeëist.",
        time: "Je tijd is om.",
      },
      draw: {
        repetition: "Dezelfde stand kwam voor de derde keer op het bord.",
        quiet: "Aan elke kant 40 zetten zonder slag of schijfzet.",
        agreement: "Jullie werden het eens over remise.",
      },
    },
  },

  actions: {
    label: "Partij",
    resign: "Opgeven",
    resignTitle: "Deze partij opgeven?",
    resignText: "Je tegenstander wint.",
    resignNo: "Doorspelen",
    offerDraw: "Remise bieden",
    offerTitle: "Remise aanbieden?",
    offerText: "Na je volgende zet kun je het weer aanbieden.",
    offerNo: "Nu niet",
    offered: "Remise geboden",
    offerSent: "Je hebt remise aangeboden.",
    offerReceived: "Je tegenstander biedt remise aan.",
    takeback: "Vragen de zet terug te nemen",
    takebackSent: "Je hebt gevraagd je zet terug te nemen.",
    takebackReceived: "Je tegenstander wil een zet terugnemen.",
    drawDeclined: "Je remiseaanbod is afgeslagen.",
    takebackDeclined: "Je zet blijft staan: het verzoek is afgewezen.",
    accept: "Aannemen",
    decline: "Afslaan",
    leaveTitle: "Deze partij verlaten?",
    leaveText: "De partij loopt nog. Wie weggaat, verliest.",
    leaveYes: "Gaan en verliezen",
    leaveNo: "Blijven",
  },

  draw: {
    repetition: "Deze stand kwam al eens voor. De derde keer is het remise.",
    quiet: (plies, of) =>
      `${Math.floor(plies / 2)} van de ${of / 2} zetten per kant zonder slag of schijfzet; dan is het remise.`,
  },

  absence: {
    away: (claimIn, endIn) =>
      `Je tegenstander is weg. Over ${claimIn} kun je de winst opeisen; over ${endIn} eindigt de partij.`,
    idle: (claimIn, endIn) =>
      `Je tegenstander doet er lang over. Over ${claimIn} kun je de winst opeisen; over ${endIn} eindigt de partij.`,
    claimable: (endIn) => `Je tegenstander doet er te lang over; over ${endIn} eindigt de partij.`,
    claim: "Winst opeisen",
    yourClock: (claimIn, endIn) =>
      `Jij bent aan zet. Over ${claimIn} kan je tegenstander de winst opeisen; over ${endIn} eindigt de partij.`,
    yourClockOver: (endIn) =>
      `Jij bent aan zet. Je tegenstander kan nu de winst opeisen; over ${endIn} eindigt de partij.`,
    gone: "De verbinding van je tegenstander is weg. Wie nu komt, krijgt de plaats.",
    goneUntil: (freeIn) =>
      `De verbinding van je tegenstander is weg. Over ${freeIn} komt de plaats vrij.`,
    badge: (left) => (left === undefined ? "Weg" : `Weg ${left}`),
    release: "Plaats vrijmaken",
    missed: (moves) => `Terwijl je weg was: ${moves}.`,
  },
};
