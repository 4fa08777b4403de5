// The texts in German.
import type { ConnectionErrorCode, RefusalCode } from "@kingrow/protocol";
import type { Color } from "@kingrow/rules";
import { boardTexts, computersBoard, counted, sharedBoard, whyWon } from "./grammar.ts";
import { LANGUAGE_NAMES } from "./language.ts";
import type { ReasonTexts, Texts } from "./en.ts";

const SIDES: Record<Color, string> = { black: "Schwarz", white: "Weiß" };

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

const BOARD = boardTexts({
  label: "Damebrett",
  keys: "Pfeiltasten bewegen, N geht zum nächsten Stein oder Ziel, Eingabe oder Leertaste nimmt auf und setzt ab, Escape lässt los, S sagt, wie es steht. Fragezeichen nennt alle Tasten.",
  light: "Helles Feld",
  square: "Feld",
  empty: "leer",
  names: {
    man: {
      black: "schwarzer Stein",
      white: "weißer Stein",
      you: "dein Stein",
      opponent: "gegnerischer Stein",
    },
    king: {
      black: "schwarze Dame",
      white: "weiße Dame",
      you: "deine Dame",
      opponent: "gegnerische Dame",
    },
  },
  abilities: { capture: "kann schlagen", step: "kann ziehen", none: "kann nicht ziehen" },
  selected: "ausgewählt",
  destination: "hierhin kannst du ziehen",
  last: { to: "hier endete der letzte Zug", from: "hier begann der letzte Zug" },
  premove: {
    piece: "aufgenommen für deinen nächsten Zug",
    target: "hierhin kann dein nächster Zug gehen",
    from: "hier beginnt dein nächster Zug",
    to: "hier endet dein nächster Zug",
  },
  or: "oder",
  explain: {
    "must-capture-one": "Du musst mit dem Stein auf # schlagen",
    "must-capture": "Du musst mit einem der Steine auf # schlagen",
    "must-continue": "Schlage mit dem Stein auf # weiter",
    blocked: "Dieser Stein kann nirgendwohin ziehen",
    "not-yours": "Dieser Stein gehört deinem Gegner",
    "not-your-turn": "Du bist nicht am Zug",
  },
});

