// We dwoje przy jednym urządzeniu, po polsku.
import type { Color } from "@kingrow/rules";
import type { TableTexts } from "../en/table.ts";
import { sharedBoard } from "../words/localBoard.ts";

const SIDES: Record<Color, string> = { black: "czarne", white: "białe" };
const LABELS: Record<Color, string> = { black: "Czarne", white: "Białe" };

export const plTable: TableTexts = {
  table: {
    title: "We dwoje przy jednym urządzeniu",
    tabTitle: "We dwoje przy jednym urządzeniu · Kingrow",
    turns: "Obracaj planszę po każdym ruchu",
    exit: "Poczekalnia",
    another: "Nowa partia",
    anotherTitle: "Przerwać tę partię?",
    anotherText: "Partia przepadnie i zacznie się nowa.",
    anotherNo: "Graj dalej",
    elsewhere: "Ta partia jest otwarta w innej karcie",
    elsewhereText: "Tam toczy się dalej, nic nie przepadło.",
    here: "Graj dalej tutaj",
    notKept: "Ta przeglądarka niczego nie zapamiętuje: partia trwa tak długo jak ta strona.",
  },
  both: ({ board, result }, here) => {
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
      board: sharedBoard(board, `Ruch mają ${mine}`),
      result: {
        newOpponent: "Nowa partia",
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
          draw: { ...result.reasons.draw, agreement: "Za obopólną zgodą." },
        },
      },
      actions: {
        resignTitle: `${mineLabel} poddają partię?`,
        resignText: `Wygrają ${theirs}.`,
        offerDraw: "Remis",
        offerTitle: "Remis?",
        offerText: "Partia kończy się remisem, jeśli oboje się zgadzacie.",
        offerNo: "Graj dalej",
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
      drawSent: "Zgoda obojga.",
      takebackSent: "Cofanie.",
      rematchAsked: "Kolejna partia.",
      rematchAgreed: "Zaczyna się.",
    };
  },
};
