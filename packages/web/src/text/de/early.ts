// Was die Seite auf Deutsch sagt, bevor ein Spiel beginnen kann; later.ts hat alles Weitere.
import type { ConnectionErrorCode, RefusalCode } from "@kingrow/protocol";
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { EarlyTexts } from "../en/texts.ts";

const COLORS: Record<Color, string> = { black: "Schwarz", white: "Weiß" };

/** Die Sätze des Servers, nach ihrem Code. */
const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  INVALID_REQUEST: "Ungültige Anfrage",
  ROOM_NOT_FOUND: "Diesen Raum gibt es nicht",
  ROOM_FULL: "Der Raum ist voll",
  TOO_MANY_ROOMS:
    "Du hast zu viele offene Räume. Verlasse einen davon, bevor du einen neuen eröffnest.",
  TOO_MANY_SEATS:
    "Du sitzt in zu vielen Räumen. Verlasse einen davon, bevor du einen weiteren Platz nimmst.",
  ADDRESS_LIMIT:
    "Aus deinem Netz sind zu viele Räume und Plätze belegt. Bitte versuche es später noch einmal.",
  GAME_NOT_STARTED: "Das Spiel hat noch nicht begonnen",
  GAME_ALREADY_STARTED: "Das Spiel hat schon begonnen",
  GAME_OVER: "Das Spiel ist vorbei",
  GAME_NOT_OVER: "Das Spiel ist noch nicht vorbei",
  NOT_YOUR_TURN: "Du bist nicht am Zug",
  NO_PIECE: "Auf diesem Feld steht kein Stein",
  NOT_YOUR_PIECE: "Das ist nicht dein Stein",
  MUST_CAPTURE: "Du musst schlagen",
  MUST_CONTINUE: "Du musst mit demselben Stein weiterschlagen",
  ILLEGAL_MOVE: "Dorthin kann dieser Stein nicht ziehen",
  STALE: "Das Spiel ist schon weiter. Das Brett zeigt jetzt den neuen Stand.",
  DRAW_ALREADY_OFFERED:
    "Du hast schon ein Remis angeboten. Mach erst einen Zug, bevor du es wieder anbietest.",
  NO_DRAW_OFFER: "Es gibt kein Remisangebot, auf das du antworten könntest",
  TAKEBACK_ALREADY_OFFERED:
    "Um die Rücknahme wurde schon gebeten. Mach erst einen Zug, bevor du es wieder tust.",
  NO_TAKEBACK_OFFER: "Niemand hat darum gebeten, einen Zug zurückzunehmen",
  NOTHING_TO_TAKE_BACK: "Du hast noch keinen Zug gemacht, den du zurücknehmen könntest",
  TOO_EARLY_TO_CLAIM: "Noch ist es zu früh, den Sieg zu beanspruchen",
  NOT_ALLOWED: "Das geht hier nicht",
  RATE_LIMITED: "Zu viele Anfragen. Bitte etwas langsamer.",
  OVERLOADED: "Der Server hat gerade sehr viel zu tun. Bitte versuche es gleich noch einmal.",
  UNAVAILABLE: "Der Dienst ist kurz nicht erreichbar. Bitte versuche es noch einmal.",
};

const CONNECTION_ERRORS: Readonly<Record<ConnectionErrorCode, string>> = {
  IP_LIMIT_EXCEEDED: "Zu viele Verbindungen von dieser IP-Adresse",
  SEAT_TAKEN_OVER: "Dein Platz wurde in einem anderen Fenster übernommen",
  FLOODING: "Diese Verbindung hat zu viele Anfragen geschickt und wurde geschlossen",
};

