// The texts in Polish of the screens that are not needed to play an opponent.
import type { Color } from "@kingrow/rules";
import { computersBoard, counted, sharedBoard } from "../grammar.ts";
import { LANGUAGE_NAMES } from "../language.ts";
import { inWords, joined } from "./amounts.ts";
import { SIDES, lost, moves, BOARD, REASONS } from "../pl.ts";
import type { StudyTexts } from "./en.ts";

const LABELS: Record<Color, string> = { black: "Czarne", white: "Białe" };

const TASKS: Record<Color, string> = {
  black: "Czarne zaczynają i wygrywają.",
  white: "Białe zaczynają i wygrywają.",
};

const toFind = counted("pl", {
  one: "Do znalezienia jest # ruch.",
  few: "Do znalezienia są # ruchy.",
  other: "Do znalezienia jest # ruchów.",
});

/** Within a sentence. */
const WITHIN: Record<Color, string> = { black: "czarne", white: "białe" };

const took = counted("pl", {
  one: "zbity # pionek",
  few: "zbite # pionki",
  other: "zbitych # pionków",
});

const before = counted("pl", {
  one: "Partia przed nią została zachowana.",
  few: "# partie przed nią zostały zachowane.",
  other: "# partii przed nią zostało zachowanych.",
});

const OTHER: Record<Color, Color> = { black: "white", white: "black" };

const PIECES_WON = inWords(
  ["pionek", "dwa pionki", "trzy pionki", "cztery pionki"],
  counted("pl", { one: "# pionek", few: "# pionki", other: "# pionków" }),
);

const KINGS_WON = inWords(
  ["damkę", "dwie damki", "trzy damki"],
  counted("pl", { few: "# damki", other: "# damek" }),
);

