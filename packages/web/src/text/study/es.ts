// The texts in Spanish of the screens that are not needed to play an opponent.
import type { Color } from "@kingrow/rules";
import { computersBoard, counted, sharedBoard } from "../grammar.ts";
import { LANGUAGE_NAMES } from "../language.ts";
import { inWords, joined } from "./amounts.ts";
import { SIDES, moves, BOARD, REASONS } from "../es.ts";
import type { StudyTexts } from "./en.ts";

const LABELS: Record<Color, string> = { black: "Negras", white: "Blancas" };

const TASKS: Record<Color, string> = {
  black: "Mueven las negras y ganan.",
  white: "Mueven las blancas y ganan.",
};

const toFind = counted("es", {
  one: "Hay que encontrar # jugada.",
  other: "Hay que encontrar # jugadas.",
});

const THE: Record<Color, string> = { black: "Las negras", white: "Las blancas" };

/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "las negras", white: "las blancas" };

const pieces = counted("es", { one: "# pieza", other: "# piezas" });

const before = counted("es", {
  one: "La partida anterior se conserva.",
  other: "Las # partidas anteriores se conservan.",
});

const OTHER: Record<Color, Color> = { black: "white", white: "black" };

const PIECES_WON = inWords(["una pieza", "dos piezas", "tres piezas", "cuatro piezas"], pieces);

const KINGS_WON = inWords(
  ["una dama", "dos damas", "tres damas"],
  counted("es", { other: "# damas" }),
);

