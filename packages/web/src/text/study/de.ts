// The texts in German of the screens that are not needed to play an opponent.
import type { Color } from "@kingrow/rules";
import { computersBoard, counted, sharedBoard } from "../grammar.ts";
import { LANGUAGE_NAMES } from "../language.ts";
import { inWords, joined } from "./amounts.ts";
import { SIDES, BOARD, REASONS } from "../de.ts";
import type { StudyTexts } from "./en.ts";

const OTHERS: Record<Color, string> = { black: "Weiß", white: "Schwarz" };

function pieces(count: number): string {
  return count === 1 ? "1 Stein" : `${count} Steine`;
}

const PIECES_WON = inWords(["einen Stein", "zwei Steine", "drei Steine", "vier Steine"], pieces);

const KINGS_WON = inWords(
  ["eine Dame", "zwei Damen", "drei Damen"],
  counted("de", { other: "# Damen" }),
);

export const texts: StudyTexts = {
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
      travel: "In der Zugliste: zurück, weiter, zum Anfang, zu jetzt; ← → nach einem Klick überall",
      help: "Auf dem Brett: diese Tasten",
    },
  },

  settings: {
    title: "Einstellungen",
    done: "Fertig",
    name: "Dein Name",
    theme: { label: "Farben", system: "System", light: "Hell", dark: "Dunkel" },
    board: {
      label: "Brett",
      tournament: "Grün",
      wood: "Nussbaum",
      contrast: "Kontrast",
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
    greetings: "Grüße des Gegners zeigen",
    notifications: "Benachrichtigen, wenn jemand kommt",
    notificationsBlocked: "Dein Browser lässt keine Benachrichtigungen dieser Seite zu.",
  },

  playback: {
    title: "Wiedergabe · Kingrow",
    heading: "Wiedergabe",
    play: "Abspielen",
    pause: "Anhalten",
    speed: "Tempo",
    speeds: { slow: "Langsam", normal: "Mittel", fast: "Schnell" },
  },

  practice: {
    title: "Gegen den Computer",
    tabTitle: "Gegen den Computer · Kingrow",
    intro: "Er spielt hier auf deinem Gerät: Niemand wartet, und ein Netz braucht es nicht.",
    level: "Stufe",
    levels: ["Anfänger", "Neuling", "Locker", "Solide", "Wach", "Stark", "Experte", "Meister"],
    about: [
      "Übersieht einfache Schlagzüge.",
      "Lässt Steine ungedeckt stehen.",
      "Sieht einen Schlag, nicht den nächsten.",
      "Spielt ordentlich, mit Aussetzern.",
      "Verschenkt selten einen Stein.",
      "Bestraft die meisten Fehler.",
      "Plant weit voraus, irrt kaum.",
      "Spielt den besten Zug, den er in einer Sekunde findet.",
    ],
    levelIs: (level, word) => `Stufe\u00A0${level}\u00A0· ${word}`,
    side: "Du spielst",
    sides: { black: "Schwarz", white: "Weiß", chance: "Zufall" },
    start: "Los",
    coach: "Trainer",
    coachText: "Warnt dich vor der Antwort, wenn ein Zug ein Fehler ist.",
    waitsForYou: "Wartet auf dich",
    takeBack: "Zurück und neu versuchen",
    wins: counted("de", { one: "# Sieg", other: "# Siege" }),
    losses: counted("de", { one: "# Niederlage", other: "# Niederlagen" }),
    draws: counted("de", { one: "# Remis", other: "# Remis" }),
    goUp: (level) => `Drei Siege in Folge! Versuch Stufe ${level}.`,
    hint: "Tipp",
    hintIs: (move) => `Tipp: ${move}.`,
    exit: "Lobby",
    another: "Neues Spiel",
    anotherTitle: "Dieses Spiel abbrechen?",
    anotherText: "Dein laufendes Spiel geht verloren.",
    anotherNo: "Weiterspielen",
    calledBack: (name) => `${name} wartet in deinem Raum.`,
    keptForLater: "Dieses Spiel bleibt für später.",
    toRoom: "In deinen Raum",
    notYet: "Noch nicht",
    seatGone: "Dein Platz im Raum ist weg",
    seatGoneText: "Du warst zu lange weg. Dieses Spiel geht weiter.",
    elsewhere: "Dieses Spiel ist in einem anderen Tab offen",
    elsewhereText: "Dort geht es weiter, nichts ist verloren.",
    here: "Hier weiterspielen",
    notKept: "Dieser Browser merkt sich nichts: Das Spiel hält so lange wie diese Seite.",
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
        resign: {
          text: "Der Computer gewinnt.",
        },
        offerDraw: {
          text: "Der Computer schaut auf das Brett, bevor er antwortet.",
        },
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
  },

  table: {
    title: "Zu zweit am Gerät",
    tabTitle: "Zu zweit am Gerät · Kingrow",
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
          resign: {
            title: `${mine} gibt auf?`,
            text: `${theirs} gewinnt.`,
          },
          offerDraw: {
            title: "Remis?",
            text: "Das Spiel endet remis, wenn ihr beide einverstanden seid.",
            keep: "Weiterspielen",
            proceed: "Remis",
          },
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
        takebackSent: "Zurück.",
        rematchAsked: "Noch ein Spiel.",
        rematchAgreed: "Es beginnt.",
      };
    },
  },

  games: {
    title: "Deine Spiele",
    tabTitle: "Deine Spiele · Kingrow",
    intro: "Bis zu 200 Spiele bleiben gespeichert, nur auf diesem Gerät.",
    empty:
      "Noch keine Spiele. Jedes beendete Spiel erscheint hier, zum Nachspielen, Analysieren und Teilen.",
    broken:
      "Dieser Browser behält deine Spiele nicht: Sein Speicher ist gesperrt, voll oder fehlt.",
    unreadable: counted("de", {
      one: "# gespeichertes Spiel ist nicht lesbar und fehlt hier.",
      other: "# gespeicherte Spiele sind nicht lesbar und fehlen hier.",
    }),
    filter: "Ergebnis",
    filters: { all: "Alle", won: "Gewonnen", lost: "Verloren", draw: "Remis" },
    none: "Keine Spiele mit diesem Ergebnis.",
    computer: (level) => `Computer, Stufe ${level}`,
    table: "Zu zweit am Gerät",
    verdicts: {
      won: "Gewonnen",
      lost: "Verloren",
      draw: "Remis",
      black: "Schwarz gewann",
      white: "Weiß gewann",
    },
    moves: counted("de", {
      one: "# Zug",
      other: "# Züge",
    }),
    replay: "Abspielen",
    exportAll: "Alle speichern (PDN)",
    remove: "Löschen",
    removeAll: "Alle löschen",
    removeTitle: "Dieses Spiel löschen?",
    removeAllTitle: "Alle Spiele löschen?",
    removeText: "Das lässt sich nicht rückgängig machen.",
    keep: "Abbrechen",
    removed: "Spiel gelöscht.",
    removedAll: "Alle Spiele gelöscht.",
  },

  lessons: {
    heading: "Lektionen",
    intro: "Sechs Ideen, die Partien entscheiden.",
    names: {
      twoForOne: "Zwei für einen",
      bridge: "Die Brücke",
      kingRow: "Die Grundreihe",
      move: "Die Opposition",
      dogHole: "Das Hundeloch",
      twoKings: "Zwei Damen gegen eine",
    },
    about: {
      twoForOne:
        "Gib einen Stein und nimm zwei zurück. Such ein Feld, auf dem dein Gegner schlagen muss, und schau, wo sein Stein dann steht.",
      bridge:
        "Zwei Steine, die auf 1 und 3 oder auf 30 und 32 zu Hause bleiben, bilden die Brücke. An ihr kommt man schwer vorbei: Zieh so lange wie möglich mit den anderen.",
      kingRow:
        "Die Steine zu Hause bewachen deine Grundreihe. Irgendwann müssen sie los, doch ein Zug zu früh schenkt dem Gegner eine Dame. Frag zuerst, wer durchkommt.",
      move: "Mit wenigen Steinen gewinnt, wer noch antworten kann: Der andere muss ausweichen. Zähl die Züge, bevor du vorrückst.",
      dogHole:
        "Ein weißer Stein auf 5 wird von einem schwarzen auf 1 eingesperrt, ein schwarzer auf 28 von einem weißen auf 32. Nutze den gefangenen Stein, und geh nicht selbst ins Loch.",
      twoKings:
        "Zwei Damen schlagen eine. Führe sie zusammen, nimm der einzelnen Dame die Felder und treib sie aus ihrer Ecke.",
    },
    solved: (solved, all) => `${solved} von ${all} gelöst`,
    previous: "Vorige Stellung",
    next: "Nächste Stellung",
    nextLesson: "Nächste Lektion",
    saves: (color) => `${SIDES[color]} zieht und rettet das Spiel.`,
    saved: (color) => `${SIDES[color]} hält das Spiel: Jeder andere Zug verliert.`,
    fastest: (color, moves) => `${SIDES[color]} gewinnt in ${moves} Zügen.`,
    findFastest: "Finde den schnellsten Weg.",
    wrong: (move) => `${move} ist nicht der Zug.`,
    slower: (move) => `${move} gewinnt auch, aber langsamer.`,
  },

  puzzles: {
    title: "Aufgaben · Kingrow",
    heading: "Aufgabe",
    intro: "Aus echten Spielen. Ein Zug bringt mehr als jeder andere, vom Computer geprüft.",
    difficulty: "Schwierigkeit",
    daily: "Aufgabe des Tages",
    grades: { 1: "Leicht", 2: "Mittel", 3: "Schwer", 4: "Sehr\u00A0schwer" },
    task: (color) => `${SIDES[color]} zieht und gewinnt.`,
    toFind: (moves) => `${moves} Züge sind zu finden.`,
    crowns: (color) => `${SIDES[color]} zieht und bekommt eine Dame.`,
    right: (move, reply) => `Richtig, ${move}. Dein Gegner antwortet ${reply}. Weiter.`,
    wrong: (move) => `${move} gewinnt nicht.`,
    holds: (move, reply) =>
      `${move} gewinnt nicht: Dein Gegner antwortet ${reply}, und du hast nichts davon.`,
    less: (move) => `${move} bringt weniger als ein anderer Zug.`,
    solved: {
      clean: "Gelöst!",
      helped: "Mit Tipp gelöst!",
      missed: "Gelöst, aber nicht auf Anhieb: Die Aufgabe kommt noch einmal.",
    },
    shown: (moves) => `Lösung: ${moves}.`,
    won: (color, pieces, kings) =>
      `${SIDES[color]} ${joined([pieces > 0 && `gewinnt ${PIECES_WON(pieces)}`, kings > 0 && `bekommt ${KINGS_WON(kings)}`], "und")}.`,
    noPieces: (color) => `${OTHERS[color]} hat keinen Stein mehr: ${SIDES[color]} gewinnt.`,
    noMoves: (color) => `${OTHERS[color]} hat keinen Zug mehr: ${SIDES[color]} gewinnt.`,
    hint: "Tipp",
    hintIs: (square) => `Zieh von Feld ${square}.`,
    show: "Lösung zeigen",
    tryAgain: "Neuer Versuch",
    next: "Nächste Aufgabe",
    harder: "Ab jetzt wird es schwerer.",
    easier: "Ab jetzt wird es leichter.",
    solve: "Lösen",
    skip: "Überspringen",
    notKept: "Dieser Browser merkt sich nichts: Gelöstes zählt nur, solange diese Seite offen ist.",
    count: (solved, all) => `${solved} von ${all} gelöst`,
    was: { solved: "Schon gelöst", missed: "Schon verfehlt" },
  },

  review: {
    ready: "Die Partieanalyse ist fertig",
    headline: {
      clean: "Beide Seiten ohne Fehler",
      youClean: "Du hast keinen Fehler gemacht",
      you: counted("de", { other: "Du hast # Fehler gemacht" }),
      all: counted("de", { other: "# Fehler in dieser Partie" }),
    },
    you: "Du",
    mistakes: counted("de", { other: "# Fehler" }),
    swings: inWords(
      ["Der Vorteil wechselte einmal die Seite.", "Der Vorteil wechselte zweimal die Seite."],
      (count) => `Der Vorteil wechselte ${count}-mal die Seite.`,
    ),
    learn: "Aus den Fehlern lernen",
    learnTheirs: "Fehler des Gegners ansehen",
    cards: { overview: "Überblick", mistakes: "Fehler", moves: "Züge" },
    card: "Was zu sehen ist",
    whose: "Wessen Fehler",
    both: "Beide",
    mistake: (number, count) => `Fehler ${number} von ${count}`,
    previous: "Voriger Fehler",
    next: "Nächster Fehler",
    youPlayed: (move) => `Du hast ${move} gespielt.`,
    played: (name, move) => `${name} hat ${move} gespielt.`,
    find: "Finde auf dem Brett einen besseren Zug.",
    checking: (move) => `${move} wird geprüft…`,
    good: (move) => `Ja, ${move} ist ein guter Zug.`,
    bad: (move, answer) => `${move} ist nicht gut genug: Es folgt ${answer}.`,
    tryAgain: "Noch einmal",
    showBest: "Besten Zug zeigen",
    better: "Besser",
    reasons: {
      loses: (move, count, reply) => `${move} verliert ${PIECES_WON(count)}: ${reply}.`,
      misses: (move, count) => `${move} verpasst die Chance, ${PIECES_WON(count)} zu gewinnen.`,
      "win-to-draw": (move) => `${move} gibt den Gewinn her: Das Spiel ist jetzt remis.`,
      "win-to-loss": (move, _count, reply) =>
        `${move} macht aus einem gewonnenen Spiel ein verlorenes: ${reply}.`,
      "draw-to-loss": (move, _count, reply) => `${move} verliert: ${reply}.`,
      advantage: (move, _count, reply) => `${move} verschlechtert die Stellung: ${reply}.`,
    },
    byForce: (took, lost) =>
      `Danach ist Schlagen Pflicht: ${pieces(took)} genommen, ${pieces(lost)} verloren.`,
    toMistake: "Zurück zum Fehler",
    wentThrough: (found, all) => `Das war der letzte. Du hast ${found} von ${all} gefunden.`,
    toOverview: "Zum Überblick",
    legend: "Fehler",
  },
  analysis: {
    engine: "Engine",
    line: (number) => `Variante ${number}`,
    threat: "Drohung",
    noThreat: "Keine Drohung",
    pen: "Pfeile und Kreise zeichnen. Mit der Maus zeichnet auch die rechte Taste.",
    erase: "Zeichnung löschen",
    erased: "Gelöscht.",
    arrow: (from, to) => `Pfeil von ${from} nach ${to}`,
    circle: (square) => `Kreis auf ${square}`,
    variation: "Variante",
    files: "Import / Export",
    imports: "Import",
    otherGames: "Andere Spiele importieren",
    allGames: "Zurück zur Liste der Spiele",
    exports: "Export",
    more: "Mehr",
    paste: "Spiele (PDN) oder eine Stellung (FEN)",
    read: "Importieren",
    drop: "Datei hier ablegen oder auswählen",
    tooMuch: counted("de", {
      other:
        "Bis zu # Spiele und 4 MB lassen sich hier öffnen, das ist mehr. Öffne einen Teil davon.",
    }),
  },
  study: {
    sides: SIDES,
    analyse: "Analysieren",
    review: "Partieanalyse",
    place: (number, color) => `Zug ${number}, ${SIDES[color]}`,
    noEngine: "In diesem Browser kann der Computer nicht nachdenken.",

    score: (who, men) => (who === undefined ? "Ausgeglichen" : `+${men.replace(".", ",")} ${who}`),
    winsIn: (color, moves) =>
      moves <= 1 ? `${SIDES[color]} gewinnt sofort` : `${SIDES[color]} gewinnt in ${moves} Zügen`,
    won: (color) => `${SIDES[color]} hat gewonnen`,
    draw: "Remis",
    drawn: "Remis, bewiesen",

    reviewTitle: "Partieanalyse · Kingrow",
    reviewHeading: "Partieanalyse",
    running: "Der Computer sieht sich jeden Zug an…",
    cancel: "Anhalten",
    again: "Dieses Spiel nachbetrachten",
    stopped: "Die Partieanalyse wurde angehalten.",
    noMoves: "In diesem Spiel ist kein Zug zum Ansehen.",
    curve: "Wer besser stand",
    assessments: {
      "black-wins": "Schwarz gewinnt",
      "black-better": "Schwarz steht besser",
      equal: "ausgeglichen",
      "white-better": "Weiß steht besser",
      "white-wins": "Weiß gewinnt",
    },
    stretch: {
      start: "am Anfang",
      until: (to) => `bis Zug ${to}`,
      at: (move) => `in Zug ${move}`,
      between: (from, to) => `in den Zügen ${from} bis ${to}`,
    },
    proved: "Vom Computer bewiesen.",
    onLine: "Eine Folge, die nicht gespielt wurde.",
    backToGame: "Zurück zum Spiel",

    analysisTitle: "Analyse · Kingrow",
    analysisHeading: "Analysebrett",
    toMove: (color) => `${SIDES[color]} ist am Zug`,
    gameOver: (color) => `${SIDES[color]} kann nicht ziehen und hat verloren.`,
    deleteMove: "Zug löschen",
    deleted: "Gelöscht.",
    depth: (depth) => `Tiefe ${depth}`,
    setUp: "Stellung aufbauen",
    done: "Diese Stellung nehmen",
    discard: "Verwerfen",
    putting: "Wähl einen Stein, dann drück auf Felder.",
    needsPieces: "Jede Seite braucht mindestens einen Stein.",
    tools: {
      "black-man": "Schwarzer Stein",
      "black-king": "Schwarze Dame",
      "white-man": "Weißer Stein",
      "white-king": "Weiße Dame",
      nothing: "Löschen",
    },
    turn: "Wer zuerst zieht",
    clear: "Leeres Brett",
    usual: "Grundstellung",
    copyFen: "FEN kopieren",
    copyLink: "Link kopieren",
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

    openPasted: "Öffnen",
    close: "Schließen",
    chosenGame: (count) =>
      count === 1 ? "Dieses Spiel lässt sich öffnen" : `Wähle eines von ${count} Spielen`,
    noGame: "In diesem Text ist kein Spiel.",
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

  help: {
    title: "So wird gespielt",
    rules: "Regeln",
    close: "Schließen",
    lines: {
      start: "Jede Seite hat zwölf Steine auf den dunklen Feldern. Schwarz beginnt.",
      step: "Ein Stein zieht schräg vorwärts auf das nächste dunkle Feld.",
      jump: "Ein Stein schlägt, indem er über einen gegnerischen Stein auf das freie Feld dahinter springt.",
      must: "Kannst du schlagen, musst du schlagen. Gibt es mehrere Möglichkeiten, wähl frei.",
      chain:
        "Kann der Stein danach weiterschlagen, so muss er es tun, bis es nichts mehr zu schlagen gibt.",
      crown: "Ein Stein, der die letzte Reihe erreicht, wird Dame; damit endet sein Zug.",
      king: "Eine Dame zieht ein Feld weit und schlägt wie ein Stein, aber vorwärts und rückwärts.",
      blocked: "Kannst du nicht mehr ziehen, verlierst du.",
      draw: "Remis ist es, wenn dieselbe Stellung zum dritten Mal entsteht oder wenn beide Seiten 40 Züge lang weder schlagen noch einen Stein vorrücken.",
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

  watch: {
    title: "Zuschauen · Kingrow",
    heading: "Du schaust zu",
    toMove: { black: "Schwarz ist am Zug.", white: "Weiß ist am Zug." },
    onTurn: "Am Zug",
    notBegun: "Das Spiel hat noch nicht begonnen.",
    begun: "Ein neues Spiel hat begonnen.",
    next: "Nächstes Spiel",
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
