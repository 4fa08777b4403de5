// Was die Seite im Spiel und danach auf Deutsch sagt.
import { deBoard } from "./board.ts";
import type { LaterTexts } from "../en/texts.ts";

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
    aborted: "Der erste Zug kam nicht rechtzeitig. Niemand verliert.",
  },
};

export const deLater: LaterTexts = {
  ...deBoard,

  say: {
    youMoved: (move) => `Du: ${move}`,
    opponentMoved: (move) => `Gegner: ${move}`,
    goesOn: (from, to) => `${from} springt nach ${to} und weiter.`,
    via: " nach ",
    notBegun: "Das Spiel hat noch nicht begonnen.",
    score: (mine, theirs) => `Du hast ${mine} geschlagen, dein Gegner ${theirs}.`,
    lastMove: "Letzter Zug:",
    yourTurn: "Jetzt ziehst du.",
    gameBegins: (color) => `Das Spiel beginnt. Du spielst ${color}.`,
    over: {
      won: "Das Spiel ist aus, du hast gewonnen.",
      lost: "Das Spiel ist aus, du hast verloren.",
      draw: "Das Spiel ist aus, niemand hat gewonnen.",
    },
    premove: (move) => `Für deinen nächsten Zug gemerkt: ${move}.`,
    premoveForgotten: "Dein nächster Zug ist wieder offen.",
    premoveDropped: (move) => `Dein nächster Zug ${move} ist nicht möglich.`,
    chosen: (move) => `Gewählt: ${move}. Eingabe bestätigt, Escape nimmt zurück.`,
    takenBack: "Zurückgenommen.",
    drawOffered: "Dir wird ein Remis angeboten.",
    drawSent: "Dein Remisangebot ist gemacht.",
    drawTurnedDown: "Du hast das Remis abgelehnt.",
    takebackAsked: "Dein Gegner möchte einen Zug zurücknehmen.",
    takebackSent: "Du hast darum gebeten, deinen Zug zurückzunehmen.",
    takebackDone: "Der Zug ist zurückgenommen.",
    takebackTurnedDown: "Der Zug bleibt stehen.",
    opponentJoined: "Jemand hat sich zu dir gesetzt.",
    opponentLeft: "Der Platz dir gegenüber ist leer.",
    ready: "Du bist jetzt bereit.",
    unready: "Du bist nicht mehr bereit.",
    opponentReady: "Dein Gegner ist bereit.",
    opponentUnready: "Dein Gegner ist nicht mehr bereit.",
    rematchAsked: "Du hast um ein neues Spiel gebeten.",
    rematchWanted: "Dein Gegner bittet um ein neues Spiel.",
    rematchAgreed: "Ihr wollt beide noch ein Spiel. Es beginnt.",
    halfMinute: "Noch dreißig Sekunden.",
    tenSeconds: "Noch zehn Sekunden.",
    watching: (count) => `Jetzt schauen zu: ${count}.`,
    away: "Dein Gegner ist gerade weg.",
    back: "Dein Gegner ist wieder da.",
    slow: "Dein Gegner überlegt schon lange.",
    claimable: "Du kannst jetzt den Sieg beanspruchen.",
    ownSlow: "Deine Zeit läuft. Bitte zieh.",
    ownClaimable: "Deine Zeit ist um: Dein Gegner kann den Sieg beanspruchen.",
  },

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
    aborted: "Spiel abgebrochen",
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
    takeback: "Um Rücknahme des Zugs bitten",
    takebackSent: "Du hast darum gebeten, deinen Zug zurückzunehmen.",
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
    gone: "Die Verbindung deines Gegners ist weg. Wer als Nächstes kommt, bekommt den Platz.",
    goneUntil: (freeIn) =>
      `Die Verbindung deines Gegners ist weg. In ${freeIn} wird der Platz frei.`,
    badge: (left) => (left === undefined ? "Nicht da" : `Nicht da ${left}`),
    release: "Platz freigeben",
    notReady: "Dein Gegner ist nicht bereit. Einen anderen suchen?",
    findAnother: "Anderen Gegner suchen",
    guestNotReady:
      "Dein Gegner ist nicht bereit. Du kannst den Platz für jemand anderen freigeben.",
    notBegun: "Dein Gegner hat noch nicht gezogen. Du kannst gehen, ohne zu verlieren.",
    missed: (moves) => `Während du weg warst: ${moves}.`,
  },
};
