// Wat het bord in het Nederlands zegt, en wat er staat over zetten die komen en zetten die gedaan zijn.
import type { Color } from "@kingrow/rules";
import { boardTexts } from "../words/boardWords.ts";
import type { MovingTexts } from "../en/texts.ts";

const SIDES: Record<Color, string> = { black: "zwart", white: "wit" };

export const nlBoard: MovingTexts = {
  board: boardTexts({
    label: "Dambord",
    keys: "Pijltjes verplaatsen, N gaat naar de volgende schijf die kan zetten of het volgende veld, Enter of Spatie pakt op en zet neer, Escape laat los, S vertelt hoe het ervoor staat. Vraagteken toont alle toetsen.",
    light: "Licht veld",
    square: "Veld",
    empty: "leeg",
    names: {
      man: {
        black: "zwarte schijf",
        white: "witte schijf",
        you: "jouw schijf",
        opponent: "schijf van de tegenstander",
      },
      king: {
        black: "zwarte dam",
        white: "witte dam",
        you: "jouw dam",
        opponent: "dam van de tegenstander",
      },
    },
    abilities: { capture: "kan slaan", step: "kan zetten", none: "kan niet zetten" },
    selected: "gekozen",
    destination: "hier kun je heen",
    last: { to: "hier eindigde de laatste zet", from: "hier begon de laatste zet" },
    premove: {
      piece: "opgepakt voor je volgende zet",
      target: "hier kan je volgende zet heen",
      from: "hier begint je volgende zet",
      to: "hier eindigt je volgende zet",
    },
    or: "of",
    explain: {
      "must-capture-one": "Je moet slaan met de schijf op #",
      "must-capture": "Je moet slaan met een van de schijven op #",
      "must-continue": "Sla verder met de schijf op #",
      blocked: "Deze schijf kan nergens heen",
      "not-yours": "Deze schijf is van je tegenstander",
      "not-your-turn": "Je bent niet aan zet",
    },
  }),

  play: {
    move: "Zet",
    example: "bijv. 11-15",
    play: "Zetten",
    type: "Een zet typen",
    stopTyping: "Stoppen met typen",
    refusals: {
      malformed: "Schrijf een zet met zijn velden: 11-15, of 22x15x8 bij slaan.",
      "off-board": "De velden zijn genummerd van 1 tot 32.",
      noPiece: (square) => `Op ${square} staat geen schijf.`,
      unreachable: (from, to) => `De schijf op ${from} kan nu niet naar ${to}.`,
      ambiguous: (moves) => `Dat kan ${moves} betekenen. Schrijf elk veld.`,
    },
    premove: (move) => `Je volgende zet, als hij dan kan: ${move}.`,
    planned: (square) => `Opgepakt voor je volgende zet: ${square}.`,
    premoveDropped: (move) => `${move} kan nu niet en is vervallen.`,
    forget: "Terugnemen",
    choice: (move) => `${move} spelen?`,
    chainGoesOn: (move) => `${move}, en de slag gaat door.`,
    confirm: "Bevestigen",
    takeBack: "Terugnemen",
    timeLeft: "Resterende tijd",
    keysOpen: "Toetsen",
  },

  record: {
    travels: {
      first: "Naar het begin",
      previous: "Vorige zet",
      next: "Volgende zet",
      last: "Naar de laatste zet",
    },
    travel: "Door de partij lopen",
    backToNow: "Terug naar nu",
    pastOnly: "Dit is een eerdere stand. Ga terug naar nu om te zetten.",
    lookingAtStart: "Terugblik op het begin.",
    lookingAt: (number, color, move) => `Terugblik op zet ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "Het begin van de partij.",
    sayMove: (number, color, move) => `Zet ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "De laatste stand.",
    words: {
      step: (from, to) => `${from} naar ${to}`,
      jumps: (from, landings, captured) => `${from} springt naar ${landings}, slaat ${captured}`,
      crowned: (move) => `${move}, wordt dam`,
      and: " en ",
    },
    opening: (number, moves) => `Opening ${number}: ${moves}`,
    watchers: (count) => `Kijkers: ${count}. Link om te kijken kopiëren`,
    look: "Bord bekijken",
    showResult: "Uitslag tonen",
    save: "Deze partij bewaren",
    review: "Nabespreken",
    analyse: "Analyseren",
    copyPdn: "PDN kopiëren",
    downloadPdn: "PDN opslaan",
    copyLink: "Link naar de partij kopiëren",
    copied: "Gekopieerd",
    copyByHand: "Deze browser laat de pagina niet kopiëren. Hier is de tekst om zelf te kopiëren:",
  },
};
