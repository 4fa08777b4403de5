// The texts in Italian of the screens that are not needed to play an opponent.
import type { Color } from "@kingrow/rules";
import { computersBoard, counted, sharedBoard } from "../grammar.ts";
import { LANGUAGE_NAMES } from "../language.ts";
import { inWords, joined } from "./amounts.ts";
import { SIDES, moves, BOARD, REASONS } from "../it.ts";
import type { StudyTexts } from "./en.ts";

const LABELS: Record<Color, string> = { black: "Nero", white: "Bianco" };

const TASKS: Record<Color, string> = {
  black: "Il nero muove e vince.",
  white: "Il bianco muove e vince.",
};

const toFind = counted("it", {
  one: "C'è # mossa da trovare.",
  other: "Ci sono # mosse da trovare.",
});

const THE: Record<Color, string> = { black: "Il nero", white: "Il bianco" };

/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "il nero", white: "il bianco" };

const pieces = counted("it", { one: "# pezzo", other: "# pezzi" });

const before = counted("it", {
  one: "La partita precedente è conservata.",
  other: "Le # partite precedenti sono conservate.",
});

const OTHER: Record<Color, Color> = { black: "white", white: "black" };

const PIECES_WON = inWords(["un pezzo", "due pezzi", "tre pezzi", "quattro pezzi"], pieces);

const KINGS_WON = inWords(["una dama", "due dame", "tre dame"], counted("it", { other: "# dame" }));

