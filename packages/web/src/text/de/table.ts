// Zu zweit an einem Gerät, auf Deutsch.
import type { Color } from "@kingrow/rules";
import type { Changes } from "../words/changed.ts";
import type { TableTexts } from "../en/table.ts";
import { sharedBoard } from "../words/localBoard.ts";
import type { SpokenTexts, Texts } from "../en/texts.ts";

const SIDES: Record<Color, string> = { black: "Schwarz", white: "Weiß" };
const OTHERS: Record<Color, string> = { black: "Weiß", white: "Schwarz" };

const table: TableTexts["table"] = {
  title: "Zu zweit an einem Gerät",
  tabTitle: "Zu zweit an einem Gerät · Kingrow",
  turns: "Das Brett nach jedem Zug drehen",
  exit: "Lobby",
  another: "Neues Spiel",
  anotherTitle: "Dieses Spiel abbrechen?",
  anotherText: "Das Spiel ist dann weg, und ein neues beginnt.",
  anotherNo: "Weiterspielen",
  elsewhere: "Dieses Spiel ist in einem anderen Tab offen",
  elsewhereText: "Dort geht es weiter, nichts ist verloren.",
  here: "Hier weiterspielen",
  notKept: "Dieser Browser merkt sich nichts: Das Spiel hält so lange wie diese Seite.",
};

function both({ board }: Texts, here: Color): Changes<Texts> {
  const [mine, theirs] = [SIDES[here], OTHERS[here]];
  return {
    room: {
      you: mine,
      yourTurn: `${mine} am Zug`,
      yourCaptures: (count) => `${mine} hat ${count} von 12 geschlagen`,
      opponent: theirs,
      opponentsTurn: `${theirs} am Zug`,
      opponentsCaptures: (count) => `${theirs} hat ${count} von 12 geschlagen`,
    },
    board: sharedBoard(board, `${mine} ist am Zug`),
    result: {
      newOpponent: "Neues Spiel",
      won: `${mine} gewinnt!`,
      lost: `${theirs} gewinnt!`,
      yourScore: `${mine}:`,
      opponentsScore: `${theirs}:`,
      agreed: "Das nächste Spiel beginnt",
      reasons: {
        won: {
          "no-moves": `${theirs} kann nicht mehr ziehen.`,
          resigned: `${theirs} hat aufgegeben.`,
        },
        lost: {},
        draw: {
          repetition: "Dieselbe Stellung stand zum dritten Mal auf dem Brett.",
          quiet: "Je 40 Züge, ohne dass geschlagen oder ein Stein vorgerückt wurde.",
          agreement: "Beide waren einverstanden.",
        },
      },
    },
    actions: {
      resignTitle: `${mine} gibt auf?`,
      resignText: `${theirs} gewinnt.`,
      offerDraw: "Remis",
      offerTitle: "Remis?",
      offerText: "Das Spiel endet remis, wenn ihr beide einverstanden seid.",
      offerNo: "Weiterspielen",
      offerSent: "Ihr einigt euch auf Remis.",
      takeback: "Den letzten Zug zurücknehmen",
      takebackSent: "Der Zug geht zurück.",
    },
  };
}

function said(here: Color): Partial<SpokenTexts["say"]> {
  const [mine, theirs] = [SIDES[here], OTHERS[here]];
  return {
    youMoved: (move) => `${mine}: ${move}`,
    opponentMoved: (move) => `${theirs}: ${move}`,
    yourTurn: `${mine} ist am Zug.`,
    gameBegins: () => "Das Spiel beginnt.",
    over: {
      won: `Das Spiel ist aus, ${mine} hat gewonnen.`,
      lost: `Das Spiel ist aus, ${theirs} hat gewonnen.`,
      draw: "Das Spiel ist aus, niemand hat gewonnen.",
    },
    drawSent: "Beide sind einverstanden.",
    takebackSent: "Zurück.",
    rematchAsked: "Noch ein Spiel.",
    rematchAgreed: "Es beginnt.",
  };
}

export const deTable: TableTexts = { table, both, said };
