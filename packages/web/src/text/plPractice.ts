// Gra z komputerem, po polsku.
import type { PracticeTexts } from "./enPractice.ts";
import { computersBoard, hintBoard } from "./localBoard.ts";

export const plPractice: PracticeTexts = {
  practice: {
    title: "Zagraj z komputerem",
    tabTitle: "Zagraj z komputerem · Kingrow",
    intro: "Gra tutaj, na twoim urządzeniu: nikt nie czeka i nie trzeba sieci.",
    level: "Poziom",
    levels: ["Łagodny", "Łatwy", "Swobodny", "Solidny", "Czujny", "Silny", "Bystry", "Mistrz"],
    about: [
      "Od czasu do czasu oddaje pionek.",
      "Widzi mało i dużo wybacza.",
      "Gra i popełnia błędy.",
      "Bierze to, co mu zostawisz.",
      "Patrzy, zanim skoczy.",
      "Popełnia mało błędów.",
      "Przewiduje pułapki.",
      "Gra najlepszy ruch, jaki znajdzie w sekundę.",
    ],
    levelIs: (level, word) => `Poziom ${level} · ${word}`,
    side: "Grasz",
    sides: { black: "Czarnymi", white: "Białymi", chance: "Losowo" },
    start: "Zacznij",
    hint: "Podpowiedź",
    hintIs: (move) => `Podpowiedź: ${move}.`,
    exit: "Poczekalnia",
    another: "Nowa partia",
    anotherTitle: "Przerwać tę partię?",
    anotherText: "Partia przepadnie i zacznie się nowa.",
    anotherNo: "Graj dalej",
    calledBack: "Ktoś czeka w twoim pokoju. Ta partia zostaje na później.",
    toRoom: "Do twojego pokoju",
    notYet: "Jeszcze nie",
    notKept: "Ta przeglądarka niczego nie zapamiętuje: partia trwa tak długo jak ta strona.",
    weak: "Ta przeglądarka pozwala stronie myśleć tylko trochę: komputer gra najwyżej na poziomie 4.",
  },
  computer: ({ board, result }) => ({
    app: { roomTitle: () => "Komputer · Kingrow" },
    room: {
      opponent: "Komputer",
      opponentsTurn: "Ruch komputera",
      opponentsCaptures: (count) => `Zbite przez komputer: ${count} z 12`,
    },
    board: computersBoard(board, "Ten pionek należy do komputera", ["przeciwnika", "komputera"]),
    result: {
      newOpponent: "Nowa partia",
      opponentsScore: "Bicia komputera:",
      agreed: "Zamiana kolorów! Zaczyna się nowa partia",
      reasons: {
        won: { "no-moves": "Komputer nie ma już ruchu." },
        lost: result.reasons.lost,
        draw: { ...result.reasons.draw, agreement: "Komputer się zgodził." },
      },
    },
    actions: {
      resignText: "Wygra komputer.",
      offerText: "Komputer spojrzy na planszę, zanim odpowie.",
      offerSent: "Komputer rozważa twoją propozycję.",
      drawDeclined: "Komputer gra dalej.",
      takeback: "Cofnij swój ruch",
      takebackSent: "Twój ruch jest cofany.",
    },
  }),
  said: {
    opponentMoved: (move) => `Komputer: ${move}`,
    takebackSent: "Cofanie.",
    rematchAsked: "Kolejna partia.",
    rematchAgreed: "Zaczyna się, z zamianą kolorów.",
  },
  hint: ({ board }) => ({ board: hintBoard(board, "twój następny ruch", "podpowiedź") }),
};