export const texts: StudyTexts = {
  keys: {
    title: "Klawisze",
    close: "Zamknij",
    names: { enter: "Enter", space: "Spacja", home: "Home", end: "End" },
    keys: {
      arrows: "Z pola na pole, tak jak widać",
      row: "Na końce rzędu; z Ctrl do rogów",
      next: "Do następnego pionka, który może się ruszyć, lub następnego pola; z Shift wstecz",
      number: "Pole po numerze: 11 i 15 to ruch",
      status: "Usłyszeć, czyj ruch, wynik, ostatni ruch i co musi bić",
      press: "Podnieść pionek, postawić go",
      confirm: "Potwierdzić czekający ruch",
      letGo: "Puścić; cofnąć czekający lub zapamiętany ruch",
      travel: "Na liście ruchów: wstecz, dalej, na początek, do teraz; ← → po kliknięciu wszędzie",
      help: "Na planszy: te klawisze",
    },
  },

  settings: {
    title: "Ustawienia",
    done: "Gotowe",
    name: "Twoje imię",
    theme: { label: "Motyw", system: "Systemowy", light: "Jasny", dark: "Ciemny" },
    board: {
      label: "Plansza",
      tournament: "Zielona",
      wood: "Orzech",
      contrast: "Kontrast",
    },
    volume: "Głośność",
    hear: "Posłuchaj",
    samples: { move: "Ruch", capture: "Bicie", crown: "Damka", turn: "Twój ruch", won: "Wygrana" },
    numbers: { label: "Numery pól", off: "Brak", frame: "W ramie", squares: "Na polach" },
    animation: { label: "Animacja", off: "Brak", fast: "Szybka", normal: "Zwykła" },
    language: { label: "Język", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Dźwięki i wibracje",
    confirmMoves: "Potwierdzaj każdy ruch",
    greetings: "Pokazuj szybki czat",
    notifications: "Powiadom, gdy pojawi się przeciwnik",
    notificationsBlocked: "Przeglądarka nie pozwala tej stronie na powiadomienia.",
  },

  playback: {
    title: "Odtworzenie · Kingrow",
    heading: "Odtworzenie",
    play: "Odtwórz",
    pause: "Pauza",
    speed: "Tempo",
    speeds: { slow: "Wolno", normal: "Średnio", fast: "Szybko" },
  },

  practice: {
    title: "Zagraj z komputerem",
    tabTitle: "Zagraj z komputerem · Kingrow",
    intro: "Gra tutaj, na twoim urządzeniu: nikt nie czeka i nie trzeba sieci.",
    level: "Poziom",
    levels: [
      "Początkujący",
      "Uczeń",
      "Swobodny",
      "Solidny",
      "Czujny",
      "Silny",
      "Ekspert",
      "Mistrz",
    ],
    about: [
      "Nie widzi prostych bić.",
      "Zostawia pionki bez obrony.",
      "Widzi jedno bicie, nie następne.",
      "Gra solidnie, z potknięciami.",
      "Rzadko oddaje pionek.",
      "Karze większość błędów.",
      "Planuje daleko, rzadko się myli.",
      "Gra najlepszy ruch, jaki znajdzie w sekundę.",
    ],
    levelIs: (level, word) => `Poziom\u00A0${level}\u00A0· ${word}`,
    side: "Grasz",
    sides: { black: "Czarnymi", white: "Białymi", chance: "Losowo" },
    start: "Zacznij",
    coach: "Trener",
    coachText: "Ostrzega przed odpowiedzią, gdy ruch jest błędem.",
    waitsForYou: "Czeka na ciebie",
    takeBack: "Cofnij i spróbuj znowu",
    wins: counted("pl", {
      one: "# wygrana",
      few: "# wygrane",
      many: "# wygranych",
      other: "# wygranej",
    }),
    losses: counted("pl", {
      one: "# przegrana",
      few: "# przegrane",
      many: "# przegranych",
      other: "# przegranej",
    }),
    draws: counted("pl", { one: "# remis", few: "# remisy", many: "# remisów", other: "# remisu" }),
    goUp: (level) => `Trzy wygrane z rzędu! Spróbuj poziomu ${level}.`,
    hint: "Podpowiedź",
    hintIs: (move) => `Podpowiedź: ${move}.`,
    exit: "Poczekalnia",
    another: "Nowa partia",
    anotherTitle: "Przerwać tę partię?",
    anotherText: "Stracisz bieżącą partię.",
    anotherNo: "Graj dalej",
    calledBack: (name) => `${name} czeka w twoim pokoju.`,
    keptForLater: "Ta partia zostaje na później.",
    toRoom: "Do twojego pokoju",
    notYet: "Jeszcze nie",
    seatGone: "Twoje miejsce w pokoju przepadło",
    seatGoneText: "Nie było cię zbyt długo. Ta partia toczy się dalej.",
    elsewhere: "Ta partia jest otwarta w innej karcie",
    elsewhereText: "Tam toczy się dalej, nic nie przepadło.",
    here: "Graj dalej tutaj",
    notKept: "Ta przeglądarka niczego nie zapamiętuje: partia trwa tak długo jak ta strona.",
    computer: {
      app: { roomTitle: () => "Komputer · Kingrow" },
      room: {
        opponent: "Komputer",
        opponentsTurn: "Ruch komputera",
        opponentsCaptures: (count) => `Zbite przez komputer: ${count} z 12`,
      },
      board: computersBoard(BOARD, "Ten pionek należy do komputera", ["przeciwnika", "komputera"]),
      result: {
        newOpponent: "Nowa partia",
        opponentsScore: "Bicia komputera:",
        agreed: "Zamiana kolorów! Zaczyna się nowa partia",
        reasons: {
          won: { "no-moves": "Komputer nie ma już ruchu." },
          lost: REASONS.lost,
          draw: { ...REASONS.draw, agreement: "Komputer się zgodził." },
        },
      },
      actions: {
        resign: {
          text: "Wygra komputer.",
        },
        offerDraw: {
          text: "Komputer spojrzy na planszę, zanim odpowie.",
        },
        offerSent: "Komputer rozważa twoją propozycję.",
        drawDeclined: "Komputer gra dalej.",
        takeback: "Cofnij swój ruch",
        takebackSent: "Twój ruch jest cofany.",
      },
    },
    said: {
      opponentMoved: (move) => `Komputer: ${move}`,
      takebackSent: "Cofanie.",
      rematchAsked: "Kolejna partia.",
      rematchAgreed: "Zaczyna się, z zamianą kolorów.",
    },
  },

  table: {
    title: "We dwoje na jednym",
    tabTitle: "We dwoje na jednym · Kingrow",
    turns: "Obracaj planszę po każdym ruchu",
    exit: "Poczekalnia",
    another: "Nowa partia",
    anotherTitle: "Przerwać tę partię?",
    anotherText: "Stracisz bieżącą partię.",
    anotherNo: "Graj dalej",
    elsewhere: "Ta partia jest otwarta w innej karcie",
    elsewhereText: "Tam toczy się dalej, nic nie przepadło.",
    here: "Graj dalej tutaj",
    notKept: "Ta przeglądarka niczego nie zapamiętuje: partia trwa tak długo jak ta strona.",
    both: (here) => {
      const other = here === "black" ? "white" : "black";
      const [mine, theirs] = [SIDES[here], SIDES[other]];
      const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
      return {
        room: {
          you: mineLabel,
          yourTurn: `Ruch mają ${mine}`,
          yourCaptures: (count) => `${mineLabel} zbiły ${count} z 12`,
          opponent: theirsLabel,
          opponentsTurn: `Ruch mają ${theirs}`,
          opponentsCaptures: (count) => `${theirsLabel} zbiły ${count} z 12`,
        },
        board: sharedBoard(BOARD, `Ruch mają ${mine}`),
        result: {
          won: `Wygrały ${mine}!`,
          lost: `Wygrały ${theirs}!`,
          yourScore: `${mineLabel}:`,
          opponentsScore: `${theirsLabel}:`,
          agreed: "Zaczyna się nowa partia",
          reasons: {
            won: {
              "no-moves": `${theirsLabel} nie mają już ruchu.`,
              resigned: `${theirsLabel} poddały partię.`,
            },
            lost: {},
            draw: { ...REASONS.draw, agreement: "Za obopólną zgodą." },
          },
        },
        actions: {
          resign: {
            title: `${mineLabel} poddają partię?`,
            text: `Wygrają ${theirs}.`,
          },
          offerDraw: {
            title: "Remis?",
            text: "Partia kończy się remisem, jeśli oboje się zgadzacie.",
            keep: "Graj dalej",
            proceed: "Remis",
          },
          offerSent: "Zgadzacie się na remis.",
          takeback: "Cofnij ostatni ruch",
          takebackSent: "Ruch jest cofany.",
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
        yourTurn: `Ruch mają ${mine}.`,
        gameBegins: () => "Partia się zaczyna.",
        over: {
          won: `Partia skończona: wygrały ${mine}.`,
          lost: `Partia skończona: wygrały ${theirs}.`,
          draw: "Partia skończona remisem.",
        },
        takebackSent: "Cofanie.",
        rematchAsked: "Kolejna partia.",
        rematchAgreed: "Zaczyna się.",
      };
    },
  },

  games: {
    title: "Twoje partie",
    tabTitle: "Twoje partie · Kingrow",
    intro: "Przechowywanych jest do 200 partii, tylko na tym urządzeniu.",
    empty:
      "Nie ma jeszcze partii. Każda zakończona partia pojawi się tutaj: odtworzysz ją, przeanalizujesz i udostępnisz.",
    broken:
      "Ta przeglądarka nie przechowuje twoich partii: jej pamięć jest zablokowana, pełna lub niedostępna.",
    unreadable: counted("pl", {
      one: "# zapisanej partii nie da się odczytać, więc jej tu brak.",
      other: "# zapisanych partii nie da się odczytać, więc ich tu brak.",
    }),
    filter: "Wynik",
    filters: { all: "Wszystkie", won: "Wygrane", lost: "Przegrane", draw: "Remisy" },
    none: "Brak partii z takim wynikiem.",
    computer: (level) => `Komputer, poziom ${level}`,
    table: "We dwoje na jednym",
    verdicts: {
      won: "Wygrana",
      lost: "Przegrana",
      draw: "Remis",
      black: "Wygrały czarne",
      white: "Wygrały białe",
    },
    moves: counted("pl", {
      one: "# ruch",
      few: "# ruchy",
      many: "# ruchów",
      other: "# ruchu",
    }),
    replay: "Odtwórz",
    exportAll: "Pobierz wszystkie (PDN)",
    remove: "Usuń",
    removeAll: "Usuń wszystkie",
    removeTitle: "Usunąć tę partię?",
    removeAllTitle: "Usunąć wszystkie partie?",
    removeText: "Tego nie można cofnąć.",
    keep: "Anuluj",
    removed: "Partia usunięta.",
    removedAll: "Wszystkie partie usunięte.",
  },

  lessons: {
    heading: "Lekcje",
    intro: "Sześć pomysłów, które rozstrzygają partie.",
    names: {
      twoForOne: "Dwa za jeden",
      bridge: "Most",
      kingRow: "Ostatni rząd",
      move: "Opozycja",
      dogHole: "Psia buda",
      twoKings: "Dwie damki przeciw jednej",
    },
    about: {
      twoForOne:
        "Oddaj jeden pionek i zbij dwa. Szukaj pola, na którym przeciwnik musi bić, i patrz, gdzie wtedy stanie.",
      bridge:
        "Dwa pionki, które zostały w domu na 1 i 3 albo na 30 i 32, tworzą most. Trudno go minąć: graj innymi, dopóki możesz.",
      kingRow:
        "Pionki w domu strzegą ostatniego rzędu. Kiedyś muszą ruszyć, a o jeden ruch za wcześnie to damka dla przeciwnika. Najpierw zapytaj, kto przejdzie.",
      move: "Gdy zostało mało pionków, wygrywa ten, kto może jeszcze odpowiedzieć: drugi musi ustąpić. Policz ruchy, zanim ruszysz.",
      dogHole:
        "Biały pionek na 5 jest zamknięty przez czarny na 1, czarny na 28 przez biały na 32. Wykorzystaj uwięziony pionek i sam nie wchodź do budy.",
      twoKings:
        "Dwie damki wygrywają z jedną. Trzymaj je razem, odbieraj samotnej damce pola i wypędź ją z rogu.",
    },
    solved: (solved, all) => `Rozwiązane: ${solved} z ${all}`,
    previous: "Poprzednia pozycja",
    next: "Następna pozycja",
    nextLesson: "Następna lekcja",
    saves: (color) => `${LABELS[color]} zaczynają i ratują partię.`,
    saved: (color) => `${LABELS[color]} ratują partię: każdy inny ruch przegrywa.`,
    fastest: (color, moves) => `${LABELS[color]} wygrywają, ruchów: ${moves}.`,
    findFastest: "Znajdź najszybszą drogę.",
    wrong: (move) => `${move} to nie ten ruch.`,
    slower: (move) => `${move} też wygrywa, ale wolniej.`,
  },

  puzzles: {
    title: "Zadania · Kingrow",
    heading: "Zadanie",
    intro: "Z prawdziwych partii. Jeden ruch daje więcej niż każdy inny; sprawdził to komputer.",
    difficulty: "Trudność",
    daily: "Zadanie dnia",
    grades: { 1: "Łatwe", 2: "Średnie", 3: "Trudne", 4: "Bardzo trudne" },
    task: (color) => TASKS[color],
    toFind,
    crowns: (color) => `${LABELS[color]} zaczynają i dostają damkę.`,
    right: (move, reply) => `Dobrze, ${move}. Przeciwnik odpowiada ${reply}. Dalej.`,
    wrong: (move) => `${move} nie wygrywa.`,
    holds: (move, reply) =>
      `${move} nie wygrywa: przeciwnik odpowiada ${reply} i nic nie zyskujesz.`,
    less: (move) => `${move} daje mniej niż inny ruch.`,
    solved: {
      clean: "Rozwiązane!",
      helped: "Rozwiązane ze wskazówką!",
      missed: "Rozwiązane, ale nie od razu: jeszcze się pojawi.",
    },
    shown: (moves) => `Rozwiązanie: ${moves}.`,
    won: (color, pieces, kings) =>
      `${LABELS[color]} ${joined([pieces > 0 && `zyskują ${PIECES_WON(pieces)}`, kings > 0 && `dostają ${KINGS_WON(kings)}`], "i")}.`,
    noPieces: (color) =>
      `${LABELS[OTHER[color]]} nie mają już pionków: ${WITHIN[color]} wygrywają.`,
    noMoves: (color) => `${LABELS[OTHER[color]]} nie mają już ruchu: ${WITHIN[color]} wygrywają.`,
    hint: "Wskazówka",
    hintIs: (square) => `Zagraj z pola ${square}.`,
    show: "Pokaż rozwiązanie",
    tryAgain: "Spróbuj ponownie",
    next: "Następne zadanie",
    harder: "Od teraz będzie trudniej.",
    easier: "Od teraz będzie łatwiej.",
    solve: "Rozwiąż",
    skip: "Pomiń",
    notKept:
      "Ta przeglądarka niczego nie zapamiętuje: wynik liczy się, dopóki ta strona jest otwarta.",
    count: (solved, all) => `Rozwiązane: ${solved} z ${all}`,
    was: { solved: "Już rozwiązane", missed: "Już nieudane" },
  },

  review: {
    ready: "Omówienie gotowe",
    headline: {
      clean: "Obie strony bez błędu",
      youClean: "Nie masz żadnego błędu",
      you: counted("pl", { one: "Masz # błąd", few: "Masz # błędy", other: "Masz # błędów" }),
      all: counted("pl", {
        one: "# błąd w tej partii",
        few: "# błędy w tej partii",
        other: "# błędów w tej partii",
      }),
    },
    you: "Ty",
    mistakes: counted("pl", { one: "# błąd", few: "# błędy", other: "# błędów" }),
    swings: counted("pl", {
      one: "Przewaga zmieniła stronę # raz.",
      other: "Przewaga zmieniła stronę # razy.",
    }),
    learn: "Ucz się na błędach",
    learnTheirs: "Ucz się na błędach przeciwnika",
    cards: { overview: "Przegląd", mistakes: "Błędy", moves: "Ruchy" },
    card: "Co widać",
    whose: "Czyje błędy",
    both: "Obie strony",
    mistake: (number, count) => `Błąd ${number} z ${count}`,
    previous: "Poprzedni błąd",
    next: "Następny błąd",
    youPlayed: (move) => `Twój ruch: ${move}.`,
    played: (name, move) => `${name}: ${move}.`,
    find: "Znajdź lepszy ruch na planszy.",
    checking: (move) => `Sprawdzam ${move}…`,
    good: (move) => `Tak, ${move} to dobry ruch.`,
    bad: (move, answer) => `${move} to za mało: przeciwnik gra ${answer}.`,
    tryAgain: "Jeszcze raz",
    showBest: "Pokaż najlepszy ruch",
    better: "Lepiej",
    reasons: {
      loses: (move, count, reply) => `${move} traci ${PIECES_WON(count)}: ${reply}.`,
      misses: (move, count) => `${move} marnuje szansę, by zdobyć ${PIECES_WON(count)}.`,
      "win-to-draw": (move) => `${move} wypuszcza wygraną: teraz jest remis.`,
      "win-to-loss": (move, _count, reply) =>
        `${move} zamienia wygraną partię w przegraną: ${reply}.`,
      "draw-to-loss": (move, _count, reply) => `${move} przegrywa: ${reply}.`,
      advantage: (move, _count, reply) => `${move} pogarsza pozycję: ${reply}.`,
    },
    byForce: (taken, given) => `Potem jest przymus bicia: ${took(taken)}, ${lost(given)}.`,
    toMistake: "Wróć do błędu",
    wentThrough: (found, all) => `To był ostatni. Znalezione: ${found} z ${all}.`,
    toOverview: "Wróć do przeglądu",
    legend: "Błąd",
  },
  analysis: {
    engine: "Silnik",
    line: (number) => `Wariant ${number}`,
    threat: "Groźba",
    noThreat: "Brak groźby",
    pen: "Rysuj strzałki i kółka. Myszą rysuje też prawy przycisk.",
    erase: "Wymaż rysunek",
    erased: "Wymazano.",
    arrow: (from, to) => `Strzałka z ${from} na ${to}`,
    circle: (square) => `Kółko na ${square}`,
    variation: "Wariant",
    files: "Import / eksport",
    imports: "Import",
    otherGames: "Importuj inne partie",
    allGames: "Wróć do listy partii",
    exports: "Eksport",
    more: "Więcej",
    paste: "Partie (PDN) albo pozycja (FEN)",
    read: "Importuj",
    drop: "Upuść tu plik albo go wybierz",
    tooMuch: counted("pl", {
      other: "Można tu otworzyć do # partii i 4 MB, a to jest więcej. Otwórz tylko część.",
    }),
  },
  study: {
    sides: LABELS,
    analyse: "Analizuj",
    review: "Omów",
    place: (number, color) => `Ruch ${number}, ${LABELS[color]}`,
    noEngine: "W tej przeglądarce komputer nie może myśleć.",

    score: (who, men) => (who === undefined ? "Równo" : `+${men.replace(".", ",")} ${who}`),
    winsIn: (color, count) =>
      count <= 1
        ? `${LABELS[color]} wygrywają od razu`
        : `${LABELS[color]} wygrywają w ${moves(count)}`,
    won: (color) => `${LABELS[color]} wygrały`,
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
    assessments: {
      "black-wins": "czarne wygrywają",
      "black-better": "czarne stoją lepiej",
      equal: "równo",
      "white-better": "białe stoją lepiej",
      "white-wins": "białe wygrywają",
    },
    stretch: {
      start: "na początku",
      until: (to) => `do ruchu ${to}`,
      at: (move) => `w ruchu ${move}`,
      between: (from, to) => `w ruchach od ${from} do ${to}`,
    },
    proved: "Komputer to udowodnił.",
    onLine: "Wariant, którego nie zagrano.",
    backToGame: "Wróć do partii",

    analysisTitle: "Analiza · Kingrow",
    analysisHeading: "Plansza do analizy",
    toMove: (color) => `Ruch mają ${WITHIN[color]}`,
    gameOver: (color) => `${LABELS[color]} nie mają ruchu i przegrały.`,
    deleteMove: "Usuń ruch",
    deleted: "Usunięto.",
    depth: (depth) => `głębokość ${depth}`,
    setUp: "Ustaw pozycję",
    done: "Użyj tej pozycji",
    discard: "Odrzuć",
    putting: "Wybierz pionek, a potem naciskaj pola.",
    needsPieces: "Każda strona musi mieć co najmniej jeden pionek.",
    tools: {
      "black-man": "Czarny pionek",
      "black-king": "Czarna damka",
      "white-man": "Biały pionek",
      "white-king": "Biała damka",
      nothing: "Wymaż",
    },
    turn: "Kto zaczyna",
    clear: "Pusta plansza",
    usual: "Pozycja początkowa",
    copyFen: "Kopiuj FEN",
    copyLink: "Kopiuj link",
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
      none: (color) => `${LABELS[color]} nie mają pionków.`,
      "too-many": (color) => `${LABELS[color]} mają więcej niż 12 pionków.`,
      "man-on-king-row": (color, square) =>
        `Pionek na ${square} byłby damką: tam ${WITHIN[color]} zdobywają damkę.`,
      "no-move": (color) => `${LABELS[color]} nie miałyby ruchu: partia byłaby skończona.`,
    },
    setupSquare: (square, piece) => `Pole ${square}, ${piece}`,
    empty: "puste",

    openPasted: "Otwórz",
    close: "Zamknij",
    chosenGame: (count) =>
      count === 1 ? "Tę partię można otworzyć" : `Wybierz jedną z ${count} partii`,
    noGame: "W tym tekście nie ma partii.",
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
  },

  help: {
    title: "Zasady gry",
    rules: "Zasady",
    close: "Zamknij",
    lines: {
      start: "Każda strona ma dwanaście pionków na ciemnych polach. Zaczynają czarne.",
      step: "Pionek idzie na ukos do przodu na następne ciemne pole.",
      jump: "Pionek bije, przeskakując pionek przeciwnika na puste pole tuż za nim.",
      must: "Jeśli możesz bić, musisz bić. Gdy można na kilka sposobów, wybierz dowolny.",
      chain: "Pionek, który może bić dalej, bije, póki jest co przeskoczyć.",
      crown: "Pionek, który dojdzie do ostatniego rzędu, zostaje damką i na tym kończy ruch.",
      king: "Damka idzie o jedno pole i skacze jak pionek, ale także do tyłu.",
      blocked: "Jeśli nie masz ruchu, przegrywasz.",
      draw: "Remis jest, gdy ta sama pozycja powtórzy się trzeci raz albo po 40 ruchach każdej strony bez bicia i bez ruchu pionkiem.",
      agree: "Póki partia trwa, można zaproponować remis albo się poddać.",
    },
    tryIt: "Wypróbuj",
    allRules: "Wszystkie zasady",
    next: "Dalej",
    again: "Jeszcze raz",
    right: "Dobrze.",
    more: "Na razie dobrze. Ten sam pionek bije dalej.",
    finished: "To już wszystko: możesz grać.",
    tasks: {
      start: "Grasz czarnymi. Zrób pierwszy ruch.",
      step: "Rusz swoim pionkiem.",
      jump: "Zbij biały pionek.",
      must: "Dwa twoje pionki mogą bić. Wybierz jeden.",
      chain: "Zbij oba białe pionki w jednym ruchu.",
      crown: "Zdobądź damkę.",
      king: "Zbij damką do tyłu.",
      blocked: "Nie zostaw białym żadnego ruchu.",
      draw: "Twoja damka stała już dwa razy na 18, a reszta była taka sama. Idź tam trzeci raz.",
    },
    wrong: {
      theirs: "To pionek białych. Grasz czarnymi.",
      taken: "Na tym polu już stoi pionek.",
      light: "Gra się tylko na ciemnych polach.",
      goOn: "Ruch trwa: ten sam pionek musi bić dalej.",
      must: "Jest co bić, więc musisz bić.",
      back: "Pionek idzie tylko do przodu.",
      far: "Tak się nie rusza: jedno pole na ukos albo skok przez pionek tuż obok.",
      other: "Taki ruch wolno zrobić, ale tu chodzi o inny. Spróbuj jeszcze raz.",
    },
  },

  watch: {
    title: "Oglądanie · Kingrow",
    heading: "Oglądasz partię",
    toMove: { black: "Ruch mają czarne.", white: "Ruch mają białe." },
    onTurn: "Na ruchu",
    notBegun: "Partia się jeszcze nie zaczęła.",
    begun: "Zaczęła się nowa partia.",
    next: "Następna partia",
    captured: (count) => `Zbite: ${count}`,
    gone: {
      title: "Nie ma tu czego oglądać",
      text: "Ten pokój jest zamknięty albo link jest błędny.",
    },
    refused: {
      title: "Tej partii nie można oglądać",
      text: "Grasz w niej albo nie jest otwarta dla widzów.",
    },
  },
};