export const texts: StudyTexts = {
  keys: {
    title: "Tasti",
    close: "Chiudi",
    names: { enter: "Invio", space: "Spazio", home: "Inizio", end: "Fine" },
    keys: {
      arrows: "Di casella in casella, come si vede",
      row: "Agli estremi di una riga; con Ctrl, agli angoli",
      next: "Al prossimo pezzo che può muovere o alla prossima casella; con Maiusc, indietro",
      number: "Una casella per numero: 11 e 15 fanno una mossa",
      status: "Sentire a chi tocca, il punteggio, l'ultima mossa e che cosa deve mangiare",
      press: "Prendere un pezzo, posarlo",
      confirm: "Confermare una mossa in attesa",
      letGo: "Lasciare; annullare una mossa in attesa o tenuta",
      travel:
        "Nella lista delle mosse: indietro, avanti, all'inizio, al presente; ← → ovunque dopo un clic",
      help: "Sulla damiera: questi tasti",
    },
  },

  settings: {
    title: "Impostazioni",
    done: "Fatto",
    name: "Il tuo nome",
    theme: { label: "Tema", system: "Sistema", light: "Chiaro", dark: "Scuro" },
    board: {
      label: "Damiera",
      tournament: "Verde",
      wood: "Noce",
      contrast: "Contrasto",
    },
    volume: "Volume audio",
    hear: "Ascolta",
    samples: {
      move: "Mossa",
      capture: "Presa",
      crown: "Dama",
      turn: "Tocca a te",
      won: "Vittoria",
    },
    numbers: {
      label: "Numeri delle caselle",
      off: "No",
      frame: "Nella cornice",
      squares: "Sulle caselle",
    },
    animation: { label: "Animazione", off: "No", fast: "Veloce", normal: "Media" },
    language: { label: "Lingua", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Suoni e vibrazione",
    confirmMoves: "Conferma ogni mossa",
    greetings: "Mostra i saluti dell'avversario",
    notifications: "Avvisami quando arriva un avversario",
    notificationsBlocked: "Il tuo browser non permette avvisi da questa pagina.",
  },

  playback: {
    title: "Replica · Kingrow",
    heading: "Replica",
    play: "Riproduci",
    pause: "Pausa",
    speed: "Velocità",
    speeds: { slow: "Lenta", normal: "Media", fast: "Veloce" },
  },

  practice: {
    title: "Gioca col computer",
    tabTitle: "Gioca col computer · Kingrow",
    intro: "Gioca qui, sul tuo dispositivo: nessuno aspetta e non serve la rete.",
    level: "Livello",
    levels: [
      "Principiante",
      "Apprendista",
      "Rilassato",
      "Solido",
      "Attento",
      "Forte",
      "Esperto",
      "Maestro",
    ],
    about: [
      "Non vede prese semplici.",
      "Lascia pezzi senza difesa.",
      "Vede una presa, non la seconda.",
      "Gioca bene, con distrazioni.",
      "Regala un pezzo di rado.",
      "Punisce quasi ogni errore.",
      "Vede lontano, sbaglia appena.",
      "Gioca la mossa migliore che trova in un secondo.",
    ],
    levelIs: (level, word) => `Livello\u00A0${level}\u00A0· ${word}`,
    side: "Giochi con",
    sides: { black: "Nero", white: "Bianco", chance: "A caso" },
    start: "Comincia",
    coach: "Allenatore",
    coachText: "Ti avvisa, prima della risposta, se una mossa è un errore.",
    waitsForYou: "Ti aspetta",
    takeBack: "Annulla e riprova",
    wins: counted("it", { one: "# vittoria", other: "# vittorie" }),
    losses: counted("it", { one: "# sconfitta", other: "# sconfitte" }),
    draws: counted("it", { one: "# patta", other: "# patte" }),
    goUp: (level) => `Tre vittorie di fila! Prova il livello ${level}.`,
    hint: "Suggerimento",
    hintIs: (move) => `Suggerimento: ${move}.`,
    exit: "Ingresso",
    another: "Nuova partita",
    anotherTitle: "Lasciare questa partita?",
    anotherText: "Perderai la partita in corso.",
    anotherNo: "Continua a giocare",
    calledBack: (name) => `${name} ti aspetta nella tua stanza.`,
    keptForLater: "Questa partita resta per dopo.",
    toRoom: "Vai alla tua stanza",
    notYet: "Non ancora",
    seatGone: "Il tuo posto nella stanza non c'è più",
    seatGoneText: "La tua assenza è durata troppo. Questa partita continua.",
    elsewhere: "Questa partita è aperta in un'altra scheda",
    elsewhereText: "Continua lì e nulla va perso.",
    here: "Continua qui",
    notKept: "Questo browser non conserva nulla: la partita dura quanto questa pagina.",
    computer: {
      app: { roomTitle: () => "Il computer · Kingrow" },
      room: {
        opponent: "Computer",
        opponentsTurn: "Tocca al computer",
        opponentsCaptures: (count) => `Il computer ha mangiato ${count} pezzi su 12`,
      },
      board: computersBoard(BOARD, "Questo pezzo è del computer"),
      result: {
        newOpponent: "Nuova partita",
        opponentsScore: "Prese del computer:",
        agreed: "I colori si scambiano! Comincia un'altra partita",
        reasons: {
          won: { "no-moves": "Il computer non può più muovere." },
          lost: REASONS.lost,
          draw: { ...REASONS.draw, agreement: "Il computer ha accettato." },
        },
      },
      actions: {
        resign: {
          text: "Vince il computer.",
        },
        offerDraw: {
          text: "Il computer guarda la damiera prima di rispondere.",
        },
        offerSent: "Il computer valuta la tua offerta.",
        drawDeclined: "Il computer continua a giocare.",
        takeback: "Ritira la tua mossa",
        takebackSent: "La tua mossa viene ritirata.",
      },
    },
    said: {
      opponentMoved: (move) => `Computer: ${move}`,
      takebackSent: "Mossa ritirata.",
      rematchAsked: "Un'altra partita.",
      rematchAgreed: "Comincia, a colori scambiati.",
    },
  },

  table: {
    title: "In due su un dispositivo",
    tabTitle: "In due su un dispositivo · Kingrow",
    turns: "Gira la damiera dopo ogni mossa",
    exit: "Ingresso",
    another: "Nuova partita",
    anotherTitle: "Lasciare questa partita?",
    anotherText: "Perderai la partita in corso.",
    anotherNo: "Continua a giocare",
    elsewhere: "Questa partita è aperta in un'altra scheda",
    elsewhereText: "Continua lì e nulla va perso.",
    here: "Continua qui",
    notKept: "Questo browser non conserva nulla: la partita dura quanto questa pagina.",
    both: (here) => {
      const other = here === "black" ? "white" : "black";
      const [mine, theirs] = [SIDES[here], SIDES[other]];
      const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
      return {
        room: {
          you: mineLabel,
          yourTurn: `Tocca al ${mine}`,
          yourCaptures: (count) => `Il ${mine} ha mangiato ${count} pezzi su 12`,
          opponent: theirsLabel,
          opponentsTurn: `Tocca al ${theirs}`,
          opponentsCaptures: (count) => `Il ${theirs} ha mangiato ${count} pezzi su 12`,
        },
        board: sharedBoard(BOARD, `Tocca al ${mine}`),
        result: {
          won: `Vince il ${mine}!`,
          lost: `Vince il ${theirs}!`,
          yourScore: `${mineLabel}:`,
          opponentsScore: `${theirsLabel}:`,
          agreed: "Comincia un'altra partita",
          reasons: {
            won: {
              "no-moves": `Il ${theirs} non può più muovere.`,
              resigned: `Il ${theirs} ha abbandonato.`,
            },
            lost: {},
            draw: { ...REASONS.draw, agreement: "Di comune accordo." },
          },
        },
        actions: {
          resign: {
            title: `Il ${mine} abbandona?`,
            text: `Vince il ${theirs}.`,
          },
          offerDraw: {
            title: "Patta?",
            text: "La partita è patta se siete d'accordo tutti e due.",
            keep: "Continua a giocare",
            proceed: "Patta",
          },
          offerSent: "Vi accordate per la patta.",
          takeback: "Ritira l'ultima mossa",
          takebackSent: "La mossa viene ritirata.",
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
        yourTurn: `Tocca al ${mine}.`,
        gameBegins: () => "La partita comincia.",
        over: {
          won: `La partita è finita: ha vinto il ${mine}.`,
          lost: `La partita è finita: ha vinto il ${theirs}.`,
          draw: "La partita è finita in patta.",
        },
        takebackSent: "Mossa ritirata.",
        rematchAsked: "Un'altra partita.",
        rematchAgreed: "Comincia.",
      };
    },
  },

  games: {
    title: "Le tue partite",
    tabTitle: "Le tue partite · Kingrow",
    intro: "Si conservano fino a 200 partite, solo su questo dispositivo.",
    empty:
      "Ancora nessuna partita. Ogni partita finita appare qui, da rivedere, analizzare e condividere.",
    broken: "Questo browser non conserva le tue partite: la sua memoria è bloccata, piena o manca.",
    unreadable: counted("it", {
      one: "# partita salvata non si può leggere ed è tralasciata.",
      other: "# partite salvate non si possono leggere e sono tralasciate.",
    }),
    filter: "Risultato",
    filters: { all: "Tutte", won: "Vinte", lost: "Perse", draw: "Patte" },
    none: "Nessuna partita con questo risultato.",
    computer: (level) => `Computer, livello ${level}`,
    table: "In due su un dispositivo",
    verdicts: {
      won: "Vinta",
      lost: "Persa",
      draw: "Patta",
      black: "Ha vinto il nero",
      white: "Ha vinto il bianco",
    },
    moves: counted("it", {
      one: "# mossa",
      other: "# mosse",
    }),
    replay: "Replica",
    exportAll: "Scarica tutte (PDN)",
    remove: "Elimina",
    removeAll: "Elimina tutte",
    removeTitle: "Eliminare questa partita?",
    removeAllTitle: "Eliminare tutte le partite?",
    removeText: "Non si può annullare.",
    keep: "Annulla",
    removed: "Partita eliminata.",
    removedAll: "Tutte le partite eliminate.",
  },

  lessons: {
    heading: "Lezioni",
    intro: "Sei idee che decidono le partite.",
    names: {
      twoForOne: "Due per uno",
      bridge: "Il ponte",
      kingRow: "L'ultima fila",
      move: "L'opposizione",
      dogHole: "La cuccia",
      twoKings: "Due dame contro una",
    },
    about: {
      twoForOne:
        "Cedi un pezzo e prendine due. Cerca una casella dove l'avversario deve prendere e guarda dove va a finire.",
      bridge:
        "Due pedine rimaste a casa, in 1 e 3 o in 30 e 32, formano il ponte. È difficile passarlo: muovi le altre finché puoi.",
      kingRow:
        "Le pedine a casa difendono la tua ultima fila. Un giorno devono partire, e una mossa troppo presto regala una dama. Chiediti prima chi passa.",
      move: "Con pochi pezzi vince chi può ancora rispondere: l'altro deve cedere. Conta le mosse prima di avanzare.",
      dogHole:
        "Una pedina bianca in 5 è chiusa da una nera in 1, una nera in 28 da una bianca in 32. Sfrutta la pedina chiusa, e non entrare tu nella cuccia.",
      twoKings:
        "Due dame battono una dama. Uniscile, togli caselle alla dama sola e cacciala dal suo angolo.",
    },
    solved: (solved, all) => `Risolte: ${solved} su ${all}`,
    previous: "Posizione precedente",
    next: "Posizione successiva",
    nextLesson: "Lezione successiva",
    saves: (color) => `${THE[color]} muove e salva la partita.`,
    saved: (color) => `${THE[color]} salva la partita: ogni altra mossa perde.`,
    fastest: (color, moves) => `${THE[color]} vince in ${moves} mosse.`,
    findFastest: "Trova la via più breve.",
    wrong: (move) => `${move} non è la mossa giusta.`,
    slower: (move) => `${move} vince anche, ma più lentamente.`,
  },

  puzzles: {
    title: "Problemi · Kingrow",
    heading: "Problema",
    intro: "Da partite vere. Una mossa rende più di ogni altra: il computer l'ha verificato.",
    difficulty: "Difficoltà",
    daily: "Problema del giorno",
    grades: { 1: "Facile", 2: "Media", 3: "Difficile", 4: "Molto difficile" },
    task: (color) => TASKS[color],
    toFind,
    crowns: (color) => `${THE[color]} muove e ottiene una dama.`,
    right: (move, reply) => `Giusto, ${move}. L'avversario risponde ${reply}. Continua.`,
    wrong: (move) => `${move} non vince.`,
    holds: (move, reply) =>
      `${move} non vince: l'avversario risponde ${reply} e non guadagni nulla.`,
    less: (move) => `${move} rende meno di un'altra mossa.`,
    solved: {
      clean: "Risolto!",
      helped: "Risolto con un indizio!",
      missed: "Risolto, ma non al primo colpo: tornerà.",
    },
    shown: (moves) => `Soluzione: ${moves}.`,
    won: (color, pieces, kings) =>
      `${THE[color]} ${joined([pieces > 0 && `guadagna ${PIECES_WON(pieces)}`, kings > 0 && `ottiene ${KINGS_WON(kings)}`], "e")}.`,
    noPieces: (color) => `${THE[OTHER[color]]} non ha più pezzi: vince ${WITHIN[color]}.`,
    noMoves: (color) => `${THE[OTHER[color]]} non ha più mosse: vince ${WITHIN[color]}.`,
    hint: "Indizio",
    hintIs: (square) => `Muovi il pezzo sulla casella ${square}.`,
    show: "Mostra la soluzione",
    tryAgain: "Riprova",
    next: "Problema successivo",
    harder: "Da ora sono più difficili.",
    easier: "Da ora sono più facili.",
    solve: "Risolvi",
    skip: "Salta",
    notKept:
      "Questo browser non conserva nulla: ciò che risolvi conta finché questa pagina è aperta.",
    count: (solved, all) => `Risolti: ${solved} su ${all}`,
    was: { solved: "Già risolto", missed: "Già mancato" },
  },

  review: {
    ready: "La revisione è pronta",
    headline: {
      clean: "Nessun errore da ambo le parti",
      youClean: "Non hai fatto errori",
      you: counted("it", { one: "Hai fatto # errore", other: "Hai fatto # errori" }),
      all: counted("it", {
        one: "# errore in questa partita",
        other: "# errori in questa partita",
      }),
    },
    you: "Tu",
    mistakes: counted("it", { one: "# errore", other: "# errori" }),
    swings: counted("it", {
      one: "Il vantaggio è passato di mano # volta.",
      other: "Il vantaggio è passato di mano # volte.",
    }),
    learn: "Impara dagli errori",
    learnTheirs: "Impara dagli errori dell'avversario",
    cards: { overview: "In breve", mistakes: "Errori", moves: "Mosse" },
    card: "Che cosa si vede",
    whose: "Errori di",
    both: "Entrambi",
    mistake: (number, count) => `Errore ${number} di ${count}`,
    previous: "Errore precedente",
    next: "Errore successivo",
    youPlayed: (move) => `Hai giocato ${move}.`,
    played: (name, move) => `${name}: ${move}.`,
    find: "Trova una mossa migliore sulla damiera.",
    checking: (move) => `Esamino ${move}…`,
    good: (move) => `Sì, ${move} è una buona mossa.`,
    bad: (move, answer) => `${move} non basta: l'avversario gioca ${answer}.`,
    tryAgain: "Riprova",
    showBest: "Mostra la mossa migliore",
    better: "Meglio",
    reasons: {
      loses: (move, count, reply) => `${move} perde ${PIECES_WON(count)}: ${reply}.`,
      misses: (move, count) =>
        `${move} si lascia sfuggire l'occasione di guadagnare ${PIECES_WON(count)}.`,
      "win-to-draw": (move) => `${move} si lascia sfuggire la vittoria: ora è patta.`,
      "win-to-loss": (move, _count, reply) =>
        `${move} trasforma una partita vinta in una persa: ${reply}.`,
      "draw-to-loss": (move, _count, reply) => `${move} perde: ${reply}.`,
      advantage: (move, _count, reply) => `${move} peggiora la posizione: ${reply}.`,
    },
    byForce: (took, lost) =>
      `Poi bisogna mangiare per forza: ${pieces(took)} presi, ${pieces(lost)} persi.`,
    toMistake: "Torna all'errore",
    wentThrough: (found, all) => `Era l'ultimo. Risolti: ${found} su ${all}.`,
    toOverview: "Torna al riepilogo",
    legend: "Errore",
  },
  analysis: {
    engine: "Motore",
    line: (number) => `Variante ${number}`,
    threat: "Minaccia",
    noThreat: "Nessuna minaccia",
    pen: "Disegna frecce e cerchi. Con il mouse disegna anche il tasto destro.",
    erase: "Cancella il disegno",
    erased: "Cancellato.",
    arrow: (from, to) => `Freccia da ${from} a ${to}`,
    circle: (square) => `Cerchio su ${square}`,
    variation: "Variante",
    files: "Importa / esporta",
    imports: "Importa",
    otherGames: "Importa altre partite",
    allGames: "Torna all'elenco delle partite",
    exports: "Esporta",
    more: "Altro",
    paste: "Partite (PDN) o una posizione (FEN)",
    read: "Importa",
    drop: "Trascina qui un file o scegline uno",
    tooMuch: counted("it", {
      other: "Qui si aprono fino a # partite e 4 MB, e questo è di più. Aprine una parte.",
    }),
  },
  study: {
    sides: LABELS,
    analyse: "Analizza",
    review: "Rivedi",
    place: (number, color) => `Mossa ${number}, ${LABELS[color]}`,
    noEngine: "In questo browser il computer non può pensare.",

    score: (who, men) => (who === undefined ? "Parità" : `+${men.replace(".", ",")} ${who}`),
    winsIn: (color, count) =>
      count <= 1 ? `${THE[color]} vince subito` : `${THE[color]} vince in ${moves(count)}`,
    won: (color) => `${THE[color]} ha vinto`,
    draw: "Patta",
    drawn: "Patta, dimostrata",

    reviewTitle: "Revisione · Kingrow",
    reviewHeading: "Revisione",
    running: "Il computer guarda ogni mossa…",
    cancel: "Ferma",
    again: "Rivedi questa partita",
    stopped: "La revisione è stata fermata.",
    noMoves: "In questa partita non c'è nessuna mossa da guardare.",
    curve: "Chi stava meglio",
    assessments: {
      "black-wins": "il nero vince",
      "black-better": "il nero sta meglio",
      equal: "parità",
      "white-better": "il bianco sta meglio",
      "white-wins": "il bianco vince",
    },
    stretch: {
      start: "all'inizio",
      until: (to) => `fino alla mossa ${to}`,
      at: (move) => `alla mossa ${move}`,
      between: (from, to) => `dalla mossa ${from} alla ${to}`,
    },
    proved: "Dimostrato dal computer.",
    onLine: "Una variante che non è stata giocata.",
    backToGame: "Torna alla partita",

    analysisTitle: "Analisi · Kingrow",
    analysisHeading: "Damiera di analisi",
    toMove: (color) => `Muove ${WITHIN[color]}`,
    gameOver: (color) => `${THE[color]} non può muovere e ha perso.`,
    deleteMove: "Elimina mossa",
    deleted: "Eliminata.",
    depth: (depth) => `profondità ${depth}`,
    setUp: "Componi una posizione",
    done: "Usa questa posizione",
    discard: "Annulla",
    putting: "Scegli un pezzo, poi premi le caselle.",
    needsPieces: "Ogni parte deve avere almeno un pezzo.",
    tools: {
      "black-man": "Pedina nera",
      "black-king": "Dama nera",
      "white-man": "Pedina bianca",
      "white-king": "Dama bianca",
      nothing: "Cancella",
    },
    turn: "Chi muove per primo",
    clear: "Damiera vuota",
    usual: "Posizione iniziale",
    copyFen: "Copia il FEN",
    copyLink: "Copia il link",
    linkTooSmall: "C’è più testo di quanto ne entri nel link. «Copia PDN» lo conserva tutto.",
    more: "Mostra altro",
    marks: {
      "!": "buona mossa",
      "?": "errore",
      "!!": "mossa brillante",
      "??": "grave errore",
      "!?": "mossa interessante",
      "?!": "mossa dubbia",
    },
    fens: {
      malformed: "Questa non è una posizione: dovrebbe somigliare a B:W21,22,K23:B1,2,K3.",
      "off-board": "Una casella non è tra 1 e 32.",
      "square-taken": "Due pezzi stanno sulla stessa casella.",
      "too-many-pieces": "Una parte ha più di 12 pezzi.",
      "man-on-king-row": "Una pedina sta sulla fila in cui sarebbe dama.",
    },
    setupFaults: {
      none: (color) => `${THE[color]} non ha pezzi.`,
      "too-many": (color) => `${THE[color]} ha più di 12 pezzi.`,
      "man-on-king-row": (color, square) =>
        `La pedina in ${square} sarebbe una dama: lì ${WITHIN[color]} va a dama.`,
      "no-move": (color) => `${THE[color]} non potrebbe muovere: la partita sarebbe finita.`,
    },
    setupSquare: (square, piece) => `Casella ${square}, ${piece}`,
    empty: "vuota",

    openPasted: "Apri",
    close: "Chiudi",
    chosenGame: (count) =>
      count === 1 ? "Questa partita si può aprire" : `Scegli una delle ${count} partite`,
    noGame: "In questo testo non c'è nessuna partita.",
    unreadable: "Questo file non si può leggere.",
    kept: (count) => (count === 0 ? "" : before(count)),
    variants: {
      20: "dama internazionale",
      22: "dama italiana",
      23: "dama pool americana",
      24: "dama spagnola",
      25: "dama russa",
      26: "dama brasiliana",
      27: "dama canadese",
      28: "dama portoghese",
      29: "dama ceca",
      30: "dama turca",
      31: "dama thailandese",
      40: "dama frisone",
    },
    faults: {
      malformed: (game, line) => `La partita ${game} non si può leggere dalla riga ${line} in poi.`,
      "bad-move": (game, line, move) =>
        `Partita ${game}, riga ${line}: lì la mossa ${move} non è possibile.`,
      ambiguous: (game, line, move) =>
        `Partita ${game}, riga ${line}: ${move} può indicare prese diverse.`,
      "off-board": (game, line, move) =>
        `Partita ${game}, riga ${line}: ${move} nomina una casella oltre 32. È un altro tipo di dama?`,
      "bad-fen": (game, line) =>
        `Partita ${game}, riga ${line}: comincia con una posizione impossibile.`,
      "unclosed-variation": (game, line) =>
        `Partita ${game}: una parentesi della riga ${line} non viene chiusa.`,
      "other-game": (game, line, variant) =>
        `Partita ${game}, riga ${line}: questa è ${variant}, che ha altre regole.`,
      chess: (game, line) => `Partita ${game}, riga ${line}: è una partita a scacchi.`,
    },
    otherVariant: "un altro tipo di dama",
    linkFaults: {
      empty: {
        title: "Nessuna partita in questo link",
        text: "Un link così porta la partita alla sua fine.",
      },
      damaged: {
        title: "Questo link è danneggiato",
        text: "Una parte si è persa o è cambiata per strada. Chiedilo di nuovo e copialo tutto.",
      },
      newer: {
        title: "Questo link è più nuovo di questa pagina",
        text: "È stato fatto da una versione successiva. Ricarica la pagina e riprova.",
      },
    },
  },

  help: {
    title: "Come si gioca",
    rules: "Regole",
    close: "Chiudi",
    lines: {
      start: "Ogni parte ha dodici pedine sulle caselle scure. Comincia il nero.",
      step: "La pedina avanza in diagonale sulla prossima casella scura.",
      jump: "La pedina mangia saltando un pezzo avversario, sulla casella vuota subito dietro.",
      must: "Se puoi mangiare, devi farlo. Se ci sono più modi, scegli tu.",
      chain: "Un pezzo che può continuare a mangiare continua finché non c'è più nulla da saltare.",
      crown: "La pedina che arriva all'ultima riga diventa dama, e lì finisce il turno.",
      king: "La dama avanza di una casella e salta come la pedina, ma anche all'indietro.",
      blocked: "Se non puoi muovere, perdi.",
      draw: "È patta quando la stessa posizione si presenta per la terza volta, o dopo 40 mosse per parte senza prese né avanzate di pedina.",
      agree: "Finché si gioca puoi proporre la patta o abbandonare.",
    },
    tryIt: "Prova",
    allRules: "Tutte le regole",
    next: "Avanti",
    again: "Ancora una volta",
    right: "Giusto.",
    more: "Fin qui va bene. La stessa pedina mangia ancora.",
    finished: "Erano tutte: ora puoi giocare.",
    tasks: {
      start: "Hai il nero. Fai la prima mossa.",
      step: "Muovi la tua pedina.",
      jump: "Mangia la pedina bianca.",
      must: "Due delle tue pedine possono mangiare. Scegline una.",
      chain: "Mangia le due pedine bianche in un solo turno.",
      crown: "Fai una dama.",
      king: "Mangia all'indietro con la dama.",
      blocked: "Lascia il bianco senza mosse.",
      draw: "La tua dama è già stata due volte in 18, con tutto il resto uguale. Vacci per la terza volta.",
    },
    wrong: {
      theirs: "Quel pezzo è del bianco. Tu hai il nero.",
      taken: "Su quella casella c'è già un pezzo.",
      light: "Si gioca solo sulle caselle scure.",
      goOn: "Il turno continua: la stessa pedina deve mangiare ancora.",
      must: "C'è qualcosa da mangiare, quindi devi mangiare.",
      back: "La pedina va solo in avanti.",
      far: "Così non si muove: una casella in diagonale, o un salto sopra un pezzo vicino.",
      other: "Questa mossa è permessa, ma qui se ne chiede un'altra. Riprova.",
    },
  },

  watch: {
    title: "Guarda · Kingrow",
    heading: "Stai guardando",
    toMove: { black: "Tocca al nero.", white: "Tocca al bianco." },
    onTurn: "Muove",
    notBegun: "La partita non è cominciata.",
    begun: "È cominciata una nuova partita.",
    next: "Partita successiva",
    captured: (count) => `Prese: ${count}`,
    gone: {
      title: "Qui non c'è niente da guardare",
      text: "Questa stanza è chiusa, o il link non è giusto.",
    },
    refused: {
      title: "Questa partita non è visibile",
      text: "La giochi tu, o non è aperta al pubblico.",
    },
  },
};
