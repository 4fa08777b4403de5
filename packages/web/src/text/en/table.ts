// Two at one device, in English; fetched with its screen.
import type { Color } from "@kingrow/rules";
import type { Changes } from "../words/changed.ts";
import { sharedBoard } from "../words/localBoard.ts";
import type { SpokenTexts, Texts } from "./texts.ts";

const SIDES: Record<Color, string> = { black: "Black", white: "White" };
const OTHERS: Record<Color, string> = { black: "White", white: "Black" };

const table = {
  title: "Two at this device",
  tabTitle: "Two at this device · Kingrow",
  turns: "Turn the board after each move",
  exit: "Lobby",
  another: "New game",
  anotherTitle: "Give this game up?",
  anotherText: "The game is gone, and a new one begins.",
  anotherNo: "Play on",
  elsewhere: "This game is open in another tab",
  elsewhereText: "It goes on there, and nothing of it is lost.",
  here: "Play on here",
  notKept: "This browser keeps nothing: the game lasts as long as this page.",
};

/** What the table says otherwise when both sit before it; `here` is on turn, or has won. */
function both({ board }: Texts, here: Color): Changes<Texts> {
  const [mine, theirs] = [SIDES[here], OTHERS[here]];
  return {
    room: {
      you: mine,
      yourTurn: `${mine}'s Turn`,
      yourCaptures: (count) => `${mine} has captured ${count} of 12`,
      opponent: theirs,
      opponentsTurn: `${theirs}'s Turn`,
      opponentsCaptures: (count) => `${theirs} has captured ${count} of 12`,
    },
    board: sharedBoard(board, `It is ${mine}'s move`),
    result: {
      newOpponent: "New Game",
      won: `${mine} won!`,
      lost: `${theirs} won!`,
      yourScore: `${mine}:`,
      opponentsScore: `${theirs}:`,
      agreed: "Starting new game",
      reasons: {
        won: { "no-moves": `${theirs} has no move left.`, resigned: `${theirs} resigned.` },
        lost: {},
        draw: {
          repetition: "The same position came up for the third time.",
          quiet: "40 moves by each side without a capture or a man's advance.",
          agreement: "Both agreed.",
        },
      },
    },
    actions: {
      resignTitle: `${mine} resigns?`,
      resignText: `${theirs} wins.`,
      offerDraw: "Draw",
      offerTitle: "A draw?",
      offerText: "The game is a draw when both of you agree.",
      offerNo: "Play on",
      offerSent: "Both agree on a draw.",
      takeback: "Take back the last move",
      takebackSent: "Taking the move back.",
    },
  };
}

function said(here: Color): Partial<SpokenTexts["say"]> {
  const [mine, theirs] = [SIDES[here], OTHERS[here]];
  return {
    youMoved: (move) => `${mine}: ${move}`,
    opponentMoved: (move) => `${theirs}: ${move}`,
    yourTurn: `${mine} to move.`,
    gameBegins: () => "The game begins.",
    over: {
      won: `The game is over, ${mine} has won.`,
      lost: `The game is over, ${theirs} has won.`,
      draw: "The game is over, nobody has won.",
    },
    drawSent: "Both agree.",
    takebackSent: "Taking back.",
    rematchAsked: "Another game.",
    rematchAgreed: "It begins.",
  };
}

export const enTable = { table, both, said };

export type TableTexts = typeof enTable;
