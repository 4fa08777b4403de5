// Lo que dicen en español el tablero, las jugadas por hacer y las hechas.
import type { Color } from "@kingrow/rules";
import { boardTexts } from "../words/boardWords.ts";
import type { MovingTexts } from "../en/texts.ts";

const SIDES: Record<Color, string> = { black: "negras", white: "blancas" };

export const esBoard: MovingTexts = {
  board: boardTexts({
    label: "Tablero de damas",
    keys: "Las flechas mueven, N va a la siguiente pieza que puede mover o al siguiente destino, Intro o Espacio coge y deja, Escape suelta, S dice cómo va la partida. El signo de interrogación muestra todas las teclas.",
    light: "Casilla clara",
    square: "Casilla",
    empty: "vacía",
    names: {
      man: { black: "peón negro", white: "peón blanco", you: "tu peón", opponent: "peón rival" },
      king: { black: "dama negra", white: "dama blanca", you: "tu dama", opponent: "dama rival" },
    },
    abilities: { capture: "puede capturar", step: "puede mover", none: "no puede mover" },
    selected: "elegida",
    destination: "puedes ir aquí",
    last: { to: "aquí acabó la última jugada", from: "aquí empezó la última jugada" },
    premove: {
      piece: "elegida para tu próxima jugada",
      target: "tu próxima jugada puede ir aquí",
      from: "tu próxima jugada empieza aquí",
      to: "tu próxima jugada acaba aquí",
    },
    or: "o",
    explain: {
      "must-capture-one": "Tienes que capturar con la pieza de #",
      "must-capture": "Tienes que capturar con una de las piezas de #",
      "must-continue": "Sigue capturando con la pieza de #",
      blocked: "Esta pieza no tiene adónde ir",
      "not-yours": "Esta pieza es de tu rival",
      "not-your-turn": "No es tu turno",
    },
  }),

  play: {
    move: "Jugada",
    example: "p. ej. 11-15",
    play: "Jugar",
    type: "Escribir una jugada",
    stopTyping: "Dejar de escribir",
    refusals: {
      malformed: "Escribe la jugada con sus casillas: 11-15, o 22x15x8 al capturar.",
      "off-board": "Las casillas van del 1 al 32.",
      noPiece: (square) => `No hay ninguna pieza en ${square}.`,
      unreachable: (from, to) => `La pieza de ${from} no puede ir ahora a ${to}.`,
      ambiguous: (moves) => `Podría ser ${moves}. Escribe todas las casillas.`,
    },
    premove: (move) => `Tu próxima jugada, si entonces es posible: ${move}.`,
    planned: (square) => `Elegida para tu próxima jugada: ${square}.`,
    premoveDropped: (move) => `${move} ya no es posible y se ha descartado.`,
    forget: "Deshacer",
    choice: (move) => `¿Jugar ${move}?`,
    chainGoesOn: (move) => `${move}, y la captura continúa.`,
    confirm: "Confirmar",
    takeBack: "Deshacer",
    timeLeft: "Tiempo restante",
    keysOpen: "Teclas",
  },

  record: {
    travels: {
      first: "Al principio",
      previous: "Jugada anterior",
      next: "Jugada siguiente",
      last: "A la última jugada",
    },
    travel: "Recorrer la partida",
    backToNow: "Volver al presente",
    pastOnly: "Esta es una posición anterior. Vuelve al presente para jugar.",
    lookingAtStart: "Mirando el principio.",
    lookingAt: (number, color, move) => `Mirando la jugada ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "El principio de la partida.",
    sayMove: (number, color, move) => `Jugada ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "La posición más reciente.",
    words: {
      step: (from, to) => `${from} a ${to}`,
      jumps: (from, landings, captured) => `${from} salta a ${landings}, captura ${captured}`,
      crowned: (move) => `${move}, corona dama`,
      and: " y ",
    },
    opening: (number, moves) => `Apertura ${number}: ${moves}`,
    watchers: (count) => `Mirando: ${count}. Copiar el enlace para mirar`,
    look: "Ver el tablero",
    showResult: "Ver el resultado",
    save: "Guardar esta partida",
    review: "Repasar",
    analyse: "Analizar",
    copyPdn: "Copiar PDN",
    downloadPdn: "Descargar PDN",
    copyLink: "Copiar enlace de la partida",
    copied: "Copiado",
    copyByHand: "Este navegador no deja copiar a la página. Aquí está, para copiarlo a mano:",
  },
};
