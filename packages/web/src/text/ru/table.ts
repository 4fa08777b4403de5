// Вдвоём за одним экраном, по-русски.
import type { Color } from "@kingrow/rules";
import type { TableTexts } from "../en/table.ts";
import { sharedBoard } from "../words/localBoard.ts";

const SIDES: Record<Color, string> = { black: "чёрные", white: "белые" };
const LABELS: Record<Color, string> = { black: "Чёрные", white: "Белые" };
const GENITIVES: Record<Color, string> = { black: "чёрных", white: "белых" };

export const ruTable: TableTexts = {
  table: {
    title: "Вдвоём за одним экраном",
    tabTitle: "Вдвоём за одним экраном · Kingrow",
    turns: "Поворачивать доску после каждого хода",
    exit: "Зал",
    another: "Новая партия",
    anotherTitle: "Прервать эту партию?",
    anotherText: "Партия пропадёт, и начнётся новая.",
    anotherNo: "Играть дальше",
    elsewhere: "Эта партия открыта в другой вкладке",
    elsewhereText: "Там она продолжается, ничего не пропало.",
    here: "Играть дальше здесь",
    notKept: "Этот браузер ничего не хранит: партия длится, пока открыта страница.",
  },
  both: ({ board, result }, here) => {
    const other = here === "black" ? "white" : "black";
    const [mineLabel, theirsLabel] = [LABELS[here], LABELS[other]];
    return {
      room: {
        you: mineLabel,
        yourTurn: `Ход ${GENITIVES[here]}`,
        yourCaptures: (count) => `${mineLabel} побили ${count} из 12`,
        opponent: theirsLabel,
        opponentsTurn: `Ход ${GENITIVES[other]}`,
        opponentsCaptures: (count) => `${theirsLabel} побили ${count} из 12`,
      },
      board: sharedBoard(board, `Сейчас ход ${GENITIVES[here]}`),
      result: {
        newOpponent: "Новая партия",
        won: `${mineLabel} победили!`,
        lost: `${theirsLabel} победили!`,
        yourScore: `${mineLabel}:`,
        opponentsScore: `${theirsLabel}:`,
        agreed: "Начинается новая партия",
        reasons: {
          won: {
            "no-moves": `У ${GENITIVES[other]} больше нет ходов.`,
            resigned: `${theirsLabel} сдались.`,
          },
          lost: {},
          draw: { ...result.reasons.draw, agreement: "По согласию." },
        },
      },
      actions: {
        resignTitle: `${mineLabel} сдаются?`,
        resignText: `${theirsLabel} победят.`,
        offerDraw: "Ничья",
        offerTitle: "Ничья?",
        offerText: "Партия кончается вничью, если вы оба согласны.",
        offerNo: "Играть дальше",
        offerSent: "Вы оба согласны на ничью.",
        takeback: "Вернуть последний ход",
        takebackSent: "Ход возвращается.",
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
      yourTurn: `Ход ${GENITIVES[here]}.`,
      gameBegins: () => "Партия начинается.",
      over: {
        won: `Партия окончена, ${mine} победили.`,
        lost: `Партия окончена, ${theirs} победили.`,
        draw: "Партия окончена, ничья.",
      },
      drawSent: "Вы оба согласны.",
      takebackSent: "Ход возвращается.",
      rematchAsked: "Ещё одна партия.",
      rematchAgreed: "Она начинается.",
    };
  },
};
