// Co po polsku mówi plansza i co mówi się o ruchach przyszłych i wykonanych.
import type { Color } from "@kingrow/rules";
import { boardTexts } from "../words/boardWords.ts";
import type { MovingTexts } from "../en/texts.ts";

const SIDES: Record<Color, string> = { black: "czarne", white: "białe" };

export const plBoard: MovingTexts = {
  board: boardTexts({
    label: "Plansza do warcabów",
    keys: "Strzałki przesuwają, N przechodzi do następnego pionka, który może się ruszyć, lub do następnego pola, Enter lub Spacja podnosi i stawia, Escape puszcza, S mówi, jak stoi partia. Znak zapytania pokazuje wszystkie klawisze.",
    light: "Jasne pole",
    square: "Pole",
    empty: "puste",
    names: {
      man: {
        black: "czarny pionek",
        white: "biały pionek",
        you: "twój pionek",
        opponent: "pionek przeciwnika",
      },
      king: {
        black: "czarna damka",
        white: "biała damka",
        you: "twoja damka",
        opponent: "damka przeciwnika",
      },
    },
    abilities: { capture: "może bić", step: "może się ruszyć", none: "nie może się ruszyć" },
    selected: "wybrane",
    destination: "możesz tu pójść",
    last: { to: "tu skończył się ostatni ruch", from: "tu zaczął się ostatni ruch" },
    premove: {
      piece: "wybrane na twój następny ruch",
      target: "twój następny ruch może prowadzić tutaj",
      from: "tu zaczyna się twój następny ruch",
      to: "tu kończy się twój następny ruch",
    },
    or: "lub",
    explain: {
      "must-capture-one": "Musisz bić pionkiem z pola #",
      "must-capture": "Musisz bić jednym z pionków z pól #",
      "must-continue": "Bij dalej pionkiem z pola #",
      blocked: "Ten pionek nie ma dokąd pójść",
      "not-yours": "Ten pionek należy do przeciwnika",
      "not-your-turn": "To nie twój ruch",
    },
  }),

  play: {
    move: "Ruch",
    example: "np. 11-15",
    play: "Graj",
    type: "Wpisz ruch",
    stopTyping: "Zakończ wpisywanie",
    refusals: {
      malformed: "Zapisz ruch polami: 11-15 albo 22x15x8 przy biciu.",
      "off-board": "Pola mają numery od 1 do 32.",
      noPiece: (square) => `Na polu ${square} nic nie stoi.`,
      unreachable: (from, to) => `Pionek z ${from} nie może teraz pójść na ${to}.`,
      ambiguous: (moves) => `To może znaczyć ${moves}. Podaj wszystkie pola.`,
    },
    premove: (move) => `Twój następny ruch, jeśli będzie możliwy: ${move}.`,
    planned: (square) => `Wybrane na twój następny ruch: ${square}.`,
    premoveDropped: (move) => `${move} nie jest już możliwe i zostało odrzucone.`,
    forget: "Cofnij",
    choice: (move) => `Zagrać ${move}?`,
    chainGoesOn: (move) => `${move}, bicie trwa dalej.`,
    confirm: "Potwierdź",
    takeBack: "Cofnij",
    timeLeft: "Pozostały czas",
    keysOpen: "Klawisze",
  },

  record: {
    travels: {
      first: "Na początek",
      previous: "Poprzedni ruch",
      next: "Następny ruch",
      last: "Do ostatniego ruchu",
    },
    travel: "Przeglądaj partię",
    backToNow: "Wróć do teraz",
    pastOnly: "To wcześniejsza pozycja. Wróć do teraz, aby grać.",
    lookingAtStart: "Podgląd początku.",
    lookingAt: (number, color, move) => `Podgląd ruchu ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "Początek partii.",
    sayMove: (number, color, move) => `Ruch ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "Najnowsza pozycja.",
    words: {
      step: (from, to) => `${from} na ${to}`,
      jumps: (from, landings, captured) => `${from} skacze na ${landings}, bije ${captured}`,
      crowned: (move) => `${move}, zostaje damką`,
      and: " i ",
    },
    opening: (number, moves) => `Debiut ${number}: ${moves}`,
    watchers: (count) => `Widzów: ${count}. Kopiuj link do oglądania`,
    look: "Obejrzyj planszę",
    showResult: "Pokaż wynik",
    save: "Zachowaj tę partię",
    review: "Omów",
    analyse: "Analizuj",
    copyPdn: "Kopiuj PDN",
    downloadPdn: "Pobierz PDN",
    copyLink: "Kopiuj link do partii",
    copied: "Skopiowano",
    copyByHand: "Ta przeglądarka nie pozwala kopiować. Oto tekst do skopiowania ręcznie:",
  },
};
