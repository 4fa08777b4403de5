// Alles, was die Seite sagt, auf Deutsch.
import type { Color } from "@kingrow/rules";
import { deBoard } from "./deBoard.ts";
import { deHelp } from "./deHelp.ts";
import { deKeys } from "./deKeys.ts";
import { dePlay } from "./dePlay.ts";
import { deRecord } from "./deRecord.ts";
import { deReplay } from "./deReplay.ts";
import { deSay } from "./deSay.ts";
import { deServer } from "./deServer.ts";
import { deSettings } from "./deSettings.ts";
import type { Texts, WholeTexts } from "./texts.ts";

const COLORS: Record<Color, string> = { black: "Schwarz", white: "Weiß" };

const REASONS: Texts["result"]["reasons"] = {
  won: {
    "no-moves": "Dein Gegner kann nicht mehr ziehen.",
    resigned: "Dein Gegner hat aufgegeben.",
    left: "Dein Gegner hat das Spiel verlassen.",
    absent: "Dein Gegner war zu lange weg.",
    claimed: "Du hast den Sieg beansprucht: Dein Gegner war zu lange weg.",
  },
  lost: {
    "no-moves": "Du kannst nicht mehr ziehen.",
    resigned: "Du hast aufgegeben.",
    left: "Du hast das Spiel verlassen.",
    absent: "Du warst zu lange weg.",
    claimed: "Du warst zu lange weg, und dein Gegner hat den Sieg beansprucht.",
  },
  draw: {
    repetition: "Dieselbe Stellung stand zum dritten Mal auf dem Brett.",
    quiet: "Je 40 Züge, ohne dass geschlagen oder ein Stein vorgerückt wurde.",
    agreement: "Ihr habt euch auf Remis geeinigt.",
  },
};