export const texts: StudyTexts = {
  keys: {
    title: "Teclas",
    close: "Cerrar",
    names: { enter: "Intro", space: "Espacio", home: "Inicio", end: "Fin" },
    keys: {
      arrows: "De casilla en casilla, tal como se ve",
      row: "A los extremos de la fila; con Ctrl, a las esquinas",
      next: "A la siguiente pieza que puede mover o al siguiente destino; con Mayús, atrás",
      number: "Una casilla por su número: 11 y 15 son una jugada",
      status: "Oír a quién le toca, el resultado, la última jugada y qué debe capturar",
      press: "Coger una pieza, dejarla",
      confirm: "Confirmar una jugada pendiente",
      letGo: "Soltar; deshacer una jugada pendiente o guardada",
      travel:
        "En la lista de jugadas: atrás, adelante, al principio, al presente; ← → tras un clic, en todas partes",
      help: "En el tablero: estas teclas",
    },
  },

  settings: {
    title: "Ajustes",
    done: "Hecho",
    name: "Tu nombre",
    theme: { label: "Tema", system: "Sistema", light: "Claro", dark: "Oscuro" },
    board: {
      label: "Tablero",
      tournament: "Verde",
      wood: "Nogal",
      contrast: "Contraste",
    },
    volume: "Volumen",
    hear: "Oír",
    samples: {
      move: "Jugada",
      capture: "Captura",
      crown: "Dama",
      turn: "Tu turno",
      won: "Victoria",
    },
    numbers: {
      label: "Números de casilla",
      off: "No",
      frame: "En el marco",
      squares: "En las casillas",
    },
    animation: { label: "Animación", off: "No", fast: "Rápida", normal: "Media" },
    language: { label: "Idioma", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Sonidos y vibración",
    confirmMoves: "Confirmar cada jugada",
    greetings: "Mostrar saludos del rival",
    notifications: "Avisarme cuando llegue un rival",
    notificationsBlocked: "Tu navegador no permite avisos de esta página.",
  },

  playback: {
    title: "Repetición · Kingrow",
    heading: "Repetición",
    play: "Reproducir",
    pause: "Pausa",
    speed: "Velocidad",
    speeds: { slow: "Lenta", normal: "Media", fast: "Rápida" },
  },

  practice: {
    title: "Jugar con el ordenador",
    tabTitle: "Jugar con el ordenador · Kingrow",
    intro: "Juega aquí, en tu dispositivo: nadie espera y no hace falta red.",
    level: "Nivel",
    levels: [
      "Principiante",
      "Aprendiz",
      "Informal",
      "Sólido",
      "Atento",
      "Fuerte",
      "Experto",
      "Maestro",
    ],
    about: [
      "No ve capturas sencillas.",
      "Deja piezas sin defensa.",
      "Ve una captura, no la siguiente.",
      "Juega bien, con despistes.",
      "Rara vez regala una pieza.",
      "Castiga casi todos los errores.",
      "Planea a fondo y apenas falla.",
      "Juega lo mejor que encuentra en un segundo.",
    ],
    levelIs: (level, word) => `Nivel\u00A0${level}\u00A0· ${word}`,
    side: "Juegas con",
    sides: { black: "Negras", white: "Blancas", chance: "Al azar" },
    start: "Empezar",
    coach: "Entrenador",
    coachText: "Te avisa, antes de la respuesta, si una jugada es un error.",
    waitsForYou: "Espera tu decisión",
    takeBack: "Deshacer y probar otra vez",
    wins: counted("es", { one: "# victoria", other: "# victorias" }),
    losses: counted("es", { one: "# derrota", other: "# derrotas" }),
    draws: counted("es", { one: "# tablas", other: "# tablas" }),
    goUp: (level) => `¡Tres victorias seguidas! Prueba el nivel ${level}.`,
    hint: "Pista",
    hintIs: (move) => `Pista: ${move}.`,
    exit: "Vestíbulo",
    another: "Otra partida",
    anotherTitle: "¿Dejar esta partida?",
    anotherText: "Perderás la partida en curso.",
    anotherNo: "Seguir jugando",
    calledBack: (name) => `${name} te espera en tu sala.`,
    keptForLater: "Esta partida se guarda para después.",
    toRoom: "Ir a tu sala",
    notYet: "Todavía no",
    seatGone: "Has perdido tu sitio en la sala",
    seatGoneText: "Has estado fuera demasiado tiempo. Esta partida sigue.",
    elsewhere: "Esta partida está abierta en otra pestaña",
    elsewhereText: "Continúa allí y no se pierde nada.",
    here: "Seguir aquí",
    notKept: "Este navegador no guarda nada: la partida dura lo que dure esta página.",
    computer: {
      app: { roomTitle: () => "El ordenador · Kingrow" },
      room: {
        opponent: "Ordenador",
        opponentsTurn: "Turno del ordenador",
        opponentsCaptures: (count) => `El ordenador ha capturado ${count} de 12`,
      },
      board: computersBoard(BOARD, "Esta pieza es del ordenador"),
      result: {
        newOpponent: "Otra partida",
        opponentsScore: "Capturas del ordenador:",
        agreed: "¡Se cambian los colores! Empieza otra partida",
        reasons: {
          won: { "no-moves": "El ordenador no puede mover." },
          lost: REASONS.lost,
          draw: { ...REASONS.draw, agreement: "El ordenador aceptó." },
        },
      },
      actions: {
        resign: {
          text: "Ganará el ordenador.",
        },
        offerDraw: {
          text: "El ordenador mira el tablero antes de responder.",
        },
        offerSent: "El ordenador estudia tu oferta.",
        drawDeclined: "El ordenador sigue jugando.",
        takeback: "Deshacer tu jugada",
        takebackSent: "Se deshace tu jugada.",
      },
    },
    said: {
      opponentMoved: (move) => `Ordenador: ${move}`,
      takebackSent: "Se deshace.",
      rematchAsked: "Otra partida.",
      rematchAgreed: "Empieza, con los colores cambiados.",
    },
  },

  table: {
    title: "Dos en un dispositivo",
    tabTitle: "Dos en un dispositivo · Kingrow",
    turns: "Girar el tablero después de cada jugada",
    exit: "Vestíbulo",
    another: "Otra partida",
    anotherTitle: "¿Dejar esta partida?",
    anotherText: "Perderás la partida en curso.",
    anotherNo: "Seguir jugando",
    elsewhere: "Esta partida está abierta en otra pestaña",
    elsewhereText: "Continúa allí y no se pierde nada.",
    here: "Seguir aquí",
    notKept: "Este navegador no guarda nada: la partida dura lo que dure esta página.",
    both: (here) => {
      const other = here === "black" ? "white" : "black";
      const [mine, theirs] = [SIDES[here], SIDES[other]];
      const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
      return {
        room: {
          you: mineLabel,
          yourTurn: `Turno de las ${mine}`,
          yourCaptures: (count) => `Las ${mine} han capturado ${count} de 12`,
          opponent: theirsLabel,
          opponentsTurn: `Turno de las ${theirs}`,
          opponentsCaptures: (count) => `Las ${theirs} han capturado ${count} de 12`,
        },
        board: sharedBoard(BOARD, `Mueven las ${mine}`),
        result: {
          won: `¡Ganan las ${mine}!`,
          lost: `¡Ganan las ${theirs}!`,
          yourScore: `${mineLabel}:`,
          opponentsScore: `${theirsLabel}:`,
          agreed: "Empieza otra partida",
          reasons: {
            won: {
              "no-moves": `Las ${theirs} no pueden mover.`,
              resigned: `Las ${theirs} han abandonado.`,
            },
            lost: {},
            draw: { ...REASONS.draw, agreement: "De común acuerdo." },
          },
        },
        actions: {
          resign: {
            title: `¿Abandonan las ${mine}?`,
            text: `Ganarán las ${theirs}.`,
          },
          offerDraw: {
            title: "¿Tablas?",
            text: "La partida acaba en tablas si los dos estáis de acuerdo.",
            keep: "Seguir jugando",
            proceed: "Tablas",
          },
          offerSent: "Los dos acordáis tablas.",
          takeback: "Deshacer la última jugada",
          takebackSent: "Se deshace la jugada.",
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
        yourTurn: `Mueven las ${mine}.`,
        gameBegins: () => "Empieza la partida.",
        over: {
          won: `La partida ha terminado: ganan las ${mine}.`,
          lost: `La partida ha terminado: ganan las ${theirs}.`,
          draw: "La partida ha terminado en tablas.",
        },
        takebackSent: "Se deshace.",
        rematchAsked: "Otra partida.",
        rematchAgreed: "Empieza.",
      };
    },
  },

  games: {
    title: "Tus partidas",
    tabTitle: "Tus partidas · Kingrow",
    intro: "Se guardan hasta 200 partidas, solo en este dispositivo.",
    empty:
      "Todavía no hay partidas. Aquí aparece cada partida que termines, para reproducirla, analizarla y compartirla.",
    broken:
      "Este navegador no guarda tus partidas: su almacenamiento está bloqueado, lleno o no existe.",
    unreadable: counted("es", {
      one: "# partida guardada no se puede leer y se omite.",
      other: "# partidas guardadas no se pueden leer y se omiten.",
    }),
    filter: "Resultado",
    filters: { all: "Todas", won: "Ganadas", lost: "Perdidas", draw: "Tablas" },
    none: "No hay partidas con este resultado.",
    computer: (level) => `Ordenador, nivel ${level}`,
    table: "Dos en un dispositivo",
    verdicts: {
      won: "Ganada",
      lost: "Perdida",
      draw: "Tablas",
      black: "Ganan las negras",
      white: "Ganan las blancas",
    },
    moves: counted("es", {
      one: "# jugada",
      other: "# jugadas",
    }),
    replay: "Reproducir",
    exportAll: "Descargar todas (PDN)",
    remove: "Borrar",
    removeAll: "Borrar todas",
    removeTitle: "¿Borrar esta partida?",
    removeAllTitle: "¿Borrar todas las partidas?",
    removeText: "No se puede deshacer.",
    keep: "Cancelar",
    removed: "Partida borrada.",
    removedAll: "Todas las partidas borradas.",
  },

  lessons: {
    heading: "Lecciones",
    intro: "Seis ideas que deciden partidas.",
    names: {
      twoForOne: "Dos por una",
      bridge: "El puente",
      kingRow: "La última fila",
      move: "La oposición",
      dogHole: "La perrera",
      twoKings: "Dos damas contra una",
    },
    about: {
      twoForOne:
        "Entrega una pieza y toma dos. Busca una casilla donde tu rival tenga que capturar y mira adónde va a parar.",
      bridge:
        "Dos peones que se quedan en casa, en 1 y 3 o en 30 y 32, forman el puente. Cuesta pasarlo: juega con los demás mientras puedas.",
      kingRow:
        "Los peones de casa guardan tu última fila. Algún día tienen que salir, y hacerlo demasiado pronto regala una dama. Pregúntate antes quién pasa.",
      move: "Con pocas piezas gana quien todavía puede responder: el otro tiene que ceder. Cuenta las jugadas antes de avanzar.",
      dogHole:
        "Un peón blanco en 5 queda encerrado por uno negro en 1, y uno negro en 28 por uno blanco en 32. Aprovecha al encerrado y no entres tú en la perrera.",
      twoKings:
        "Dos damas ganan a una. Júntalas, quítale casillas a la dama sola y échala de su rincón.",
    },
    solved: (solved, all) => `Resueltas: ${solved} de ${all}`,
    previous: "Posición anterior",
    next: "Posición siguiente",
    nextLesson: "Lección siguiente",
    saves: (color) => `Mueven ${WITHIN[color]} y salvan la partida.`,
    saved: (color) => `${THE[color]} salvan la partida: cualquier otra jugada pierde.`,
    fastest: (color, moves) => `${THE[color]} ganan en ${moves} jugadas.`,
    findFastest: "Busca el camino más corto.",
    wrong: (move) => `${move} no es la jugada.`,
    slower: (move) => `${move} también gana, pero más despacio.`,
  },

  puzzles: {
    title: "Problemas · Kingrow",
    heading: "Problema",
    intro:
      "De partidas reales. Una jugada gana más que cualquier otra; lo ha comprobado el ordenador.",
    difficulty: "Dificultad",
    daily: "Problema del día",
    grades: { 1: "Fácil", 2: "Media", 3: "Difícil", 4: "Muy difícil" },
    task: (color) => TASKS[color],
    toFind,
    crowns: (color) => `${THE[color]} juegan y obtienen una dama.`,
    right: (move, reply) => `Bien, ${move}. El rival responde ${reply}. Sigue.`,
    wrong: (move) => `${move} no gana.`,
    holds: (move, reply) => `${move} no gana: el rival responde ${reply} y no ganas nada.`,
    less: (move) => `${move} gana menos que otra jugada.`,
    solved: {
      clean: "¡Resuelto!",
      helped: "¡Resuelto con una pista!",
      missed: "Resuelto, pero no a la primera: volverá a salir.",
    },
    shown: (moves) => `Solución: ${moves}.`,
    won: (color, pieces, kings) =>
      `${THE[color]} ${joined([pieces > 0 && `ganan ${PIECES_WON(pieces)}`, kings > 0 && `obtienen ${KINGS_WON(kings)}`], "y")}.`,
    noPieces: (color) => `${THE[OTHER[color]]} se quedan sin piezas: ganan ${WITHIN[color]}.`,
    noMoves: (color) => `${THE[OTHER[color]]} se quedan sin jugadas: ganan ${WITHIN[color]}.`,
    hint: "Pista",
    hintIs: (square) => `Mueve la pieza de la casilla ${square}.`,
    show: "Ver la solución",
    tryAgain: "Probar de nuevo",
    next: "Problema siguiente",
    harder: "A partir de ahora son más difíciles.",
    easier: "A partir de ahora son más fáciles.",
    solve: "Resolver",
    skip: "Saltar",
    notKept: "Este navegador no guarda nada: lo resuelto cuenta mientras esta página esté abierta.",
    count: (solved, all) => `Resueltos: ${solved} de ${all}`,
    was: { solved: "Ya resuelto", missed: "Ya fallado" },
  },

  review: {
    ready: "El repaso está listo",
    headline: {
      clean: "Sin errores por ambas partes",
      youClean: "No cometiste errores",
      you: counted("es", { one: "Cometiste # error", other: "Cometiste # errores" }),
      all: counted("es", { one: "# error en esta partida", other: "# errores en esta partida" }),
    },
    you: "Tú",
    mistakes: counted("es", { one: "# error", other: "# errores" }),
    swings: counted("es", {
      one: "La ventaja cambió de manos # vez.",
      other: "La ventaja cambió de manos # veces.",
    }),
    learn: "Aprender de los errores",
    learnTheirs: "Aprender de los errores del rival",
    cards: { overview: "Resumen", mistakes: "Errores", moves: "Jugadas" },
    card: "Qué se muestra",
    whose: "Errores de",
    both: "Ambos",
    mistake: (number, count) => `Error ${number} de ${count}`,
    previous: "Error anterior",
    next: "Error siguiente",
    youPlayed: (move) => `Jugaste ${move}.`,
    played: (name, move) => `${name}: ${move}.`,
    find: "Busca una jugada mejor en el tablero.",
    checking: (move) => `Mirando ${move}…`,
    good: (move) => `Sí, ${move} es una buena jugada.`,
    bad: (move, answer) => `${move} no basta: el rival juega ${answer}.`,
    tryAgain: "Otra vez",
    showBest: "Ver la mejor jugada",
    better: "Mejor",
    reasons: {
      loses: (move, count, reply) => `${move} pierde ${PIECES_WON(count)}: ${reply}.`,
      misses: (move, count) => `${move} deja pasar la ocasión de ganar ${PIECES_WON(count)}.`,
      "win-to-draw": (move) => `${move} deja escapar la victoria: ahora son tablas.`,
      "win-to-loss": (move, _count, reply) =>
        `${move} convierte una partida ganada en perdida: ${reply}.`,
      "draw-to-loss": (move, _count, reply) => `${move} pierde: ${reply}.`,
      advantage: (move, _count, reply) => `${move} empeora la posición: ${reply}.`,
    },
    byForce: (took, lost) =>
      `Después hay una captura obligada: ${pieces(took)} a favor, ${pieces(lost)} en contra.`,
    toMistake: "Volver al error",
    wentThrough: (found, all) => `Era el último. Has acertado ${found} de ${all}.`,
    toOverview: "Volver al resumen",
    legend: "Error",
  },
  analysis: {
    engine: "Motor",
    line: (number) => `Variante ${number}`,
    threat: "Amenaza",
    noThreat: "Sin amenaza",
    pen: "Dibujar flechas y círculos. Con el ratón también dibuja el botón derecho.",
    erase: "Borrar el dibujo",
    erased: "Borrado.",
    arrow: (from, to) => `Flecha de ${from} a ${to}`,
    circle: (square) => `Círculo en ${square}`,
    variation: "Variante",
    files: "Importar / exportar",
    imports: "Importar",
    otherGames: "Importar otras partidas",
    allGames: "Volver a la lista de partidas",
    exports: "Exportar",
    more: "Más",
    paste: "Partidas (PDN) o una posición (FEN)",
    read: "Importar",
    drop: "Suelta aquí un archivo o elige uno",
    tooMuch: counted("es", {
      other: "Aquí se abren hasta # partidas y 4 MB, y esto es más. Abre solo una parte.",
    }),
  },
  study: {
    sides: LABELS,
    analyse: "Analizar",
    review: "Repasar",
    place: (number, color) => `Jugada ${number}, ${LABELS[color]}`,
    noEngine: "En este navegador el ordenador no puede pensar.",

    score: (who, men) => (who === undefined ? "Igualdad" : `+${men.replace(".", ",")} ${who}`),
    winsIn: (color, count) =>
      count <= 1 ? `${THE[color]} ganan ya` : `${THE[color]} ganan en ${moves(count)}`,
    won: (color) => `${THE[color]} han ganado`,
    draw: "Tablas",
    drawn: "Tablas, demostrado",

    reviewTitle: "Repaso · Kingrow",
    reviewHeading: "Repaso",
    running: "El ordenador mira cada jugada…",
    cancel: "Parar",
    again: "Repasar esta partida",
    stopped: "El repaso se ha parado.",
    noMoves: "En esta partida no hay ninguna jugada que mirar.",
    curve: "Quién estaba mejor",
    assessments: {
      "black-wins": "ganan las negras",
      "black-better": "mejor las negras",
      equal: "igualdad",
      "white-better": "mejor las blancas",
      "white-wins": "ganan las blancas",
    },
    stretch: {
      start: "al principio",
      until: (to) => `hasta la jugada ${to}`,
      at: (move) => `en la jugada ${move}`,
      between: (from, to) => `en las jugadas ${from} a ${to}`,
    },
    proved: "Demostrado por el ordenador.",
    onLine: "Una variante que no se jugó.",
    backToGame: "Volver a la partida",

    analysisTitle: "Análisis · Kingrow",
    analysisHeading: "Tablero de análisis",
    toMove: (color) => `Mueven ${WITHIN[color]}`,
    gameOver: (color) => `${THE[color]} no pueden mover y han perdido.`,
    deleteMove: "Borrar jugada",
    deleted: "Borrada.",
    depth: (depth) => `profundidad ${depth}`,
    setUp: "Poner una posición",
    done: "Usar esta posición",
    discard: "Descartar",
    putting: "Elige una pieza y luego pulsa casillas.",
    needsPieces: "Cada bando necesita al menos una pieza.",
    tools: {
      "black-man": "Peón negro",
      "black-king": "Dama negra",
      "white-man": "Peón blanco",
      "white-king": "Dama blanca",
      nothing: "Borrar",
    },
    turn: "Quién mueve primero",
    clear: "Tablero vacío",
    usual: "Posición inicial",
    copyFen: "Copiar FEN",
    copyLink: "Copiar enlace",
    linkTooSmall: "Hay más texto del que cabe en el enlace. «Copiar PDN» lo conserva todo.",
    more: "Mostrar más",
    marks: {
      "!": "buena jugada",
      "?": "error",
      "!!": "jugada brillante",
      "??": "error grave",
      "!?": "jugada interesante",
      "?!": "jugada dudosa",
    },
    fens: {
      malformed: "Esto no es una posición: debería parecerse a B:W21,22,K23:B1,2,K3.",
      "off-board": "Una casilla no está entre 1 y 32.",
      "square-taken": "Hay dos piezas en una casilla.",
      "too-many-pieces": "Un bando tiene más de 12 piezas.",
      "man-on-king-row": "Hay un peón en la fila en la que sería dama.",
    },
    setupFaults: {
      none: (color) => `${THE[color]} no tienen piezas.`,
      "too-many": (color) => `${THE[color]} tienen más de 12 piezas.`,
      "man-on-king-row": (color, square) =>
        `El peón de ${square} sería dama: allí coronan ${WITHIN[color]}.`,
      "no-move": (color) => `${THE[color]} no podrían mover: la partida habría terminado.`,
    },
    setupSquare: (square, piece) => `Casilla ${square}, ${piece}`,
    empty: "vacía",

    openPasted: "Abrir",
    close: "Cerrar",
    chosenGame: (count) =>
      count === 1 ? "Esta partida se puede abrir" : `Elige una de ${count} partidas`,
    noGame: "En este texto no hay ninguna partida.",
    unreadable: "Este archivo no se puede leer.",
    kept: (count) => (count === 0 ? "" : before(count)),
    variants: {
      20: "damas internacionales",
      22: "damas italianas",
      23: "damas pool americanas",
      24: "damas españolas",
      25: "damas rusas",
      26: "damas brasileñas",
      27: "damas canadienses",
      28: "damas portuguesas",
      29: "damas checas",
      30: "damas turcas",
      31: "damas tailandesas",
      40: "damas frisonas",
    },
    faults: {
      malformed: (game, line) => `La partida ${game} no se puede leer desde la línea ${line}.`,
      "bad-move": (game, line, move) =>
        `Partida ${game}, línea ${line}: la jugada ${move} no es posible ahí.`,
      ambiguous: (game, line, move) =>
        `Partida ${game}, línea ${line}: ${move} puede ser más de una captura.`,
      "off-board": (game, line, move) =>
        `Partida ${game}, línea ${line}: ${move} nombra una casilla mayor que 32. ¿Son otras damas?`,
      "bad-fen": (game, line) =>
        `Partida ${game}, línea ${line}: empieza con una posición imposible.`,
      "unclosed-variation": (game, line) =>
        `Partida ${game}: un paréntesis de la línea ${line} no se cierra.`,
      "other-game": (game, line, variant) =>
        `Partida ${game}, línea ${line}: esto son ${variant}, que se juegan con otras reglas.`,
      chess: (game, line) => `Partida ${game}, línea ${line}: es una partida de ajedrez.`,
    },
    otherVariant: "otras damas",
    linkFaults: {
      empty: {
        title: "No hay partida en este enlace",
        text: "Un enlace así lleva la partida al final.",
      },
      damaged: {
        title: "Este enlace está dañado",
        text: "Una parte se perdió o cambió por el camino. Pídelo otra vez y cópialo entero.",
      },
      newer: {
        title: "Este enlace es más nuevo que esta página",
        text: "Lo hizo una versión posterior. Recarga la página e inténtalo otra vez.",
      },
    },
  },

  help: {
    title: "Cómo se juega",
    rules: "Reglas",
    close: "Cerrar",
    lines: {
      start: "Cada bando tiene doce peones en las casillas oscuras. Empiezan las negras.",
      step: "El peón avanza en diagonal a la siguiente casilla oscura.",
      jump: "El peón captura saltando sobre una pieza rival a la casilla vacía que hay justo detrás.",
      must: "Si puedes capturar, debes hacerlo. Si hay varias maneras, elige la que quieras.",
      chain: "La pieza que puede seguir capturando sigue hasta que no quede nada que saltar.",
      crown: "El peón que llega a la última fila corona dama, y ahí acaba su turno.",
      king: "La dama avanza una casilla y salta como el peón, pero también hacia atrás.",
      blocked: "Si no puedes mover, pierdes.",
      draw: "Son tablas cuando la misma posición se da por tercera vez, o tras 40 jugadas por bando sin capturas ni avances de peón.",
      agree: "Mientras dura la partida puedes ofrecer tablas o abandonar.",
    },
    tryIt: "Probar",
    allRules: "Todas las reglas",
    next: "Siguiente",
    again: "Otra vez",
    right: "Correcto.",
    more: "Bien hasta aquí. El mismo peón captura otra vez.",
    finished: "Eran todas: ya puedes jugar.",
    tasks: {
      start: "Llevas las negras. Haz la primera jugada.",
      step: "Mueve tu peón.",
      jump: "Captura el peón blanco.",
      must: "Dos de tus peones pueden capturar. Elige uno.",
      chain: "Captura los dos peones blancos en un turno.",
      crown: "Corona una dama.",
      king: "Captura hacia atrás con la dama.",
      blocked: "Deja a las blancas sin jugadas.",
      draw: "Tu dama ya estuvo dos veces en 18, con todo lo demás igual. Ve allí por tercera vez.",
    },
    wrong: {
      theirs: "Esa pieza es de las blancas. Tú llevas las negras.",
      taken: "En esa casilla ya hay una pieza.",
      light: "Se juega solo en las casillas oscuras.",
      goOn: "El turno sigue: el mismo peón debe capturar otra vez.",
      must: "Hay algo que capturar, así que debes capturar.",
      back: "El peón solo va hacia delante.",
      far: "Así no se mueve: una casilla en diagonal, o un salto sobre una pieza contigua.",
      other: "Esa jugada está permitida, pero aquí se pide otra. Prueba de nuevo.",
    },
  },

  watch: {
    title: "Mirando · Kingrow",
    heading: "Estás mirando",
    toMove: { black: "Mueven las negras.", white: "Mueven las blancas." },
    onTurn: "Mueve",
    notBegun: "La partida no ha empezado.",
    begun: "Ha empezado otra partida.",
    next: "Siguiente partida",
    captured: (count) => `Capturas: ${count}`,
    gone: {
      title: "Aquí no hay nada que mirar",
      text: "Esta sala está cerrada o el enlace no es correcto.",
    },
    refused: {
      title: "Esta partida no se muestra",
      text: "La juegas tú, o no está abierta a quien mira.",
    },
  },
};
