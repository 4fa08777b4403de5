// Oglądanie partii i pozycji z komputerem, po polsku.
import type { Color } from "@kingrow/rules";
import { counted } from "../words/counted.ts";
import type { StudyTexts } from "../en/study.ts";

const SIDES: Record<Color, string> = { black: "Czarne", white: "Białe" };
/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "czarne", white: "białe" };
const took = counted("pl", {
  one: "zbity # pionek",
  few: "zbite # pionki",
  other: "zbitych # pionków",
});
const lost = counted("pl", {
  one: "stracony # pionek",
  few: "stracone # pionki",
  other: "straconych # pionków",
});
const moves = counted("pl", { one: "# ruchu", other: "# ruchach" });
const points = counted("pl", {
  one: "# punkt zwrotny",
  few: "# punkty zwrotne",
  other: "# punktów zwrotnych",
});
const before = counted("pl", {
  one: "Partia przed nią została zachowana.",
  few: "# partie przed nią zostały zachowane.",
  other: "# partii przed nią zostało zachowanych.",
});

export const plStudy: StudyTexts = {
  sides: SIDES,
  turnBoard: "Obróć planszę",
  analyse: "Analizuj",
  review: "Omów",
  place: (number, color) => `Ruch ${number}, ${SIDES[color]}`,
  weak: "Ta przeglądarka nie pozwala myśleć drugiemu programowi: komputer widzi tu mniej.",

  score: (color, men) =>
    color === undefined ? "Równo" : `${SIDES[color]} +${men.replace(".", ",")}`,
  winsIn: (color, count) =>
    count <= 1
      ? `${SIDES[color]} wygrywają od razu`
      : `${SIDES[color]} wygrywają w ${moves(count)}`,
  won: (color) => `${SIDES[color]} wygrały`,
  draw: "Remis",
  drawn: "Remis, udowodniony",

  reviewTitle: "Omówienie · Kingrow",
  reviewHeading: "Omówienie",
  running: "Komputer ogląda każdy ruch…",
  cancel: "Zatrzymaj",
  again: "Omów tę partię",
  stopped: "Omówienie zostało zatrzymane.",
  noMoves: "W tej partii nie ma ruchu do obejrzenia.",
  curve: "Kto stał lepiej",
  curveNumbers: "Ruch po ruchu",
  assessments: {
    "black-wins": "czarne wygrywają",
    "black-better": "czarne stoją lepiej",
    level: "równo",
    "white-better": "białe stoją lepiej",
    "white-wins": "białe wygrywają",
  },
  stretch: (assessment, from, to) =>
    from === 0 ? `${assessment} do ruchu ${to}` : `${assessment} w ruchach od ${from} do ${to}`,
  points: "Punkty zwrotne",
  noPoints: "Żaden ruch nie oddał wygranej ani remisu.",
  kinds: {
    "win-to-draw": (played, better) =>
      `${played} wypuszcza wygraną: potem jest równo. ${better} ją utrzymuje.`,
    "win-to-loss": (played, better) =>
      `${played} zamienia wygraną partię w przegraną. ${better} utrzymuje wygraną.`,
    "draw-to-loss": (played, better) => `${played} przegrywa. ${better} broni partii.`,
  },
  proved: "Udowodnione: przy tak małej liczbie pionków znany jest każdy koniec.",
  byForce: (color, taken, given) =>
    `Potem ${WITHIN[color]} muszą bić: ${took(taken)}, ${lost(given)}.`,
  look: "Pokaż pozycję",
  better: (move) => `Zagraj ${move}`,
  answer: (move) => `Zagraj odpowiedź ${move}`,
  costs: "Ile kosztowało bicie",
  costsText:
    "Kto może bić, musi. Te bicia były przymusowe i straciło się w nich więcej, niż zyskało.",
  cost: (move, taken, given) => `${move} było przymusowe: ${took(taken)}, ${lost(given)}.`,
  onLine: "Wariant, którego nie zagrano.",
  backToGame: "Wróć do partii",
  sayDone: (count) =>
    count === 0
      ? "Omówienie gotowe. Żaden ruch nie oddał wygranej ani remisu."
      : `Omówienie gotowe. ${points(count)}.`,

  analysisTitle: "Analiza · Kingrow",
  analysisHeading: "Plansza do analizy",
  toMove: (color) => `Ruch mają ${WITHIN[color]}`,
  gameOver: (color) => `${SIDES[color]} nie mają ruchu i przegrały.`,
  branches: "Ruchy zagrane stąd",
  deleteMove: "Usuń ten ruch",
  deleted: "Usunięto.",
  shots: "Kombinacje",
  lines: "Warianty komputera",
  noLines: "Nie ma ruchu do obejrzenia.",
  depth: (depth) => `głębokość ${depth}`,
  setUp: "Ustaw pozycję",
  done: "Użyj tej pozycji",
  discard: "Odrzuć",
  putting: "Enter, kliknięcie lub przeciągnięcie stawia na planszy",
  tools: {
    "black-man": "Czarny pionek",
    "black-king": "Czarna damka",
    "white-man": "Biały pionek",
    "white-king": "Biała damka",
    nothing: "Zdejmij",
  },
  turn: "Kto zaczyna",
  clear: "Pusta plansza",
  usual: "Pozycja początkowa",
  fen: "Pozycja jako tekst (FEN)",
  readFen: "Wczytaj",
  copyFen: "Kopiuj FEN",
  copyLink: "Kopiuj link",
  copied: "Skopiowano",
  linkTooSmall: "Tekstu jest więcej, niż mieści link. „Kopiuj PDN” zachowuje wszystko.",
  more: "Pokaż więcej",
  marks: {
    "!": "dobry ruch",
    "?": "błąd",
    "!!": "znakomity ruch",
    "??": "poważny błąd",
    "!?": "ciekawy ruch",
    "?!": "wątpliwy ruch",
  },
  fens: {
    malformed: "To nie jest pozycja: powinna wyglądać jak B:W21,22,K23:B1,2,K3.",
    "off-board": "Jedno z pól nie jest od 1 do 32.",
    "square-taken": "Na jednym polu stoją dwa pionki.",
    "too-many-pieces": "Jedna strona ma więcej niż 12 pionków.",
    "man-on-king-row": "Pionek stoi w rzędzie, w którym byłby damką.",
  },
  setupFaults: {
    none: (color) => `${SIDES[color]} nie mają pionków.`,
    "too-many": (color) => `${SIDES[color]} mają więcej niż 12 pionków.`,
    "man-on-king-row": (color, square) =>
      `Pionek na ${square} byłby damką: tam ${WITHIN[color]} zdobywają damkę.`,
    "no-move": (color) => `${SIDES[color]} nie miałyby ruchu: partia byłaby skończona.`,
  },
  setupSquare: (square, piece) => `Pole ${square}, ${piece}`,
  empty: "puste",

  open: "Otwórz partie (PDN)",
  openTitle: "Otwórz partie",
  paste: "Partie jako tekst (PDN)",
  file: "Albo plik",
  openPasted: "Otwórz",
  close: "Zamknij",
  chosenGame: (count) =>
    count === 1 ? "Tę partię można otworzyć" : `Wybierz jedną z ${count} partii`,
  noGame: "W tym tekście nie ma partii.",
  tooLarge: (megabytes) =>
    `To za dużo, by czytać tutaj: najwyżej ${megabytes} MB, czyli kilka tysięcy partii.`,
  tooManyGames: counted("pl", {
    other: "W tym tekście jest ponad # partii, za dużo na listę. Otwórz tylko jego część.",
  }),
  unreadable: "Tego pliku nie da się odczytać.",
  kept: (count) => (count === 0 ? "" : before(count)),
  variants: {
    20: "warcaby międzynarodowe",
    22: "warcaby włoskie",
    23: "amerykańskie warcaby pool",
    24: "warcaby hiszpańskie",
    25: "warcaby rosyjskie",
    26: "warcaby brazylijskie",
    27: "warcaby kanadyjskie",
    28: "warcaby portugalskie",
    29: "warcaby czeskie",
    30: "warcaby tureckie",
    31: "warcaby tajskie",
    40: "warcaby fryzyjskie",
  },
  faults: {
    malformed: (game, line) => `Partii ${game} nie da się odczytać od wiersza ${line}.`,
    "bad-move": (game, line, move) =>
      `Partia ${game}, wiersz ${line}: ruch ${move} nie jest tam możliwy.`,
    ambiguous: (game, line, move) =>
      `Partia ${game}, wiersz ${line}: ${move} może oznaczać różne bicia.`,
    "off-board": (game, line, move) =>
      `Partia ${game}, wiersz ${line}: ${move} to pole powyżej 32. Czy to inne warcaby?`,
    "bad-fen": (game, line) =>
      `Partia ${game}, wiersz ${line}: zaczyna się od niemożliwej pozycji.`,
    "unclosed-variation": (game, line) =>
      `Partia ${game}: nawias z wiersza ${line} nie jest zamknięty.`,
    "other-game": (game, line, variant) =>
      `Partia ${game}, wiersz ${line}: to ${variant}, które mają inne zasady.`,
    chess: (game, line) => `Partia ${game}, wiersz ${line}: to partia szachów.`,
  },
  otherVariant: "inne warcaby",
  linkFaults: {
    empty: {
      title: "W tym linku nie ma partii",
      text: "Taki link niesie partię na swoim końcu.",
    },
    damaged: {
      title: "Ten link jest uszkodzony",
      text: "Część zaginęła lub zmieniła się po drodze. Poproś o niego jeszcze raz i skopiuj go w całości.",
    },
    newer: {
      title: "Ten link jest nowszy niż ta strona",
      text: "Pochodzi z późniejszej wersji. Wczytaj stronę ponownie i spróbuj jeszcze raz.",
    },
  },
};
