// Ciò che dicono in italiano la damiera, le mosse da fare e quelle fatte.
import type { Color } from "@kingrow/rules";
import { boardTexts } from "../words/boardWords.ts";
import type { MovingTexts } from "../en/texts.ts";

const SIDES: Record<Color, string> = { black: "nero", white: "bianco" };

export const itBoard: MovingTexts = {
  board: boardTexts({
    label: "Damiera",
    keys: "Le frecce spostano, N va al prossimo pezzo che può muovere o alla prossima casella possibile, Invio o Spazio prende e posa, Esc lascia, S dice come va la partita. Il punto interrogativo mostra tutti i tasti.",
    light: "Casella chiara",
    square: "Casella",
    empty: "vuota",
    names: {
      man: {
        black: "pedina nera",
        white: "pedina bianca",
        you: "la tua pedina",
        opponent: "pedina avversaria",
      },
      king: {
        black: "dama nera",
        white: "dama bianca",
        you: "la tua dama",
        opponent: "dama avversaria",
      },
    },
    abilities: { capture: "può mangiare", step: "può muovere", none: "non può muovere" },
    selected: "scelta",
    destination: "puoi andare qui",
    last: { to: "l'ultima mossa è finita qui", from: "l'ultima mossa è partita da qui" },
    premove: {
      piece: "scelta per la tua prossima mossa",
      target: "la tua prossima mossa può andare qui",
      from: "la tua prossima mossa parte da qui",
      to: "la tua prossima mossa finisce qui",
    },
    or: "o",
    explain: {
      "must-capture-one": "Devi mangiare con il pezzo in #",
      "must-capture": "Devi mangiare con uno dei pezzi in #",
      "must-continue": "Continua a mangiare con il pezzo in #",
      blocked: "Questo pezzo non può andare da nessuna parte",
      "not-yours": "Questo pezzo è dell'avversario",
      "not-your-turn": "Non tocca a te",
    },
  }),

  play: {
    move: "Mossa",
    example: "es. 11-15",
    play: "Muovi",
    type: "Scrivi una mossa",
    stopTyping: "Smetti di scrivere",
    refusals: {
      malformed: "Scrivi la mossa con le sue caselle: 11-15, o 22x15x8 per le prese.",
      "off-board": "Le caselle vanno da 1 a 32.",
      noPiece: (square) => `In ${square} non c'è nessun pezzo.`,
      unreachable: (from, to) => `Il pezzo in ${from} ora non può andare in ${to}.`,
      ambiguous: (moves) => `Potrebbe essere ${moves}. Scrivi tutte le caselle.`,
    },
    premove: (move) => `La tua prossima mossa, se allora è possibile: ${move}.`,
    planned: (square) => `Scelta per la tua prossima mossa: ${square}.`,
    premoveDropped: (move) => `${move} non è più possibile ed è stata scartata.`,
    forget: "Annulla",
    choice: (move) => `Giocare ${move}?`,
    chainGoesOn: (move) => `${move}, e la presa continua.`,
    confirm: "Conferma",
    takeBack: "Annulla",
    timeLeft: "Tempo rimasto",
    keysOpen: "Tasti",
  },

  record: {
    travels: {
      first: "All'inizio",
      previous: "Mossa precedente",
      next: "Mossa successiva",
      last: "All'ultima mossa",
    },
    travel: "Scorri la partita",
    backToNow: "Torna al presente",
    pastOnly: "Questa è una posizione passata. Torna al presente per muovere.",
    lookingAtStart: "Sguardo all'inizio.",
    lookingAt: (number, color, move) => `Sguardo alla mossa ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "L'inizio della partita.",
    sayMove: (number, color, move) => `Mossa ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "La posizione attuale.",
    words: {
      step: (from, to) => `${from} in ${to}`,
      jumps: (from, landings, captured) => `${from} salta in ${landings}, mangia ${captured}`,
      crowned: (move) => `${move}, diventa dama`,
      and: " e ",
    },
    opening: (number, moves) => `Apertura ${number}: ${moves}`,
    watchers: (count) => `Spettatori: ${count}. Copia il link per guardare`,
    look: "Guarda la damiera",
    showResult: "Mostra il risultato",
    save: "Conserva la partita",
    review: "Rivedi",
    analyse: "Analizza",
    copyPdn: "Copia PDN",
    downloadPdn: "Scarica PDN",
    copyLink: "Copia link della partita",
    copied: "Copiato",
    copyByHand: "Questo browser non lascia copiare la pagina. Ecco il testo da copiare a mano:",
  },
};
