// Was auf Deutsch das Brett sagt, und was zu kommenden und gemachten Zügen zu sagen ist.
import type { Color, Explanation, PieceType } from "@kingrow/rules";
import type { PieceFacts, SquareFacts } from "../../board/index.ts";
import type { MovingTexts } from "../en/texts.ts";

const ABILITIES = {
  capture: "kann schlagen",
  step: "kann ziehen",
  none: "kann nicht ziehen",
} as const;

/** Steine und Damen mit ihren Beiwörtern: das Geschlecht entscheidet. */
const NAMES: Record<PieceType, Record<"black" | "white" | "you" | "opponent", string>> = {
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
};

function pieceText({ color, type, owner, ability }: PieceFacts): string {
  const name = NAMES[type][owner ?? color];
  return ability === undefined ? name : `${name}, ${ABILITIES[ability]}`;
}

const PREMOVES = {
  piece: "aufgenommen für deinen nächsten Zug",
  target: "hierhin kann dein nächster Zug gehen",
  from: "hier beginnt dein nächster Zug",
  to: "hier endet dein nächster Zug",
} as const;

/** „Feld 14, deine Dame, kann schlagen“, dann, was darauf angezeichnet ist. */
function darkSquare(facts: SquareFacts): string {
  const { square, piece, selected, destination, lastStep, premove } = facts;
  const marks = [
    piece === undefined ? "leer" : pieceText(piece),
    selected && "ausgewählt",
    destination && "hierhin kannst du ziehen",
    lastStep === "to" && "hier endete der letzte Zug",
    lastStep === "from" && "hier begann der letzte Zug",
    premove !== undefined && PREMOVES[premove],
  ];
  return [`Feld ${square}`, ...marks.filter((mark) => typeof mark === "string")].join(", ");
}

/** „6 oder 7“, „6, 7 oder 8“. */
function oneOf(squares: readonly number[]): string {
  return squares.join(", ").replace(/, (\d+)$/, " oder $1");
}

const EXPLANATIONS: Record<Explanation["reason"], (pieces: readonly number[]) => string> = {
  "must-capture": (pieces) =>
    pieces.length === 1
      ? `Du musst mit dem Stein auf ${pieces.join("")} schlagen`
      : `Du musst mit einem der Steine auf ${oneOf(pieces)} schlagen`,
  "must-continue": (pieces) => `Schlage mit dem Stein auf ${pieces.join("")} weiter`,
  blocked: () => "Dieser Stein kann nirgendwohin ziehen",
  "not-yours": () => "Dieser Stein gehört deinem Gegner",
  "not-your-turn": () => "Du bist nicht am Zug",
};

const SIDES: Record<Color, string> = { black: "Schwarz", white: "Weiß" };

export const deBoard: MovingTexts = {
  board: {
    label: "Damebrett",
    keys: "Pfeiltasten bewegen, N geht zum nächsten Stein oder Ziel, Eingabe oder Leertaste nimmt auf und setzt ab, Escape lässt los, S sagt, wie es steht. Fragezeichen nennt alle Tasten.",
    darkSquare,
    lightSquare: "Helles Feld",
    explain: ({ reason, pieces }) => EXPLANATIONS[reason](pieces),
  },

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
    premove: (move) => `Dein nächster Zug, falls er dann möglich ist: ${move}.`,
    planned: (square) => `Für deinen nächsten Zug aufgenommen: ${square}.`,
    premoveDropped: (move) => `${move} ist jetzt nicht möglich und wurde verworfen.`,
    forget: "Zurücknehmen",
    choice: (move) => `${move} ziehen?`,
    chainGoesOn: (move) => `${move}, und es geht mit dem Schlagen weiter.`,
    confirm: "Bestätigen",
    takeBack: "Zurücknehmen",
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
    save: "Dieses Spiel behalten",
    review: "Nachbetrachten",
    analyse: "Analysieren",
    copyPdn: "PDN kopieren",
    downloadPdn: "PDN speichern",
    copyLink: "Spiellink kopieren",
    copied: "Kopiert",
    copyByHand:
      "Dieser Browser lässt die Seite nicht kopieren. Hier ist der Text zum Kopieren von Hand:",
  },
};
