// Partijen en standen bekijken met de computer, in het Nederlands.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { StudyTexts } from "../en/study.ts";

const SIDES: Record<Color, string> = { black: "Zwart", white: "Wit" };
const pieces = counted("nl", { one: "# stuk", other: "# stukken" });
const moves = counted("nl", { one: "# zet", other: "# zetten" });
const points = counted("nl", { one: "# keerpunt", other: "# keerpunten" });
const before = counted("nl", {
  one: "De partij ervoor blijft bewaard.",
  other: "De # partijen ervoor blijven bewaard.",
});

export const nlStudy: StudyTexts = {
  sides: SIDES,
  turnBoard: "Bord draaien",
  analyse: "Analyseren",
  review: "Nabespreken",
  place: (number, color) => `Zet ${number}, ${SIDES[color]}`,
  weak: "Deze browser laat geen tweede programma meedenken: de computer ziet hier minder.",

  score: (color, men) =>
    color === undefined ? "Gelijk" : `${SIDES[color]} +${men.replace(".", ",")}`,
  winsIn: (color, count) =>
    count <= 1 ? `${SIDES[color]} wint meteen` : `${SIDES[color]} wint in ${moves(count)}`,
  won: (color) => `${SIDES[color]} heeft gewonnen`,
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
  curveNumbers: "Zet voor zet",
  assessments: {
    "black-wins": "Zwart wint",
    "black-better": "Zwart staat beter",
    level: "gelijk",
    "white-better": "Wit staat beter",
    "white-wins": "Wit wint",
  },
  stretch: (assessment, from, to) =>
    from === 0 ? `${assessment} tot zet ${to}` : `${assessment} in zet ${from} tot ${to}`,
  points: "Keerpunten",
  noPoints: "Geen enkele zet gaf een winst of een remise weg.",
  kinds: {
    "win-to-draw": (played, better) =>
      `${played} laat de winst glippen: daarna staat het gelijk. ${better} houdt de winst vast.`,
    "win-to-loss": (played, better) =>
      `${played} maakt van een gewonnen partij een verloren. ${better} houdt de winst vast.`,
    "draw-to-loss": (played, better) => `${played} verliest. ${better} houdt de partij.`,
  },
  proved: "Bewezen: met zo weinig stukken is elk einde bekend.",
  byForce: (color, took, lost) =>
    `Daarna moet ${SIDES[color]} slaan: ${pieces(took)} geslagen, ${pieces(lost)} verloren.`,
  look: "Stand tonen",
  better: (move) => `${move} spelen`,
  answer: (move) => `Het antwoord ${move} spelen`,
  costs: "Wat het slaan kostte",
  costsText:
    "Wie kan slaan, moet slaan. Hier moest het, en er ging meer verloren dan er werd geslagen.",
  cost: (move, took, lost) => `${move} moest: ${pieces(took)} geslagen, ${pieces(lost)} verloren.`,
  onLine: "Een variant die niet is gespeeld.",
  backToGame: "Terug naar de partij",
  sayDone: (count) =>
    count === 0
      ? "De nabespreking is klaar. Geen enkele zet gaf een winst of een remise weg."
      : `De nabespreking is klaar. ${points(count)}.`,

  analysisTitle: "Analyse · Kingrow",
  analysisHeading: "Analysebord",
  toMove: (color) => `${SIDES[color]} is aan zet`,
  gameOver: (color) => `${SIDES[color]} kan niet zetten en heeft verloren.`,
  branches: "Hier gespeelde zetten",
  deleteMove: "Deze zet wissen",
  deleted: "Gewist.",
  shots: "Slagzetten",
  lines: "Computervarianten",
  noLines: "Geen zet om te bekijken.",
  depth: (depth) => `diepte ${depth}`,
  setUp: "Stand opzetten",
  done: "Deze stand gebruiken",
  discard: "Weggooien",
  putting: "Enter, een klik of slepen zet op het bord",
  tools: {
    "black-man": "Zwarte schijf",
    "black-king": "Zwarte dam",
    "white-man": "Witte schijf",
    "white-king": "Witte dam",
    nothing: "Weghalen",
  },
  turn: "Wie begint",
  clear: "Leeg bord",
  usual: "Beginstand",
  fen: "Stand als tekst (FEN)",
  readFen: "Lezen",
  copyFen: "FEN kopiëren",
  copyLink: "Link kopiëren",
  copied: "Gekopieerd",
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
    none: (color) => `${SIDES[color]} heeft geen stuk.`,
    "too-many": (color) => `${SIDES[color]} heeft meer dan 12 stukken.`,
    "man-on-king-row": (color, square) =>
      `De schijf op ${square} zou een dam zijn: daar haalt ${SIDES[color]} dam.`,
    "no-move": (color) => `${SIDES[color]} zou niet kunnen zetten: de partij zou voorbij zijn.`,
  },
  setupSquare: (square, piece) => `Veld ${square}, ${piece}`,
  empty: "leeg",

  open: "Partijen openen (PDN)",
  openTitle: "Partijen openen",
  paste: "Partijen als tekst (PDN)",
  file: "Of een bestand",
  openPasted: "Openen",
  close: "Sluiten",
  chosenGame: (count) =>
    count === 1 ? "Deze partij kan worden geopend" : `Kies een van ${count} partijen`,
  noGame: "In deze tekst staat geen partij.",
  tooLarge: (megabytes) =>
    `Dit is te groot om hier te lezen: hoogstens ${megabytes} MB, dat zijn enkele duizenden partijen.`,
  tooManyGames: counted("nl", {
    other: "In deze tekst staan meer dan # partijen, te veel voor de lijst. Open een deel ervan.",
  }),
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
};