/** Why a game ended. */
const REASONS: ReasonTexts = {
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

const OTHERS: Record<Color, string> = { black: "Weiß", white: "Schwarz" };

const DRAWS: ReasonTexts["draw"] = {
  repetition: "Dieselbe Stellung stand zum dritten Mal auf dem Brett.",
  quiet: "Je 40 Züge, ohne dass geschlagen oder ein Stein vorgerückt wurde.",
  agreement: "Beide haben sich darauf geeinigt.",
};

function pieces(count: number): string {
  return count === 1 ? "1 Stein" : `${count} Steine`;
}

export const texts: Texts = {
  openHelp: "Spielregeln",
  openSettings: "Einstellungen",
  mute: "Stumm",
  server: { refusals: REFUSALS, connectionErrors: CONNECTION_ERRORS },

  nav: {
    label: "Hauptmenü",
    play: "Spielen",
    puzzles: "Aufgaben",
    learn: "Lernen",
    analysis: "Analyse",
  },
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
    gaveUpTitle: "Der Server ist nicht erreichbar",
    gaveUpText: "Dein Platz bleibt reserviert.",
    nextTry: (seconds) => `Nächster Versuch in ${seconds} s.`,
    tryNow: "Jetzt versuchen",
    offlineTitle: "Du bist offline",
    offlineText: "Du kannst trotzdem gegen den Computer oder zu zweit am Gerät spielen.",
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
    publicRooms: "Öffentliche Räume",
    waiting: "Suche nach Räumen",
    offline: "Hier erscheinen Räume, sobald du online bist.",
    empty: "Kein öffentlicher Raum in der Lobby, eröffne einen!",
    waitingPart: "Warten",
    playingPart: "Laufende Spiele",
    nobodyWaits:
      "Gerade wartet niemand. Starte ein Spiel, und wir rufen dich, sobald jemand kommt.",
    waits: (name) => `${name} wartet`,
    famous: "Tinsley – Cameron, US-Meisterschaft 1956",
    live: (players, move) => `Live: ${players}, Zug ${move}`,
    playNow: "Jetzt spielen",
    createPublic: "Öffentlicher Raum",
    createPrivate: "Privater Raum",
    computer: "Gegen den Computer",
    table: "Zu zweit am Gerät",
    privateHint: "Freund einladen",
    publicHint: "Offener Tisch",
    options: "Mehr Optionen",
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
    drawn: "Ausgeloste Eröffnung",
    oops: "Hoppla!",
    okay: "Okay",
  },

  room: {
    more: "Mehr",
    lastKnown: "letzter Stand",
    heading: (roomId) => `Raum ${roomId}`,
    roomId: "Raum",
    copyLink: (roomId) => `Raum ${roomId}: Link kopieren`,
    copied: "Kopiert",
    // On a phone it has the place of an icon.
    exit: "Verlassen",
    inProgress: "Spiel läuft",
    waitingForOpponent: "Warten auf Gegner",
    noOpponent: "Noch kein Gegner",
    opponent: "Gegner",
    opponentsTurn: "Gegner am Zug",
    you: "Du",
    yourTurn: "Dein Zug",
    ready: "Bereit",
    notReady: "Nicht bereit",
    colors: SIDES,
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
    notify: "Benachrichtigen, wenn jemand kommt",
    notified: "Du wirst benachrichtigt.",
    notifyBlocked: "Dein Browser lässt keine Benachrichtigungen zu.",
    lonely: "Wir suchen weiter…",
    meanwhile: "Solange gegen den Computer spielen",
    looking: (time) => `Wir suchen einen Gegner… ${time}`,
    inviteInstead: "Stattdessen jemanden einladen",
  },

  board: BOARD,

  play: {
    move: "Zug",
    example: "z. B. 11-15",
    play: "Ziehen",
    type: "Zug eintippen",
    stopTyping: "Nicht mehr tippen",
    refusals: {
      malformed: "Schreibe einen Zug mit seinen Feldern: 11-15, oder 22x15x8 beim Schlagen.",
      "off-board": "Die Felder sind von 1 bis 32 nummeriert.",
      noPiece: (square) => `Auf ${square} steht kein Stein.`,
      unreachable: (from, to) => `Der Stein auf ${from} kann jetzt nicht nach ${to}.`,
      ambiguous: (moves) => `Das könnte ${moves} heißen. Schreibe jedes Feld.`,
    },
    premove: (move) => `Vorauszug: ${move}`,
    planned: (square) => `Für deinen nächsten Zug aufgenommen: ${square}.`,
    premoveDropped: (move) => `${move} ist jetzt nicht möglich und wurde verworfen.`,
    forget: "Zurücknehmen",
    choice: (move) => `${move}?`,
    chainGoesOn: (move) => `${move}, und es geht mit dem Schlagen weiter.`,
    confirm: "Bestätigen",
    takeBack: "Zurück",
    timeLeft: "Restzeit",
    keysOpen: "Tasten",
  },

  record: {
    travels: {
      first: "Zum Anfang",
      previous: "Voriger Zug",
      next: "Nächster Zug",
      last: "Zum letzten Zug",
    },
    travel: "Durch das Spiel gehen",
    backToNow: "Zurück zu jetzt",
    pastOnly: "Das ist eine frühere Stellung. Zum Ziehen zurück zu jetzt.",
    lookingAtStart: "Rückblick auf den Anfang.",
    lookingAt: (number, color, move) => `Rückblick auf Zug ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "Der Anfang des Spiels.",
    sayMove: (number, color, move) => `Zug ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "Die neueste Stellung.",

    words: {
      step: (from, to) => `${from} nach ${to}`,
      jumps: (from, landings, captured) => `${from} springt nach ${landings}, schlägt ${captured}`,
      crowned: (move) => `${move}, wird Dame`,
      and: " und ",
    },

    opening: (number, moves) => `Eröffnung ${number}: ${moves}`,
    watchers: (count) => `${count} schauen zu: Link zum Zuschauen kopieren`,
    look: "Brett ansehen",
    showResult: "Ergebnis zeigen",
    share: "Teilen",
    savePicture: "Bild speichern",
    review: "Partieanalyse",
    analyse: "Analysieren",
    copyPdn: "PDN kopieren",
    downloadPdn: "PDN speichern",
    copyLink: "Spiellink kopieren",
    copied: "Kopiert",
    copyByHand:
      "Dieser Browser lässt die Seite nicht kopieren. Hier ist der Text zum Kopieren von Hand:",
  },

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
    capturedAll: {
      won: "Du hast alle Steine geschlagen.",
      lost: "Dein Gegner hat alle deine Steine geschlagen.",
    },
    wantsRematch: (name) => `${name} möchte eine Revanche`,
    opponentAsks: "Dein Gegner möchte noch einmal spielen.",
    opponentGone: "Dein Gegner ist gegangen. „Noch einmal“ öffnet deinen Raum für jemand anderen.",
    reasons: REASONS,
  },

  actions: {
    label: "Spiel",
    bar: {
      draw: "Remis",
      resign: "Aufgeben",
      takeback: "Zurück",
      chat: "Grüßen",
      type: "Tippen",
      hint: "Tipp",
      turn: "Drehen",
    },
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
    offerReceived: "Gegner bietet Remis.",
    takeback: "Um Rücknahme des Zugs bitten",
    takebackSent: "Du hast darum gebeten, deinen Zug zurückzunehmen.",
    takebackReceived: "Dein Gegner möchte einen Zug zurücknehmen.",
    drawDeclined: "Dein Remisangebot wurde abgelehnt.",
    takebackDeclined: "Dein Zug bleibt stehen: Die Bitte wurde abgelehnt.",
    accept: "Annehmen",
    decline: "Ablehnen",
    leaveTitle: "Dieses Spiel verlassen?",
    leaveText: "Das Spiel läuft noch. Wer geht, verliert es.",
    leaveYes: "Verlassen",
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

  greet: {
    open: "Etwas sagen",
    title: "Etwas sagen",
    close: "Schließen",
    words: {
      hello: "Hallo!",
      goodLuck: "Viel Glück!",
      wellPlayed: "Gut gespielt!",
      thanks: "Danke!",
      oops: "Ups!",
      oneMoment: "Einen Moment, bitte.",
    },
    said: (words) => `Gegner: ${words}`,
    muteGame: "Stumm",
    muteAlways: "Immer stumm",
  },

  help: {
    title: "So wird gespielt",
    close: "Schließen",
    lines: {
      start: "Jede Seite hat zwölf Steine auf den dunklen Feldern. Schwarz beginnt.",
      step: "Ein Stein zieht schräg vorwärts auf das nächste dunkle Feld.",
      jump: "Er schlägt, indem er über einen gegnerischen Stein auf das freie Feld dahinter springt.",
      must: "Wer schlagen kann, muss schlagen. Gibt es mehrere Möglichkeiten, ist die Wahl frei.",
      chain:
        "Kann der Stein danach weiterschlagen, so muss er es tun, bis es nichts mehr zu schlagen gibt.",
      crown: "Ein Stein, der die letzte Reihe erreicht, wird Dame; damit endet sein Zug.",
      king: "Eine Dame zieht ein Feld weit und schlägt wie ein Stein, aber vorwärts und rückwärts.",
      blocked: "Wer am Zug ist und nicht mehr ziehen kann, verliert.",
      draw: "Remis ist es, wenn eine Stellung zum dritten Mal entsteht oder wenn beide Seiten 40 Züge lang weder schlagen noch einen Stein vorrücken.",
      agree: "Solange das Spiel läuft, kannst du jederzeit Remis anbieten oder aufgeben.",
    },
    tryIt: "Ausprobieren",
    allRules: "Alle Regeln",
    next: "Weiter",
    again: "Noch einmal",
    right: "Das ist richtig.",
    more: "So weit richtig. Derselbe Stein schlägt noch einmal.",
    finished: "Das waren alle: Jetzt kannst du spielen.",
    tasks: {
      start: "Du hast Schwarz. Mach den ersten Zug.",
      step: "Zieh mit deinem Stein.",
      jump: "Schlag den weißen Stein.",
      must: "Zwei deiner Steine können schlagen. Wähle einen davon.",
      chain: "Schlag beide weißen Steine in einem Zug.",
      crown: "Hol dir eine Dame.",
      king: "Schlag mit der Dame rückwärts.",
      blocked: "Nimm Weiß alle Züge.",
      draw: "Deine Dame stand schon zweimal auf 18, sonst war alles gleich. Zieh zum dritten Mal dorthin.",
    },
    wrong: {
      theirs: "Das ist ein Stein von Weiß. Du hast Schwarz.",
      taken: "Auf diesem Feld steht schon ein Stein.",
      light: "Gespielt wird nur auf den dunklen Feldern.",
      goOn: "Der Zug geht weiter: Derselbe Stein muss noch einmal schlagen.",
      must: "Es gibt etwas zu schlagen, also musst du schlagen.",
      back: "Ein Stein zieht nur vorwärts.",
      far: "So zieht er nicht: ein Feld schräg, oder ein Sprung über einen Stein direkt daneben.",
      other: "Das darf man ziehen, aber hier ist etwas anderes gefragt. Versuch es noch einmal.",
    },
  },

  keys: {
    title: "Tasten",
    close: "Schließen",
    names: { enter: "Eingabe", space: "Leertaste", home: "Pos1", end: "Ende" },
    keys: {
      arrows: "Von Feld zu Feld, wie man es sieht",
      row: "Zu den Enden einer Reihe; mit Strg in die Ecken",
      next: "Zum nächsten Stein, der ziehen kann, oder zum nächsten Ziel; mit Umschalt zurück",
      number: "Ein Feld bei seiner Nummer: 11 und 15 ergeben einen Zug",
      status: "Hören, wer am Zug ist, den Stand, den letzten Zug und was schlagen muss",
      press: "Stein aufnehmen, absetzen",
      confirm: "Einen wartenden Zug bestätigen",
      letGo: "Loslassen; einen wartenden oder gemerkten Zug zurücknehmen",
      travel: "In der Zugliste: zurück, weiter, zum Anfang, zu jetzt",
      help: "Auf dem Brett: diese Tasten",
    },
  },

  names: {
    animals:
      "Reiher Otter Falke Dachs Rabe Biber Schwan Hase Luchs Eule Lachs Zaunkönig Fuchs Hirsch Kranich Fink Bär Elster Robbe Rotkehlchen Wolf Möwe Forelle Motte Habicht Kröte Lerche Maulwurf Gans Biene Hecht Steinbock",
    things:
      "Eiche Hafen Laterne Weide Brücke Anker Ahorn Turm Wiese Kerze Fluss Kompass Birke Insel Glocke Obstgarten Mühle Kiesel Zeder Garten Leuchtturm Kessel Kiefer Tal Trommel Hasel Leiter Wolke Ulme Brunnen Segel Stein",
    together: (animal, thing) => `${animal} und ${thing}`,
  },

  options: {
    clock: "Uhr",
    paces: { none: "Ohne Uhr", "3+2": "3+2", "5+3": "5+3", "10+5": "10+5", "30s": "30 s" },
    opening: "Eröffnung",
    openings: { free: "Standard", ballot: "Ausgelost" },
    watching: "Zuschauer",
    watchings: { usual: "Nur in öffentlichen Räumen", yes: "Erlaubt", no: "Nicht erlaubt" },
  },

  own: {
    title: "Deine Räume",
    back: "Zurück",
    leave: "Verlassen",
    left: (name) => `Du hast ${name} verlassen.`,
  },

  replay: {
    replayTitle: "Wiedergabe · Kingrow",
    replayHeading: "Ein gespieltes Spiel",
    play: "Abspielen",
    pause: "Anhalten",
    speed: "Tempo",
    speeds: { slow: "Langsam", normal: "Mittel", fast: "Schnell" },
    turnBoard: "Brett drehen",
    won: (winner) => `${SIDES[winner]} hat gewonnen.`,
    draw: "Remis.",
    undecided: "Nicht entschieden.",
    aborted: "Spiel abgebrochen. Der erste Zug kam nicht rechtzeitig.",
    whyWon: whyWon(SIDES, {
      "no-moves": "# konnte nicht mehr ziehen.",
      resigned: "# hat aufgegeben.",
      left: "# hat das Spiel verlassen.",
      absent: "# war zu lange weg.",
      claimed: "# war zu lange weg.",
      time: "Die Zeit von # ist abgelaufen.",
    }),
    whyDrawn: DRAWS,
    faults: {
      empty: {
        title: "In diesem Link ist kein Spiel",
        text: "Ein solcher Link trägt das Spiel an seinem Ende.",
      },
      damaged: {
        title: "Dieser Link ist beschädigt",
        text: "Ein Teil ging unterwegs verloren oder wurde verändert. Bitte noch einmal darum und kopiere ihn ganz.",
      },
      newer: {
        title: "Dieser Link ist neuer als diese Seite",
        text: "Er stammt aus einer späteren Fassung. Lade die Seite neu und versuche es noch einmal.",
      },
    },
  },

  settings: {
    title: "Einstellungen",
    done: "Fertig",
    name: "Dein Name",
    theme: { label: "Farben", system: "System", light: "Hell", dark: "Dunkel" },
    board: {
      label: "Brett",
      tournament: "Grün und Creme",
      wood: "Nussbaum und Ahorn",
      contrast: "Hoher Kontrast",
    },
    volume: "Lautstärke",
    hear: "Anhören",
    samples: { move: "Zug", capture: "Schlagen", crown: "Dame", turn: "Am Zug", won: "Sieg" },
    numbers: {
      label: "Feldnummern",
      off: "Aus",
      frame: "Im Rahmen",
      squares: "Auf den Feldern",
    },
    animation: { label: "Bewegung", off: "Aus", fast: "Schnell", normal: "Normal" },
    language: { label: "Sprache", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Töne und Vibration",
    confirmMoves: "Jeden Zug bestätigen",
    greetings: "Zeigen, was der Gegner sagt",
    notifications: "Benachrichtigen, wenn jemand kommt",
    notificationsBlocked: "Dein Browser lässt keine Benachrichtigungen dieser Seite zu.",
  },

  practice: {
    title: "Gegen den Computer",
    tabTitle: "Gegen den Computer · Kingrow",
    intro: "Er spielt hier auf deinem Gerät: Niemand wartet, und ein Netz braucht es nicht.",
    level: "Stufe",
    levels: ["Sanft", "Leicht", "Locker", "Solide", "Wach", "Stark", "Scharf", "Meister"],
    about: [
      "Verschenkt ab und zu einen Stein.",
      "Sieht wenig und verzeiht viel.",
      "Spielt mit und macht Fehler.",
      "Nimmt, was du ihm lässt.",
      "Schaut, bevor er springt.",
      "Macht wenige Fehler.",
      "Sieht eine Falle kommen.",
      "Spielt das Beste, was er in einer Sekunde findet.",
    ],
    levelIs: (level, word) => `Stufe\u00A0${level}\u00A0· ${word}`,
    side: "Du spielst",
    sides: { black: "Schwarz", white: "Weiß", chance: "Zufall" },
    start: "Los",
    shots: "Gewinnzüge",
    analysis: "Analysebrett",
    hint: "Tipp",
    hintIs: (move) => `Tipp: ${move}.`,
    exit: "Lobby",
    another: "Neues Spiel",
    anotherTitle: "Dieses Spiel abbrechen?",
    anotherText: "Dein laufendes Spiel geht verloren.",
    anotherNo: "Weiterspielen",
    calledBack: "Jemand wartet in deinem Raum. Dieses Spiel bleibt für später.",
    toRoom: "In deinen Raum",
    notYet: "Noch nicht",
    seatGone: "Dein Platz im Raum ist weg",
    seatGoneText: "Du warst zu lange weg. Dieses Spiel geht weiter.",
    elsewhere: "Dieses Spiel ist in einem anderen Tab offen",
    elsewhereText: "Dort geht es weiter, nichts ist verloren.",
    here: "Hier weiterspielen",
    notKept: "Dieser Browser merkt sich nichts: Das Spiel hält so lange wie diese Seite.",
    weak: "Dieser Browser lässt die Seite nur wenig nachdenken: Der Computer spielt höchstens Stufe 4.",
    computer: {
      app: { roomTitle: () => "Der Computer · Kingrow" },
      room: {
        opponent: "Computer",
        opponentsTurn: "Computer am Zug",
        opponentsCaptures: (count) => `Der Computer hat ${count} von 12 geschlagen`,
      },
      board: computersBoard(BOARD, "Dieser Stein gehört dem Computer"),
      result: {
        newOpponent: "Neues Spiel",
        opponentsScore: "Punkte des Computers:",
        agreed: "Die Farben wechseln! Das nächste Spiel beginnt",
        reasons: {
          won: { "no-moves": "Der Computer kann nicht mehr ziehen." },
          lost: REASONS.lost,
          draw: { ...REASONS.draw, agreement: "Der Computer war einverstanden." },
        },
      },
      actions: {
        resignText: "Der Computer gewinnt.",
        offerText: "Der Computer schaut auf das Brett, bevor er antwortet.",
        offerSent: "Der Computer prüft dein Angebot.",
        drawDeclined: "Der Computer spielt weiter.",
        takeback: "Deinen Zug zurücknehmen",
        takebackSent: "Dein Zug geht zurück.",
      },
    },
    said: {
      opponentMoved: (move) => `Computer: ${move}`,
      takebackSent: "Zurück.",
      rematchAsked: "Noch ein Spiel.",
      rematchAgreed: "Es beginnt, mit getauschten Farben.",
    },
    hintMark: { premove: "dein nächster Zug", hint: "der Tipp" },
  },

  table: {
    title: "Zu zweit an einem Gerät",
    tabTitle: "Zu zweit an einem Gerät · Kingrow",
    turns: "Das Brett nach jedem Zug drehen",
    exit: "Lobby",
    another: "Neues Spiel",
    anotherTitle: "Dieses Spiel abbrechen?",
    anotherText: "Dein laufendes Spiel geht verloren.",
    anotherNo: "Weiterspielen",
    elsewhere: "Dieses Spiel ist in einem anderen Tab offen",
    elsewhereText: "Dort geht es weiter, nichts ist verloren.",
    here: "Hier weiterspielen",
    notKept: "Dieser Browser merkt sich nichts: Das Spiel hält so lange wie diese Seite.",
    both: (here) => {
      const [mine, theirs] = [SIDES[here], OTHERS[here]];
      return {
        room: {
          you: mine,
          yourTurn: `${mine} am Zug`,
          yourCaptures: (count) => `${mine} hat ${count} von 12 geschlagen`,
          opponent: theirs,
          opponentsTurn: `${theirs} am Zug`,
          opponentsCaptures: (count) => `${theirs} hat ${count} von 12 geschlagen`,
        },
        board: sharedBoard(BOARD, `${mine} ist am Zug`),
        result: {
          newOpponent: "Neues Spiel",
          won: `${mine} gewinnt!`,
          lost: `${theirs} gewinnt!`,
          yourScore: `${mine}:`,
          opponentsScore: `${theirs}:`,
          agreed: "Das nächste Spiel beginnt",
          reasons: {
            won: {
              "no-moves": `${theirs} kann nicht mehr ziehen.`,
              resigned: `${theirs} hat aufgegeben.`,
            },
            lost: {},
            draw: { ...REASONS.draw, agreement: "Beide waren einverstanden." },
          },
        },
        actions: {
          resignTitle: `${mine} gibt auf?`,
          resignText: `${theirs} gewinnt.`,
          offerDraw: "Remis",
          offerTitle: "Remis?",
          offerText: "Das Spiel endet remis, wenn ihr beide einverstanden seid.",
          offerNo: "Weiterspielen",
          offerSent: "Ihr einigt euch auf Remis.",
          takeback: "Den letzten Zug zurücknehmen",
          takebackSent: "Der Zug geht zurück.",
        },
      };
    },
    said: (here) => {
      const [mine, theirs] = [SIDES[here], OTHERS[here]];
      return {
        youMoved: (move) => `${mine}: ${move}`,
        opponentMoved: (move) => `${theirs}: ${move}`,
        yourTurn: `${mine} ist am Zug.`,
        gameBegins: () => "Das Spiel beginnt.",
        over: {
          won: `Das Spiel ist aus, ${mine} hat gewonnen.`,
          lost: `Das Spiel ist aus, ${theirs} hat gewonnen.`,
          draw: "Das Spiel ist aus, niemand hat gewonnen.",
        },
        drawSent: "Beide sind einverstanden.",
        takebackSent: "Zurück.",
        rematchAsked: "Noch ein Spiel.",
        rematchAgreed: "Es beginnt.",
      };
    },
  },

  shots: {
    title: "Gewinnzüge · Kingrow",
    heading: "Gewinnzüge",
    intro:
      "Stellungen aus echten Spielen, in denen ein Zug gewinnt. Dass er mehr bringt als jeder andere, ist gegen jede Verteidigung sechs Züge tief bewiesen.",
    daily: "Aufgabe des Tages",
    number: (number, count) => `Aufgabe ${number} von ${count}`,
    grade: "Wie schwer",
    grades: { all: "Alle", 1: "Leicht", 2: "Mittel", 3: "Schwer", 4: "Sehr\u00A0schwer" },
    task: (color, moves) =>
      moves === 1
        ? `${SIDES[color]} zieht und gewinnt.`
        : `${SIDES[color]} zieht und gewinnt. ${moves} Züge sind zu finden.`,
    wrong: (move) => `${move} gewinnt nicht. Versuche einen anderen Zug.`,
    right: (move, reply) => `Richtig, ${move}. Die Antwort ist ${reply}. Weiter.`,
    solved: "Gelöst. Der Gewinn ist da.",
    shown: "Das war die Lösung.",
    show: "Lösung zeigen",
    again: "Noch einmal",
    next: "Nächste Aufgabe",
    toDaily: "Zur Aufgabe des Tages",
    notKept: "Dieser Browser merkt sich nichts: Gelöstes zählt nur, solange diese Seite offen ist.",
    count: (solved, missed, all) => `${solved} von ${all} gelöst, ${missed} verfehlt`,
    was: { solved: "Schon gelöst", missed: "Schon verfehlt" },
  },

  study: {
    sides: SIDES,
    turnBoard: "Brett drehen",
    analyse: "Analysieren",
    review: "Partieanalyse",
    place: (number, color) => `Zug ${number}, ${SIDES[color]}`,
    weak: "Dieser Browser lässt kein zweites Programm mitdenken: Der Computer sieht hier weniger.",

    score: (color, men) =>
      color === undefined ? "Gleich" : `${SIDES[color]} +${men.replace(".", ",")}`,
    winsIn: (color, moves) =>
      moves <= 1 ? `${SIDES[color]} gewinnt sofort` : `${SIDES[color]} gewinnt in ${moves} Zügen`,
    won: (color) => `${SIDES[color]} hat gewonnen`,
    draw: "Remis",
    drawn: "Remis, bewiesen",

    reviewTitle: "Nachbetrachtung · Kingrow",
    reviewHeading: "Nachbetrachtung",
    running: "Der Computer sieht sich jeden Zug an…",
    cancel: "Anhalten",
    again: "Dieses Spiel nachbetrachten",
    stopped: "Die Nachbetrachtung wurde angehalten.",
    noMoves: "In diesem Spiel ist kein Zug zum Ansehen.",
    curve: "Wer besser stand",
    curveNumbers: "Zug für Zug",
    assessments: {
      "black-wins": "Schwarz gewinnt",
      "black-better": "Schwarz steht besser",
      level: "ausgeglichen",
      "white-better": "Weiß steht besser",
      "white-wins": "Weiß gewinnt",
    },
    stretch: (assessment, from, to) =>
      from === 0 ? `${assessment} bis Zug ${to}` : `${assessment} in den Zügen ${from} bis ${to}`,
    points: "Wendepunkte",
    noPoints: "Kein Zug hat einen Gewinn oder ein Remis vergeben.",
    kinds: {
      "win-to-draw": (played, better) =>
        `${played} gibt den Gewinn her: Danach ist das Spiel ausgeglichen. ${better} behält ihn.`,
      "win-to-loss": (played, better) =>
        `${played} macht aus einem gewonnenen Spiel ein verlorenes. ${better} behält den Gewinn.`,
      "draw-to-loss": (played, better) => `${played} verliert. ${better} hält das Spiel.`,
    },
    proved: "Bewiesen: Bei so wenigen Steinen ist jeder Ausgang bekannt.",
    byForce: (color, took, lost) =>
      `Danach muss ${SIDES[color]} schlagen: ${pieces(took)} genommen, ${pieces(lost)} verloren.`,
    look: "Stellung zeigen",
    better: (move) => `${move} spielen`,
    answer: (move) => `Die Antwort ${move} spielen`,
    costs: "Was Schlagen gekostet hat",
    costsText:
      "Wer schlagen kann, muss. Hier musste geschlagen werden, und es ging mehr verloren, als genommen wurde.",
    cost: (move, took, lost) =>
      `${move} musste sein: ${pieces(took)} genommen, ${pieces(lost)} verloren.`,
    onLine: "Eine Folge, die nicht gespielt wurde.",
    backToGame: "Zurück zum Spiel",
    sayDone: (points) =>
      points === 0
        ? "Die Nachbetrachtung ist fertig. Kein Zug hat einen Gewinn oder ein Remis vergeben."
        : `Die Nachbetrachtung ist fertig. ${points === 1 ? "1 Wendepunkt" : `${points} Wendepunkte`}.`,

    analysisTitle: "Analyse · Kingrow",
    analysisHeading: "Analysebrett",
    toMove: (color) => `${SIDES[color]} ist am Zug`,
    gameOver: (color) => `${SIDES[color]} kann nicht ziehen und hat verloren.`,
    branches: "Hier gespielte Züge",
    deleteMove: "Diesen Zug löschen",
    deleted: "Gelöscht.",
    shots: "Gewinnzüge",
    lines: "Computerzüge",
    noLines: "Kein Zug zum Ansehen.",
    depth: (depth) => `Tiefe ${depth}`,
    setUp: "Stellung aufbauen",
    done: "Diese Stellung nehmen",
    discard: "Verwerfen",
    putting: "Eingabe, Klick oder Ziehen stellt auf das Brett",
    tools: {
      "black-man": "Schwarzer Stein",
      "black-king": "Schwarze Dame",
      "white-man": "Weißer Stein",
      "white-king": "Weiße Dame",
      nothing: "Wegnehmen",
    },
    turn: "Wer zuerst zieht",
    clear: "Leeres Brett",
    usual: "Grundstellung",
    fen: "Stellung als Text (FEN)",
    readFen: "Lesen",
    copyFen: "FEN kopieren",
    copyLink: "Link kopieren",
    copied: "Kopiert",
    linkTooSmall: "Es steht mehr da, als in den Link passt. „PDN kopieren“ behält alles.",
    more: "Mehr zeigen",
    marks: {
      "!": "guter Zug",
      "?": "Fehler",
      "!!": "glänzender Zug",
      "??": "grober Fehler",
      "!?": "interessanter Zug",
      "?!": "zweifelhafter Zug",
    },
    fens: {
      malformed: "Das ist keine Stellung: Sie sieht etwa so aus: B:W21,22,K23:B1,2,K3.",
      "off-board": "Ein Feld darin liegt nicht zwischen 1 und 32.",
      "square-taken": "Auf einem Feld stehen zwei Steine.",
      "too-many-pieces": "Eine Seite hat mehr als 12 Steine.",
      "man-on-king-row": "Ein Stein steht auf der Reihe, auf der er Dame wäre.",
    },
    setupFaults: {
      none: (color) => `${SIDES[color]} hat keinen Stein.`,
      "too-many": (color) => `${SIDES[color]} hat mehr als 12 Steine.`,
      "man-on-king-row": (color, square) =>
        `Der Stein auf ${square} wäre eine Dame: Dort wird ${SIDES[color]} gekrönt.`,
      "no-move": (color) => `${SIDES[color]} könnte nicht ziehen: Das Spiel wäre zu Ende.`,
    },
    setupSquare: (square, piece) => `Feld ${square}, ${piece}`,
    empty: "leer",

    open: "Spiele öffnen (PDN)",
    openTitle: "Spiele öffnen",
    paste: "Spiele als Text (PDN)",
    file: "Oder eine Datei",
    openPasted: "Öffnen",
    close: "Schließen",
    chosenGame: (count) =>
      count === 1 ? "Dieses Spiel lässt sich öffnen" : `Wähle eines von ${count} Spielen`,
    noGame: "In diesem Text ist kein Spiel.",
    tooLarge: (megabytes) =>
      `Das ist zu groß, um es hier zu lesen: bis ${megabytes} MB, das sind mehrere tausend Spiele.`,
    tooManyGames: counted("de", {
      other:
        "Dieser Text enthält mehr als # Spiele, zu viele für die Liste hier. Öffne einen Teil davon.",
    }),
    unreadable: "Diese Datei lässt sich nicht lesen.",
    kept: (count) =>
      count === 0
        ? ""
        : count === 1
          ? "Das Spiel davor ist da."
          : `Die ${count} Spiele davor sind da.`,
    variants: {
      20: "internationale Dame",
      22: "italienische Dame",
      23: "amerikanische Pool-Dame",
      24: "spanische Dame",
      25: "russische Dame",
      26: "brasilianische Dame",
      27: "kanadische Dame",
      28: "portugiesische Dame",
      29: "tschechische Dame",
      30: "türkische Dame",
      31: "thailändische Dame",
      40: "friesische Dame",
    },
    faults: {
      malformed: (game, line) => `Spiel ${game} lässt sich ab Zeile ${line} nicht lesen.`,
      "bad-move": (game, line, move) =>
        `Spiel ${game}, Zeile ${line}: Der Zug ${move} ist dort nicht möglich.`,
      ambiguous: (game, line, move) =>
        `Spiel ${game}, Zeile ${line}: ${move} kann verschiedene Schläge meinen.`,
      "off-board": (game, line, move) =>
        `Spiel ${game}, Zeile ${line}: ${move} nennt ein Feld über 32. Ist es eine andere Art Dame?`,
      "bad-fen": (game, line) =>
        `Spiel ${game}, Zeile ${line}: Es beginnt mit einer Stellung, die es nicht geben kann.`,
      "unclosed-variation": (game, line) =>
        `Spiel ${game}: Eine Klammer aus Zeile ${line} wird nie geschlossen.`,
      "other-game": (game, line, variant) =>
        `Spiel ${game}, Zeile ${line}: Das ist ${variant}, die nach anderen Regeln gespielt wird.`,
      chess: (game, line) => `Spiel ${game}, Zeile ${line}: Das ist eine Schachpartie.`,
    },
    otherVariant: "eine andere Art Dame",
    linkFaults: {
      empty: {
        title: "In diesem Link ist kein Spiel",
        text: "Ein solcher Link trägt das Spiel an seinem Ende.",
      },
      damaged: {
        title: "Dieser Link ist beschädigt",
        text: "Ein Teil ging unterwegs verloren oder wurde verändert. Bitte noch einmal darum und kopiere ihn ganz.",
      },
      newer: {
        title: "Dieser Link ist neuer als diese Seite",
        text: "Er stammt aus einer späteren Fassung. Lade die Seite neu und versuche es noch einmal.",
      },
    },
  },

  watch: {
    title: "Zuschauen · Kingrow",
    heading: "Du schaust zu",
    toMove: { black: "Schwarz ist am Zug.", white: "Weiß ist am Zug." },
    onTurn: "Am Zug",
    notBegun: "Das Spiel hat noch nicht begonnen.",
    captured: (count) => `${count} geschlagen`,
    gone: {
      title: "Hier gibt es nichts zu sehen",
      text: "Dieser Raum ist geschlossen, oder der Link stimmt nicht.",
    },
    refused: {
      title: "Dieses Spiel wird nicht gezeigt",
      text: "Du spielst es selbst, oder Zuschauen ist hier nicht vorgesehen.",
    },
  },
};
