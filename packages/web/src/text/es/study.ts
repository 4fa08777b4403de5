// Mirar partidas y posiciones con el ordenador, en español.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { StudyTexts } from "../en/study.ts";

const SIDES: Record<Color, string> = { black: "Negras", white: "Blancas" };
const THE: Record<Color, string> = { black: "Las negras", white: "Las blancas" };
/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "las negras", white: "las blancas" };
const pieces = counted("es", { one: "# pieza", other: "# piezas" });
const moves = counted("es", { one: "# jugada", other: "# jugadas" });
const points = counted("es", { one: "# momento decisivo", other: "# momentos decisivos" });
const before = counted("es", {
  one: "La partida anterior se conserva.",
  other: "Las # partidas anteriores se conservan.",
});

export const esStudy: StudyTexts = {
  sides: SIDES,
  turnBoard: "Girar el tablero",
  analyse: "Analizar",
  review: "Repasar",
  place: (number, color) => `Jugada ${number}, ${SIDES[color]}`,
  weak: "Este navegador no deja pensar a un segundo programa: aquí el ordenador ve menos.",

  score: (color, men) =>
    color === undefined ? "Igualdad" : `${SIDES[color]} +${men.replace(".", ",")}`,
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
  curveNumbers: "Jugada a jugada",
  assessments: {
    "black-wins": "ganan las negras",
    "black-better": "mejor las negras",
    level: "igualdad",
    "white-better": "mejor las blancas",
    "white-wins": "ganan las blancas",
  },
  stretch: (assessment, from, to) =>
    from === 0
      ? `${assessment} hasta la jugada ${to}`
      : `${assessment} en las jugadas ${from} a ${to}`,
  points: "Momentos decisivos",
  noPoints: "Ninguna jugada regaló una victoria o unas tablas.",
  kinds: {
    "win-to-draw": (played, better) =>
      `${played} deja escapar la victoria: después hay igualdad. ${better} la conserva.`,
    "win-to-loss": (played, better) =>
      `${played} convierte una partida ganada en perdida. ${better} conserva la victoria.`,
    "draw-to-loss": (played, better) => `${played} pierde. ${better} mantiene la partida.`,
  },
  proved: "Demostrado: con tan pocas piezas se conoce cada final.",
  byForce: (color, took, lost) =>
    `Después ${WITHIN[color]} tienen que capturar. Capturan ${pieces(took)} y pierden ${pieces(lost)}.`,
  look: "Ver la posición",
  better: (move) => `Jugar ${move}`,
  answer: (move) => `Jugar la respuesta ${move}`,
  costs: "Lo que costó capturar",
  costsText:
    "Quien puede capturar, debe hacerlo. Estas capturas eran obligadas y costaron más de lo que ganaron.",
  cost: (move, took, lost) =>
    `${move} era obligada. Captura ${pieces(took)} y cuesta ${pieces(lost)}.`,
  onLine: "Una variante que no se jugó.",
  backToGame: "Volver a la partida",
  sayDone: (count) =>
    count === 0
      ? "El repaso está listo. Ninguna jugada regaló una victoria o unas tablas."
      : `El repaso está listo. ${points(count)}.`,

  analysisTitle: "Análisis · Kingrow",
  analysisHeading: "Tablero de análisis",
  toMove: (color) => `Mueven ${WITHIN[color]}`,
  gameOver: (color) => `${THE[color]} no pueden mover y han perdido.`,
  branches: "Jugadas desde aquí",
  deleteMove: "Borrar esta jugada",
  deleted: "Borrada.",
  shots: "Golpes",
  lines: "Variantes del ordenador",
  noLines: "No hay ninguna jugada que mirar.",
  depth: (depth) => `profundidad ${depth}`,
  setUp: "Poner una posición",
  done: "Usar esta posición",
  discard: "Descartar",
  putting: "Intro, un clic o arrastrar pone en el tablero",
  tools: {
    "black-man": "Peón negro",
    "black-king": "Dama negra",
    "white-man": "Peón blanco",
    "white-king": "Dama blanca",
    nothing: "Quitar",
  },
  turn: "Quién mueve primero",
  clear: "Tablero vacío",
  usual: "Posición inicial",
  fen: "Posición como texto (FEN)",
  readFen: "Leer",
  copyFen: "Copiar FEN",
  copyLink: "Copiar enlace",
  copied: "Copiado",
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

  open: "Abrir partidas (PDN)",
  openTitle: "Abrir partidas",
  paste: "Partidas como texto (PDN)",
  file: "O un archivo",
  openPasted: "Abrir",
  close: "Cerrar",
  chosenGame: (count) =>
    count === 1 ? "Esta partida se puede abrir" : `Elige una de ${count} partidas`,
  noGame: "En este texto no hay ninguna partida.",
  tooLarge: (megabytes) =>
    `Es demasiado grande para leerlo aquí: como mucho ${megabytes} MB, que son varios miles de partidas.`,
  tooManyGames: counted("es", {
    other: "Este texto tiene más de # partidas, demasiadas para la lista. Abre solo una parte.",
  }),
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
};
