// The texts in Dutch of the screens that are not needed to play an opponent.
import type { Color } from "@kingrow/rules";
import { computersBoard, counted, sharedBoard } from "../grammar.ts";
import { LANGUAGE_NAMES } from "../language.ts";
import { inWords, joined } from "./amounts.ts";
import { SIDES, moves, BOARD, REASONS } from "../nl.ts";
import type { StudyTexts } from "./en.ts";

const LABELS: Record<Color, string> = { black: "Zwart", white: "Wit" };

const TASKS: Record<Color, string> = { black: "Zwart zet en wint.", white: "Wit zet en wint." };

const toFind = counted("nl", {
  one: "Er is # zet te vinden.",
  other: "Er zijn # zetten te vinden.",
});

const pieces = counted("nl", { one: "# stuk", other: "# stukken" });

const before = counted("nl", {
  one: "De partij ervoor blijft bewaard.",
  other: "De # partijen ervoor blijven bewaard.",
});

/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "zwart", white: "wit" };

const OTHER: Record<Color, Color> = { black: "white", white: "black" };

const PIECES_WON = inWords(["een stuk", "twee stukken", "drie stukken", "vier stukken"], pieces);

const KINGS_WON = inWords(
  ["een dam", "twee dammen", "drie dammen"],
  counted("nl", { other: "# dammen" }),
);

