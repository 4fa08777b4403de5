// Co po polsku czyta się na życzenie albo na innych ekranach.
import { LANGUAGE_NAMES } from "./languageNames.ts";
import type { AsideTexts } from "./texts.ts";
import { whyWon } from "./whyWon.ts";

export const plAside: AsideTexts = {
  greet: {
    open: "Powiedz coś",
    title: "Powiedz coś",
    close: "Zamknij",
    words: {
      hello: "Cześć!",
      goodLuck: "Powodzenia!",
      wellPlayed: "Dobra gra!",
      thanks: "Dzięki!",
      oops: "Ups!",
      oneMoment: "Chwileczkę, proszę.",
    },
    said: (words) => `Przeciwnik: ${words}`,
    muteGame: "Ukryj",
    muteAlways: "Zawsze",
  },
  help: {
    title: "Zasady gry",
    close: "Zamknij",
    lines: {
      start: "Każda strona ma dwanaście pionków na ciemnych polach. Zaczynają czarne.",
      step: "Pionek idzie na ukos do przodu na następne ciemne pole.",
      jump: "Bije, przeskakując pionek przeciwnika na puste pole tuż za nim.",
      must: "Kto może bić, musi bić. Gdy można na kilka sposobów, wybór jest dowolny.",
      chain: "Pionek, który może bić dalej, bije, póki jest co przeskoczyć.",
      crown: "Pionek, który dojdzie do ostatniego rzędu, zostaje damką i na tym kończy ruch.",
      king: "Damka idzie o jedno pole i skacze jak pionek, ale także do tyłu.",
      blocked: "Kto w swojej kolejce nie ma ruchu, przegrywa.",
      draw: "Remis jest, gdy pozycja powtórzy się trzeci raz albo po 40 ruchach każdej strony bez bicia i bez ruchu pionkiem.",
      agree: "Póki partia trwa, można zaproponować remis albo się poddać.",
    },
  },
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
      travel: "Na liście ruchów: wstecz, dalej, na początek, do teraz",
      help: "Na planszy: te klawisze",
    },
  },
  names: {
    animals:
      "Czapla Wydra Sokół Borsuk Kruk Bóbr Łabędź Zając Ryś Sowa Łosoś Strzyżyk Lis Jeleń Żuraw Zięba Niedźwiedź Sroka Foka Rudzik Wilk Mewa Pstrąg Ćma Jastrząb Ropucha Skowronek Kret Gęś Pszczoła Szczupak Koziorożec",
    things:
      "Dąb Port Latarnia Wierzba Most Kotwica Klon Wieża Łąka Świeca Rzeka Kompas Brzoza Wyspa Dzwon Sad Młyn Kamyk Cedr Ogród Maszt Czajnik Sosna Dolina Bęben Leszczyna Drabina Chmura Wiąz Studnia Żagiel Kamień",
    together: (animal, thing) => `${animal} i ${thing}`,
  },
  options: {
    clock: "Zegar",
    paces: {
      none: "bez zegara",
      "3+2": "3 min + 2 s na ruch",
      "5+3": "5 min + 3 s na ruch",
      "10+5": "10 min + 5 s na ruch",
      "30s": "30 s na ruch",
    },
    opening: "Debiut",
    openings: { free: "dowolny", ballot: "trzy losowane ruchy" },
    watching: "Widzowie",
    watchings: { usual: "tylko w publicznych pokojach", yes: "dozwoleni", no: "niedozwoleni" },
  },
  replay: {
    replayTitle: "Odtworzenie · Kingrow",
    replayHeading: "Rozegrana partia",
    play: "Odtwórz",
    pause: "Pauza",
    speed: "Tempo",
    speeds: { slow: "Wolno", normal: "Średnio", fast: "Szybko" },
    turnBoard: "Obróć planszę",
    won: (winner) => (winner === "black" ? "Wygrały czarne." : "Wygrały białe."),
    draw: "Remis.",
    undecided: "Bez rozstrzygnięcia.",
    whyWon: whyWon(
      { black: "Czarne", white: "Białe" },
      {
        "no-moves": "# nie miały już ruchu.",
        resigned: "# się poddały.",
        left: "# opuściły partię.",
        absent: "# były zbyt długo nieobecne.",
        claimed: "# były zbyt długo nieobecne.",
        time: "# przekroczyły czas.",
      },
    ),
    whyDrawn: {
      repetition: "Ta sama pozycja powtórzyła się trzeci raz.",
      quiet: "Po 40 ruchów bez bicia i bez ruchu pionkiem.",
      agreement: "Za obopólną zgodą.",
    },
    faults: {
      empty: {
        title: "W tym linku nie ma partii",
        text: "Link do odtworzenia ma partię na końcu.",
      },
      damaged: {
        title: "Ten link jest uszkodzony",
        text: "Część zgubiła się lub zmieniła po drodze. Poproś o niego znowu i skopiuj w całości.",
      },
      newer: {
        title: "Ten link jest nowszy niż ta strona",
        text: "Powstał w późniejszej wersji. Wczytaj stronę ponownie i spróbuj jeszcze raz.",
      },
    },
  },
  settings: {
    title: "Ustawienia",
    done: "Gotowe",
    theme: { label: "Motyw", system: "Systemowy", light: "Jasny", dark: "Ciemny" },
    board: {
      label: "Plansza",
      tournament: "Zieleń i beż",
      wood: "Orzech i klon",
      contrast: "Duży kontrast",
    },
    volume: "Głośność",
    hear: "Posłuchaj",
    samples: { move: "Ruch", capture: "Bicie", crown: "Damka", turn: "Twój ruch", won: "Wygrana" },
    numbers: { label: "Numery pól", off: "Brak", frame: "W ramie", squares: "Na polach" },
    animation: { label: "Animacja", off: "Brak", fast: "Szybka", normal: "Zwykła" },
    language: { label: "Język", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Dźwięki i wibracje",
    confirmMoves: "Potwierdzaj każdy ruch",
    greetings: "Pokazuj, co mówi przeciwnik",
    notifications: "Powiadamiaj, gdy mnie wzywają",
    notificationsBlocked: "Przeglądarka nie pozwala tej stronie na powiadomienia.",
  },
};