export const de: EarlyTexts = {
  openHelp: "Spielregeln",
  openSettings: "Einstellungen",
  mute: "Stumm",
  server: { refusals: REFUSALS, connectionErrors: CONNECTION_ERRORS },

  app: {
    name: "Kingrow",
    skip: "Zum Inhalt springen",
    toLobby: "Zurück zur Lobby",
    notFoundTitle: "Hier ist nichts",
    notFoundText: "Diese Adresse führt nirgendwohin. Spiele beginnen in der Lobby.",
    brokenTitle: "Auf dieser Seite ist etwas schiefgegangen",
    brokenText: "Nichts ist verloren. Neu geladen ist die Seite wieder heil.",
    lobbyTitle: "Kingrow · Dame zu zweit",
    roomTitle: (roomId) => `Raum ${roomId} · Kingrow`,
    notLoadedTitle: "Das konnte nicht geladen werden",
  },

  failure: {
    notFound:
      "Ein Raum schließt, wenn alle gegangen sind, oder dem Link fehlt etwas. Frag noch einmal danach, oder eröffne selbst einen und schick den Link.",
    ownRoom: "Privaten Raum eröffnen",
    full: "Hier sitzen schon zwei. Wenn jemand geht, ist der Platz für dich frei.",
    released: "Du warst eine Weile nicht bereit, darum wurde dein Platz freigegeben.",
    wait: "Auf einen Platz warten",
    waiting: "Warten auf einen Platz",
  },

  connection: {
    lost: "Die Verbindung ist weg, ein neuer Versuch läuft.",
    connecting: "Verbinde…",
    reconnecting: "Verbinde neu…",
    backAgain: "Wieder verbunden",
    gaveUpTitle: "Keine Verbindung",
    gaveUpText: "Der Spielserver antwortet nicht. Plätze bleiben eine Weile reserviert.",
    offlineTitle: "Du bist offline",
    offlineText: "Es geht weiter, sobald das Netz wieder da ist.",
    tryAgain: "Neu versuchen",
    alertTitle: "Bitte warten",
    okay: "Okay",
    tooManyConnections:
      "Zu viele Verbindungen von dieser IP-Adresse. Bitte warte, bevor du es wieder versuchst.",
    connectionError: (message) => `Verbindungsfehler: ${message}`,
    tooManyRequests: (event) => `Du schickst zu viele Anfragen (${event}).`,
    waitSeconds: counted("de", {
      one: "Bitte warte etwa # Sekunde, bevor du es wieder versuchst.",
      other: "Bitte warte etwa # Sekunden, bevor du es wieder versuchst.",
    }),
    waitMinutes: counted("de", {
      one: "Bitte warte etwa # Minute, bevor du es wieder versuchst.",
      other: "Bitte warte etwa # Minuten, bevor du es wieder versuchst.",
    }),
    slowDown: "Bitte etwas langsamer. Versuche es gleich noch einmal.",
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
    playNowHint: "Mit jemandem, der gerade wartet.",
    computer: "Gegen den Computer",
    table: "Zu zweit an einem Gerät",
    privateHint: "Für Freunde, die deinen Link haben.",
    publicHint: "Hier für alle zu sehen.",
    options: "Art des Spiels",
    join: "Beitreten",
    full: "Raum voll",
    joinRow: (name, roomId) => `Raum ${name}, ${roomId} beitreten`,
    fullRow: (name, roomId) => `Raum voll: ${name}, ${roomId}`,
    watch: "Zuschauen",
    watchRow: (name) => `Zuschauen: ${name}`,
    players: (count, max) => `${count}/${max} Spieler`,
    status: { Open: "Offen", Pending: "Moment", Full: "Voll", Closed: "Zu" },
    newcomers: counted("de", { one: "# neuer Raum", other: "# neue Räume" }),
    people: counted("de", { one: "# Person ist da", other: "# Leute sind da" }),
    drawn: "Geloste Eröffnung",
    oops: "Hoppla!",
    okay: "Okay",
  },

  room: {
    heading: (roomId) => `Raum ${roomId}`,
    roomId: "Raum",
    copyLink: (roomId) => `Raum ${roomId}: Link kopieren`,
    copied: "Kopiert",
    // On a phone it has the place of an icon.
    exit: "Gehen",
    inProgress: "Spiel läuft",
    waitingForOpponent: "Warten auf Gegner",
    noOpponent: "Noch kein Gegner",
    opponent: "Gegner",
    opponentsTurn: "Gegner am Zug",
    you: "Du",
    yourTurn: "Dein Zug",
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
    takenOverTitle: "Dieses Spiel geht in einem anderen Fenster weiter",
    takenOverText:
      "Du hast dich anderswo auf deinen Platz gesetzt. Hier kannst du ihn zurückholen.",
    playHere: "Hier weiterspielen",
    answersIn: (ms) => `Verbindung: Der Server antwortet in ${ms} ms`,
    noRoomId: "Es fehlt die Kennung des Raums",
    notFound: "Diesen Raum gibt es nicht",
    goingHome: (seconds) => `In ${seconds} s zurück zur Lobby`,

    readyPrompt: "Melde dich bereit, dann kann es losgehen...",
    readyUp: "Bereit",
    readyDone: "Du bist bereit! Es fehlt noch dein Gegner...",
    unready: "Doch nicht bereit",
    startsIn: (seconds) => `Das Spiel beginnt in ${seconds}`,
  },

  loading: "Lädt",
  isFull: "Der Raum ist voll",

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
    notify: "Bescheid geben",
    notified: "Du wirst benachrichtigt.",
    notifyBlocked: "Dein Browser lässt keine Benachrichtigungen zu.",
    lonely: "Noch ist niemand da.",
    meanwhile: "So lange gegen den Computer",
  },
};