export const texts: StudyTexts = {
  keys: {
    title: "Toetsen",
    close: "Sluiten",
    names: { enter: "Enter", space: "Spatie", home: "Home", end: "End" },
    keys: {
      arrows: "Van veld naar veld, zoals je het ziet",
      row: "Naar de uiteinden van een rij; met Ctrl naar de hoeken",
      next: "Naar de volgende schijf die kan zetten of het volgende veld; met Shift terug",
      number: "Een veld met zijn nummer: 11 en 15 zijn een zet",
      status: "Horen wie aan zet is, de score, de laatste zet en wat moet slaan",
      press: "Een schijf oppakken, neerzetten",
      confirm: "Een wachtende zet bevestigen",
      letGo: "Loslaten; een wachtende of onthouden zet terugnemen",
      travel:
        "In de lijst met zetten: terug, verder, naar het begin, naar nu; ← → na een klik overal",
      help: "Op het bord: deze toetsen",
    },
  },

  settings: {
    title: "Instellingen",
    done: "Gereed",
    name: "Je naam",
    theme: { label: "Thema", system: "Systeem", light: "Licht", dark: "Donker" },
    board: {
      label: "Dambord",
      tournament: "Groen",
      wood: "Notenhout",
      contrast: "Contrastrijk",
    },
    volume: "Geluidssterkte",
    hear: "Luisteren",
    samples: { move: "Zet", capture: "Slag", crown: "Dam", turn: "Aan zet", won: "Winst" },
    numbers: { label: "Veldnummers", off: "Uit", frame: "In de rand", squares: "Op de velden" },
    animation: { label: "Beweging", off: "Uit", fast: "Snel", normal: "Gewoon" },
    language: { label: "Taal", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Geluid en trillen",
    confirmMoves: "Elke zet bevestigen",
    greetings: "Groeten van de ander tonen",
    notifications: "Melden als er een tegenstander is",
    notificationsBlocked: "Je browser staat geen meldingen van deze pagina toe.",
  },

  playback: {
    title: "Naspelen · Kingrow",
    heading: "Naspelen",
    play: "Afspelen",
    pause: "Pauze",
    speed: "Tempo",
    speeds: { slow: "Langzaam", normal: "Gewoon", fast: "Snel" },
  },

  practice: {
    title: "Tegen de computer",
    tabTitle: "Tegen de computer · Kingrow",
    intro: "Hij speelt hier op je apparaat: niemand wacht, en een netwerk is niet nodig.",
    level: "Niveau",
    levels: [
      "Starter",
      "Leerling",
      "Ontspannen",
      "Degelijk",
      "Waakzaam",
      "Sterk",
      "Kenner",
      "Meester",
    ],
    about: [
      "Mist eenvoudige slagen.",
      "Laat schijven onbeschermd staan.",
      "Ziet één slag, niet de volgende.",
      "Speelt degelijk, met foutjes.",
      "Geeft zelden een schijf weg.",
      "Straft de meeste fouten af.",
      "Kijkt ver vooruit, mist weinig.",
      "Speelt het beste dat hij in een seconde vindt.",
    ],
    levelIs: (level, word) => `Niveau\u00A0${level}\u00A0· ${word}`,
    side: "Je speelt met",
    sides: { black: "Zwart", white: "Wit", chance: "Toeval" },
    start: "Beginnen",
    coach: "Trainer",
    coachText: "Waarschuwt je, vóór het antwoord, als een zet een fout is.",
    waitsForYou: "Wacht op je",
    takeBack: "Terugnemen en opnieuw",
    wins: counted("nl", { one: "# gewonnen", other: "# gewonnen" }),
    losses: counted("nl", { one: "# verloren", other: "# verloren" }),
    draws: counted("nl", { one: "# remise", other: "# remises" }),
    goUp: (level) => `Drie keer op rij gewonnen! Probeer niveau ${level}.`,
    hint: "Tip",
    hintIs: (move) => `Tip: ${move}.`,
    exit: "Naar de lobby",
    another: "Nieuwe partij",
    anotherTitle: "Deze partij afbreken?",
    anotherText: "Je huidige partij gaat verloren.",
    anotherNo: "Verder spelen",
    calledBack: (name) => `${name} wacht op je in je kamer.`,
    keptForLater: "Deze partij blijft bewaard.",
    toRoom: "Naar je kamer",
    notYet: "Nog niet",
    seatGone: "Je plek in de kamer is weg",
    seatGoneText: "Je was te lang weg. Deze partij gaat gewoon door.",
    elsewhere: "Deze partij staat open in een ander tabblad",
    elsewhereText: "Daar gaat hij verder; er gaat niets verloren.",
    here: "Hier verder spelen",
    notKept: "Deze browser bewaart niets: de partij duurt zo lang als deze pagina.",
    computer: {
      app: { roomTitle: () => "De computer · Kingrow" },
      room: {
        opponent: "Computer",
        opponentsTurn: "Computer aan zet",
        opponentsCaptures: (count) => `De computer heeft ${count} van de 12 geslagen`,
      },
      board: computersBoard(BOARD, "Deze schijf is van de computer", [
        "de tegenstander",
        "de computer",
      ]),
      result: {
        newOpponent: "Nieuwe partij",
        opponentsScore: "Slagen van de computer:",
        agreed: "De kleuren wisselen! Een nieuwe partij begint",
        reasons: {
          won: { "no-moves": "De computer kan niet meer zetten." },
          lost: REASONS.lost,
          draw: { ...REASONS.draw, agreement: "De computer ging akkoord." },
        },
      },
      actions: {
        resign: {
          text: "De computer wint.",
        },
        offerDraw: {
          text: "De computer kijkt naar het bord voor hij antwoordt.",
        },
        offerSent: "De computer bekijkt je aanbod.",
        drawDeclined: "De computer speelt verder.",
        takeback: "Je zet terugnemen",
        takebackSent: "Je zet gaat terug.",
      },
    },
    said: {
      opponentMoved: (move) => `Computer: ${move}`,
      takebackSent: "Zet terug.",
      rematchAsked: "Nog een partij.",
      rematchAgreed: "Die begint, met gewisselde kleuren.",
    },
  },

  table: {
    title: "Samen op één apparaat",
    tabTitle: "Samen op één apparaat · Kingrow",
    turns: "Het bord na elke zet draaien",
    exit: "Naar de lobby",
    another: "Nieuwe partij",
    anotherTitle: "Deze partij afbreken?",
    anotherText: "Je huidige partij gaat verloren.",
    anotherNo: "Verder spelen",
    elsewhere: "Deze partij staat open in een ander tabblad",
    elsewhereText: "Daar gaat hij verder; er gaat niets verloren.",
    here: "Hier verder spelen",
    notKept: "Deze browser bewaart niets: de partij duurt zo lang als deze pagina.",
    both: (here) => {
      const other = here === "black" ? "white" : "black";
      const mine = SIDES[here];
      const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
      return {
        room: {
          you: mineLabel,
          yourTurn: `${mineLabel} aan zet`,
          yourCaptures: (count) => `${mineLabel} heeft ${count} van de 12 geslagen`,
          opponent: theirsLabel,
          opponentsTurn: `${theirsLabel} aan zet`,
          opponentsCaptures: (count) => `${theirsLabel} heeft ${count} van de 12 geslagen`,
        },
        board: sharedBoard(BOARD, `${mineLabel} is aan zet`),
        result: {
          won: `${mineLabel} wint!`,
          lost: `${theirsLabel} wint!`,
          yourScore: `${mineLabel}:`,
          opponentsScore: `${theirsLabel}:`,
          agreed: "Een nieuwe partij begint",
          reasons: {
            won: {
              "no-moves": `${theirsLabel} kan niet meer zetten.`,
              resigned: `${theirsLabel} heeft opgegeven.`,
            },
            lost: {},
            draw: { ...REASONS.draw, agreement: "Jullie werden het eens." },
          },
        },
        actions: {
          resign: {
            title: `Geeft ${mine} op?`,
            text: `${theirsLabel} wint.`,
          },
          offerDraw: {
            title: "Remise?",
            text: "De partij is remise als jullie het allebei eens zijn.",
            keep: "Verder spelen",
            proceed: "Remise",
          },
          offerSent: "Jullie worden het eens over remise.",
          takeback: "De laatste zet terugnemen",
          takebackSent: "De zet gaat terug.",
        },
      };
    },
    said: (here) => {
      const other = here === "black" ? "white" : "black";
      const [mine, theirs] = [SIDES[here], SIDES[other]];
      const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
      return {
        youMoved: (move) => `${mineLabel}: ${move}`,
        opponentMoved: (move) => `${theirsLabel}: ${move}`,
        yourTurn: `${mineLabel} is aan zet.`,
        gameBegins: () => "De partij begint.",
        over: {
          won: `De partij is uit, ${mine} heeft gewonnen.`,
          lost: `De partij is uit, ${theirs} heeft gewonnen.`,
          draw: "De partij is uit, het is remise.",
        },
        takebackSent: "Zet terug.",
        rematchAsked: "Nog een partij.",
        rematchAgreed: "Ze begint.",
      };
    },
  },

  games: {
    title: "Jouw partijen",
    tabTitle: "Jouw partijen · Kingrow",
    intro: "Er worden tot 200 partijen bewaard, alleen op dit apparaat.",
    empty:
      "Nog geen partijen. Elke afgelopen partij verschijnt hier, om na te spelen, te analyseren en te delen.",
    broken: "Deze browser bewaart je partijen niet: de opslag is geblokkeerd, vol of ontbreekt.",
    unreadable: counted("nl", {
      one: "# bewaarde partij is onleesbaar en ontbreekt hier.",
      other: "# bewaarde partijen zijn onleesbaar en ontbreken hier.",
    }),
    filter: "Uitslag",
    filters: { all: "Alle", won: "Gewonnen", lost: "Verloren", draw: "Remise" },
    none: "Geen partijen met deze uitslag.",
    computer: (level) => `Computer, niveau ${level}`,
    table: "Samen op één apparaat",
    verdicts: {
      won: "Gewonnen",
      lost: "Verloren",
      draw: "Remise",
      black: "Zwart won",
      white: "Wit won",
    },
    moves: counted("nl", {
      one: "# zet",
      other: "# zetten",
    }),
    replay: "Naspelen",
    exportAll: "Alles opslaan (PDN)",
    remove: "Verwijderen",
    removeAll: "Alles verwijderen",
    removeTitle: "Deze partij verwijderen?",
    removeAllTitle: "Alle partijen verwijderen?",
    removeText: "Dit kan niet ongedaan worden gemaakt.",
    keep: "Annuleren",
    removed: "Partij verwijderd.",
    removedAll: "Alle partijen verwijderd.",
  },

  lessons: {
    heading: "Lessen",
    intro: "Zes ideeën die partijen beslissen.",
    names: {
      twoForOne: "Twee om één",
      bridge: "De brug",
      kingRow: "De damrij",
      move: "De oppositie",
      dogHole: "Het hondenhok",
      twoKings: "Twee dammen tegen één",
    },
    about: {
      twoForOne:
        "Geef één stuk en neem er twee terug. Zoek een veld waar je tegenstander moet slaan, en kijk waar hij terechtkomt.",
      bridge:
        "Twee schijven die thuisblijven op 1 en 3, of op 30 en 32, vormen de brug. Daar kom je moeilijk langs: speel zo lang mogelijk met de andere.",
      kingRow:
        "De schijven thuis bewaken je damrij. Ooit moeten ze weg, en één zet te vroeg geeft je tegenstander een dam. Vraag eerst wie er doorkomt.",
      move: "Met weinig stukken wint wie nog kan antwoorden: de ander moet wijken. Tel de zetten voordat je opschuift.",
      dogHole:
        "Een witte schijf op 5 zit vast door een zwarte op 1, een zwarte op 28 door een witte op 32. Gebruik de gevangen schijf, en loop niet zelf het hok in.",
      twoKings:
        "Twee dammen winnen van één. Breng ze samen, ontneem de losse dam zijn velden en jaag hem uit zijn hoek.",
    },
    solved: (solved, all) => `${solved} van ${all} opgelost`,
    previous: "Vorige stand",
    next: "Volgende stand",
    nextLesson: "Volgende les",
    saves: (color) => `${LABELS[color]} zet en redt de partij.`,
    saved: (color) => `${LABELS[color]} houdt de partij: elke andere zet verliest.`,
    fastest: (color, moves) => `${LABELS[color]} wint in ${moves} zetten.`,
    findFastest: "Vind de snelste weg.",
    wrong: (move) => `${move} is niet de zet.`,
    slower: (move) => `${move} wint ook, maar langzamer.`,
  },

  puzzles: {
    title: "Puzzels · Kingrow",
    heading: "Puzzel",
    intro:
      "Uit echte partijen. Eén zet levert meer op dan elke andere; de computer heeft dat nagerekend.",
    difficulty: "Moeilijkheid",
    daily: "Puzzel van de dag",
    grades: { 1: "Makkelijk", 2: "Gemiddeld", 3: "Moeilijk", 4: "Heel moeilijk" },
    task: (color) => TASKS[color],
    toFind,
    crowns: (color) => `${LABELS[color]} zet en krijgt een dam.`,
    right: (move, reply) => `Goed, ${move}. Je tegenstander antwoordt ${reply}. Ga door.`,
    wrong: (move) => `${move} wint niet.`,
    holds: (move, reply) =>
      `${move} wint niet: je tegenstander antwoordt ${reply} en je wint er niets mee.`,
    less: (move) => `${move} levert minder op dan een andere zet.`,
    solved: {
      clean: "Opgelost!",
      helped: "Opgelost met een tip!",
      missed: "Opgelost, maar niet in één keer: hij komt terug.",
    },
    shown: (moves) => `Oplossing: ${moves}.`,
    won: (color, pieces, kings) =>
      `${LABELS[color]} ${joined([pieces > 0 && `wint ${PIECES_WON(pieces)}`, kings > 0 && `krijgt ${KINGS_WON(kings)}`], "en")}.`,
    noPieces: (color) => `${LABELS[OTHER[color]]} heeft geen stuk meer: ${WITHIN[color]} wint.`,
    noMoves: (color) => `${LABELS[OTHER[color]]} heeft geen zet meer: ${WITHIN[color]} wint.`,
    hint: "Tip",
    hintIs: (square) => `Speel het stuk op veld ${square}.`,
    show: "Oplossing tonen",
    tryAgain: "Opnieuw proberen",
    next: "Volgende puzzel",
    harder: "Vanaf nu wordt het moeilijker.",
    easier: "Vanaf nu wordt het makkelijker.",
    solve: "Oplossen",
    skip: "Overslaan",
    notKept: "Deze browser bewaart niets: wat je oplost telt zolang deze pagina open is.",
    count: (solved, all) => `${solved} van ${all} opgelost`,
    was: { solved: "Al opgelost", missed: "Al gemist" },
  },

  review: {
    ready: "De nabespreking is klaar",
    headline: {
      clean: "Allebei foutloos gespeeld",
      youClean: "Je maakte geen fouten",
      you: counted("nl", { one: "Je maakte # fout", other: "Je maakte # fouten" }),
      all: counted("nl", { one: "# fout in deze partij", other: "# fouten in deze partij" }),
    },
    you: "Jij",
    mistakes: counted("nl", { one: "# fout", other: "# fouten" }),
    swings: counted("nl", { other: "Het voordeel wisselde # keer van kant." }),
    learn: "Van de fouten leren",
    learnTheirs: "Van hun fouten leren",
    cards: { overview: "Overzicht", mistakes: "Fouten", moves: "Zetten" },
    card: "Wat je ziet",
    whose: "Fouten van",
    both: "Beide",
    mistake: (number, count) => `Fout ${number} van ${count}`,
    previous: "Vorige fout",
    next: "Volgende fout",
    youPlayed: (move) => `Je speelde ${move}.`,
    played: (name, move) => `${name} speelde ${move}.`,
    find: "Vind een betere zet op het bord.",
    checking: (move) => `${move} wordt bekeken…`,
    good: (move) => `Ja, ${move} is een goede zet.`,
    bad: (move, answer) => `${move} is niet goed genoeg: er volgt ${answer}.`,
    tryAgain: "Nog eens",
    showBest: "Beste zet tonen",
    better: "Beter",
    reasons: {
      loses: (move, count, reply) => `${move} verliest ${PIECES_WON(count)}: ${reply}.`,
      misses: (move, count) => `${move} mist de kans om ${PIECES_WON(count)} te winnen.`,
      "win-to-draw": (move) => `${move} geeft de winst weg: nu is het remise.`,
      "win-to-loss": (move, _count, reply) =>
        `${move} maakt van een gewonnen partij een verloren: ${reply}.`,
      "draw-to-loss": (move, _count, reply) => `${move} verliest: ${reply}.`,
      advantage: (move, _count, reply) => `${move} verslechtert de stelling: ${reply}.`,
    },
    byForce: (took, lost) =>
      `Daarna moet er geslagen worden: ${pieces(took)} geslagen, ${pieces(lost)} verloren.`,
    toMistake: "Terug naar de fout",
    wentThrough: (found, all) => `Dat was de laatste. Je vond er ${found} van de ${all}.`,
    toOverview: "Naar het overzicht",
    legend: "Fout",
  },
  analysis: {
    engine: "Engine",
    line: (number) => `Variant ${number}`,
    threat: "Dreiging",
    noThreat: "Geen dreiging",
    pen: "Pijlen en cirkels tekenen. Met een muis tekent ook de rechterknop.",
    erase: "Tekening wissen",
    erased: "Gewist.",
    arrow: (from, to) => `Pijl van ${from} naar ${to}`,
    circle: (square) => `Cirkel op ${square}`,
    variation: "Variant",
    files: "Importeren / exporteren",
    imports: "Importeren",
    otherGames: "Andere partijen importeren",
    allGames: "Terug naar de lijst met partijen",
    exports: "Exporteren",
    more: "Meer",
    paste: "Partijen (PDN) of een stand (FEN)",
    read: "Importeren",
    drop: "Sleep een bestand hierheen of kies er een",
    tooMuch: counted("nl", {
      other: "Hier kunnen hoogstens # partijen en 4 MB open, en dit is meer. Open een deel ervan.",
    }),
  },
  study: {
    sides: LABELS,
    analyse: "Analyseren",
    review: "Nabespreken",
    place: (number, color) => `Zet ${number}, ${LABELS[color]}`,
    noEngine: "In deze browser kan de computer niet nadenken.",

    score: (who, men) => (who === undefined ? "Gelijk" : `+${men.replace(".", ",")} ${who}`),
    winsIn: (color, count) =>
      count <= 1 ? `${LABELS[color]} wint meteen` : `${LABELS[color]} wint in ${moves(count)}`,
    won: (color) => `${LABELS[color]} heeft gewonnen`,
    draw: "Remise",
    drawn: "Remise, bewezen",

    reviewTitle: "Nabespreking · Kingrow",
    reviewHeading: "Nabespreking",
    running: "De computer bekijkt elke zet…",
    cancel: "Stoppen",
    again: "Deze partij nabespreken",
    stopped: "De nabespreking is gestopt.",
    noMoves: "In deze partij is geen zet om te bekijken.",
    curve: "Wie beter stond",
    assessments: {
      "black-wins": "Zwart wint",
      "black-better": "Zwart staat beter",
      equal: "gelijk",
      "white-better": "Wit staat beter",
      "white-wins": "Wit wint",
    },
    stretch: {
      start: "aan het begin",
      until: (to) => `tot zet ${to}`,
      at: (move) => `in zet ${move}`,
      between: (from, to) => `in zet ${from} tot ${to}`,
    },
    proved: "Bewezen door de computer.",
    onLine: "Een variant die niet is gespeeld.",
    backToGame: "Terug naar de partij",

    analysisTitle: "Analyse · Kingrow",
    analysisHeading: "Analysebord",
    toMove: (color) => `${LABELS[color]} is aan zet`,
    gameOver: (color) => `${LABELS[color]} kan niet zetten en heeft verloren.`,
    deleteMove: "Zet wissen",
    deleted: "Gewist.",
    depth: (depth) => `diepte ${depth}`,
    setUp: "Stand opzetten",
    done: "Deze stand gebruiken",
    discard: "Weggooien",
    putting: "Kies een stuk en druk dan op velden.",
    needsPieces: "Elke kant heeft minstens één stuk nodig.",
    tools: {
      "black-man": "Zwarte schijf",
      "black-king": "Zwarte dam",
      "white-man": "Witte schijf",
      "white-king": "Witte dam",
      nothing: "Wissen",
    },
    turn: "Wie begint",
    clear: "Leeg bord",
    usual: "Beginstand",
    copyFen: "FEN kopiëren",
    copyLink: "Link kopiëren",
    linkTooSmall: "Er staat meer dan in de link past. ‘PDN kopiëren’ bewaart alles.",
    more: "Meer tonen",
    marks: {
      "!": "goede zet",
      "?": "fout",
      "!!": "briljante zet",
      "??": "grote fout",
      "!?": "interessante zet",
      "?!": "twijfelachtige zet",
    },
    fens: {
      malformed: "Dit is geen stand: die ziet eruit als B:W21,22,K23:B1,2,K3.",
      "off-board": "Een veld erin ligt niet tussen 1 en 32.",
      "square-taken": "Op één veld staan twee stukken.",
      "too-many-pieces": "Een kant heeft meer dan 12 stukken.",
      "man-on-king-row": "Een schijf staat op de rij waar hij dam zou zijn.",
    },
    setupFaults: {
      none: (color) => `${LABELS[color]} heeft geen stuk.`,
      "too-many": (color) => `${LABELS[color]} heeft meer dan 12 stukken.`,
      "man-on-king-row": (color, square) =>
        `De schijf op ${square} zou een dam zijn: daar haalt ${LABELS[color]} dam.`,
      "no-move": (color) => `${LABELS[color]} zou niet kunnen zetten: de partij zou voorbij zijn.`,
    },
    setupSquare: (square, piece) => `Veld ${square}, ${piece}`,
    empty: "leeg",

    openPasted: "Openen",
    close: "Sluiten",
    chosenGame: (count) =>
      count === 1 ? "Deze partij kan worden geopend" : `Kies een van ${count} partijen`,
    noGame: "In deze tekst staat geen partij.",
    unreadable: "Dit bestand is niet te lezen.",
    kept: (count) => (count === 0 ? "" : before(count)),
    variants: {
      20: "internationaal dammen",
      22: "Italiaans dammen",
      23: "Amerikaans pooldammen",
      24: "Spaans dammen",
      25: "Russisch dammen",
      26: "Braziliaans dammen",
      27: "Canadees dammen",
      28: "Portugees dammen",
      29: "Tsjechisch dammen",
      30: "Turks dammen",
      31: "Thais dammen",
      40: "Fries dammen",
    },
    faults: {
      malformed: (game, line) => `Partij ${game} is vanaf regel ${line} niet te lezen.`,
      "bad-move": (game, line, move) =>
        `Partij ${game}, regel ${line}: de zet ${move} kan daar niet.`,
      ambiguous: (game, line, move) =>
        `Partij ${game}, regel ${line}: ${move} kan verschillende slagen betekenen.`,
      "off-board": (game, line, move) =>
        `Partij ${game}, regel ${line}: ${move} noemt een veld boven 32. Is het een ander damspel?`,
      "bad-fen": (game, line) =>
        `Partij ${game}, regel ${line}: hij begint met een stand die niet kan.`,
      "unclosed-variation": (game, line) =>
        `Partij ${game}: een haakje uit regel ${line} wordt niet gesloten.`,
      "other-game": (game, line, variant) =>
        `Partij ${game}, regel ${line}: dit is ${variant}, met andere regels.`,
      chess: (game, line) => `Partij ${game}, regel ${line}: dit is een schaakpartij.`,
    },
    otherVariant: "een ander damspel",
    linkFaults: {
      empty: {
        title: "Geen partij in deze link",
        text: "Zo'n link draagt de partij aan zijn einde.",
      },
      damaged: {
        title: "Deze link is beschadigd",
        text: "Een deel is onderweg verloren of veranderd. Vraag hem opnieuw en kopieer hem helemaal.",
      },
      newer: {
        title: "Deze link is nieuwer dan deze pagina",
        text: "Hij komt uit een latere versie. Laad de pagina opnieuw en probeer het nog eens.",
      },
    },
  },

  help: {
    title: "Spelregels",
    rules: "Regels",
    close: "Sluiten",
    lines: {
      start: "Elke kant heeft twaalf schijven op de donkere velden. Zwart begint.",
      step: "Een schijf gaat schuin vooruit naar het volgende donkere veld.",
      jump: "Een schijf slaat door over een schijf van de ander te springen, naar het lege veld erachter.",
      must: "Kun je slaan, dan moet je slaan. Kan het op meer manieren, dan mag je kiezen.",
      chain: "Een schijf die door kan slaan, gaat door tot er niets meer te springen is.",
      crown: "Een schijf die de overkant haalt, wordt dam; daar eindigt de beurt.",
      king: "Een dam gaat één veld en springt als een schijf, maar ook achteruit.",
      blocked: "Kun je niet meer zetten, dan verlies je.",
      draw: "Het is remise als dezelfde stand voor de derde keer voorkomt, of na 40 zetten per kant zonder slag of schijfzet.",
      agree: "Zolang de partij loopt, kun je remise aanbieden of opgeven.",
    },
    tryIt: "Proberen",
    allRules: "Alle regels",
    next: "Volgende",
    again: "Nog een keer",
    right: "Dat is goed.",
    more: "Tot zover goed. Dezelfde schijf slaat nog een keer.",
    finished: "Dat waren ze allemaal: nu kun je spelen.",
    tasks: {
      start: "Je hebt zwart. Doe de eerste zet.",
      step: "Zet je schijf vooruit.",
      jump: "Sla de witte schijf.",
      must: "Twee van je schijven kunnen slaan. Kies er een.",
      chain: "Sla beide witte schijven in één beurt.",
      crown: "Haal een dam.",
      king: "Sla achteruit met de dam.",
      blocked: "Laat wit geen zet over.",
      draw: "Je dam stond al twee keer op 18, met al het andere gelijk. Ga er voor de derde keer heen.",
    },
    wrong: {
      theirs: "Die schijf is van wit. Jij hebt zwart.",
      taken: "Op dat veld staat al een schijf.",
      light: "Er wordt alleen op de donkere velden gespeeld.",
      goOn: "De beurt gaat door: dezelfde schijf moet nog een keer slaan.",
      must: "Er valt iets te slaan, dus je moet slaan.",
      back: "Een schijf gaat alleen vooruit.",
      far: "Zo gaat hij niet: één veld schuin, of een sprong over een schijf ernaast.",
      other: "Die zet mag, maar hier wordt iets anders gevraagd. Probeer het nog eens.",
    },
  },

  watch: {
    title: "Kijken · Kingrow",
    heading: "Je kijkt toe",
    toMove: { black: "Zwart is aan zet.", white: "Wit is aan zet." },
    onTurn: "Aan zet",
    notBegun: "De partij is nog niet begonnen.",
    begun: "Een nieuwe partij is begonnen.",
    next: "Volgende partij",
    captured: (count) => `${count} geslagen`,
    gone: {
      title: "Hier is niets te zien",
      text: "Deze kamer is gesloten, of de link klopt niet.",
    },
    refused: {
      title: "Deze partij wordt niet getoond",
      text: "Je speelt zelf mee, of kijken is hier niet toegestaan.",
    },
  },
};