export const de: WholeTexts = {
  board: deBoard,
  play: dePlay,
  keys: deKeys,
  record: deRecord,
  replay: deReplay,
  openHelp: "Regeln",
  help: deHelp,
  openSettings: "Einstellungen",
  mute: "Stumm",
  settings: deSettings,
  server: deServer,

  app: {
    name: "Kingrow",
    toLobby: "Zurück zur Lobby",
    notFoundTitle: "Hier ist nichts",
    notFoundText: "Diese Adresse führt nirgendwohin. Spiele beginnen in der Lobby.",
    brokenTitle: "Auf dieser Seite ist etwas schiefgegangen",
    brokenText: "Nichts ist verloren. Neu geladen ist die Seite wieder heil.",
    lobbyTitle: "Kingrow · Dame zu zweit",
    roomTitle: (roomId) => `Raum ${roomId} · Kingrow`,
    calls: {
      turn: "Du bist am Zug",
      arrived: "Dein Gegner ist da",
      claimable: "Du kannst den Sieg beanspruchen",
    },
    calledTitle: (call) => `${call} · Kingrow`,
    notLoadedTitle: "Das konnte nicht geladen werden",
  },

  connection: {
    lost: "Die Verbindung ist weg, ein neuer Versuch läuft.",
    connecting: "Verbinde…",
    reconnecting: "Verbinde neu…",
    backAgain: "Wieder verbunden",
    gaveUpTitle: "Keine Verbindung",
    gaveUpText: "Der Spielserver antwortet nicht. Dein Platz bleibt dir eine Weile.",
    offlineTitle: "Du bist offline",
    offlineText: "Dein Spiel geht weiter, sobald das Netz wieder da ist.",
    tryAgain: "Neu versuchen",
    answersIn: (ms) => `Verbindung: Der Server antwortet in ${ms} ms`,
    takenOverTitle: "Dieses Spiel geht in einem anderen Fenster weiter",
    takenOverText:
      "Du hast dich anderswo auf deinen Platz gesetzt. Hier kannst du ihn zurückholen.",
    playHere: "Hier weiterspielen",
    alertTitle: "Bitte warten",
    okay: "Okay",
    tooManyConnections:
      "Zu viele Verbindungen von dieser IP-Adresse. Bitte warte, bevor du es wieder versuchst.",
    connectionError: (message) => `Verbindungsfehler: ${message}`,
    tooManyRequests: (event) => `Du schickst zu viele Anfragen (${event}).`,
    waitSeconds: (seconds) => `Bitte warte etwa ${seconds} Sekunden, bevor du es wieder versuchst.`,
    waitMinutes: (minutes) => `Bitte warte etwa ${minutes} Minuten, bevor du es wieder versuchst.`,
    slowDown: "Bitte etwas langsamer, und versuche es noch einmal.",
  },

  lobby: {
    heading: "Dame zu zweit",
    intro:
      "Ohne Konto: gleich gegen jemanden spielen, oder den Link des eigenen Raums verschicken.",
    publicRooms: "Öffentliche Räume",
    waiting: "Suche nach Räumen",
    offline: "Hier erscheinen Räume, sobald du online bist.",
    empty: "Kein öffentlicher Raum in der Lobby, eröffne einen!",
    playNow: "Jetzt spielen",
    createPublic: "Öffentlicher Raum",
    createPrivate: "Privater Raum",
    createHint:
      "„Jetzt spielen“ setzt dich zu jemandem, der wartet. Ein öffentlicher Raum steht in dieser Liste, einen privaten findet nur, wer den Link hat.",
    join: "Beitreten",
    full: "Raum voll",
    joinRow: (roomId) => `Raum ${roomId} beitreten`,
    fullRow: (roomId) => `Raum voll: ${roomId}`,
    players: (count, max) => `${count}/${max} Spieler`,
    status: { Open: "Offen", Pending: "Moment", Full: "Voll", Closed: "Zu" },
    newcomers: (count) => (count === 1 ? "1 neuer Raum" : `${count} neue Räume`),
    oops: "Hoppla!",
    okay: "Okay",
  },

  room: {
    heading: (roomId) => `Raum ${roomId}`,
    roomId: "Raum",
    copyLink: (roomId) => `Raum ${roomId}: Link kopieren`,
    copied: "Kopiert",
    // Two short lines on a phone, with a soft hyphen for browsers that do not know where.
    exit: "Ver\u00ADlassen",
    inProgress: "Spiel läuft",
    waitingForOpponent: "Warten auf Gegner",
    loading: "Wird geladen",
    noOpponent: "Noch kein Gegner",
    opponent: "Gegner",
    opponentsTurn: "Gegner am Zug",
    you: "Du",
    yourTurn: "Du bist am Zug",
    ready: "Bereit",
    notReady: "Nicht bereit",
    colors: COLORS,
    yourCaptures: (count) => `Du hast ${count} von 12 geschlagen`,
    opponentsCaptures: (count) => `Dein Gegner hat ${count} von 12 geschlagen`,
    board: "Brett",
    moves: "Züge",
    noMoves: "Noch kein Zug",
    sendingMove: "Dein Zug wird gesendet…",
    dismiss: "Schließen",

    noRoomId: "Es fehlt die Kennung des Raums",
    notFound: "Diesen Raum gibt es nicht",
    isFull: "Der Raum ist voll",
    goingHome: (seconds) => `In ${seconds} s zurück zur Lobby`,

    readyPrompt: "Melde dich bereit, dann kann es losgehen...",
    readyUp: "Bereit",
    readyDone: "Du bist bereit! Es fehlt noch dein Gegner...",
    unready: "Doch nicht bereit",
  },

  /** Where the server gives no sentence. */
  failed: {
    createRoom: "Der Raum konnte nicht eröffnet werden",
    playNow: "Es konnte kein Spiel gefunden werden",
    joinRoom: "Der Beitritt ist nicht gelungen",
    movePiece: "Der Zug ist nicht gelungen",
    playerReady: "Deine Meldung ist nicht angekommen",
    playAgain: "Die Anfrage nach einem neuen Spiel ist nicht gelungen",
    resign: "Aufgeben ist nicht gelungen",
    offerDraw: "Das Remisangebot ist nicht gelungen",
    answerDraw: "Deine Antwort auf das Remisangebot ist nicht angekommen",
    takeback: "Die Bitte um Zurücknehmen ist nicht gelungen",
    answerTakeback: "Die Antwort ist nicht gelungen",
    claimWin: "Der Sieg konnte nicht beansprucht werden",
    releaseSeat: "Der Platz konnte nicht freigegeben werden",
  },

  share: {
    heading: "Lade jemanden ein",
    text: "Schick diesen Link. Wer ihn zuerst öffnet, spielt gegen dich.",
    listed: "Der Raum steht auch in der Lobby. Lass diesen Tab offen.",
    nudge: "Ihr seid beide da: Drück auf Bereit, dann geht es los.",
    colors: {
      black: "Du spielst Schwarz und beginnst.",
      white: "Du spielst Weiß; Schwarz beginnt.",
    },
    link: "Link zu diesem Raum",
    copy: "Link kopieren",
    share: "Teilen…",
    shareTitle: "Eine Partie Dame",
    qr: "QR-Code des Links zu diesem Raum",
    taken: "Dein Gegner ist da.",
    notify: "Benachrichtigen",
    notified: "Du wirst benachrichtigt.",
    notifyBlocked: "Dein Browser lässt keine Benachrichtigungen zu.",
  },

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

  say: deSay,
};
