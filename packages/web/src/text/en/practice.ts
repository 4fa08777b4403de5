// Playing the computer, in English; fetched with its screen.
import type { Changes } from "../words/changed.ts";
import { computersBoard, hintBoard } from "../words/localBoard.ts";
import type { SpokenTexts, Texts } from "./texts.ts";

const practice = {
  title: "Play the computer",
  tabTitle: "Play the computer · Kingrow",
  intro: "It plays here on your device: nobody waits, and no network is needed.",
  level: "Level",
  /** From the weakest to the strongest. */
  levels: ["Gentle", "Easy", "Casual", "Steady", "Alert", "Strong", "Sharp", "Master"],
  about: [
    "Gives away a piece now and then.",
    "Sees little and forgives much.",
    "Plays along and makes mistakes.",
    "Takes what you leave for it.",
    "Looks before it leaps.",
    "Makes few mistakes.",
    "Sees a trap coming.",
    "Plays the best it finds in a second.",
  ],
  levelIs: (level: number, word: string) => `Level\u00A0${level}\u00A0· ${word}`,
  side: "You play",
  sides: { black: "Black", white: "White", chance: "Chance" },
  start: "Start",
  shots: "Shots to solve",
  analysis: "Analysis board",
  hint: "Hint",
  hintIs: (move: string) => `Hint: ${move}.`,
  exit: "Lobby",
  another: "New game",
  anotherTitle: "Give this game up?",
  anotherText: "The computer keeps no grudge: the game is gone and a new one begins.",
  anotherNo: "Play on",
  calledBack: "They wait in your room. This game is kept for later.",
  toRoom: "To your room",
  notYet: "Not yet",
  seatGone: "Your seat in the room is gone",
  seatGoneText: "You were away too long. Your game here goes on.",
  elsewhere: "This game is open in another tab",
  elsewhereText: "It goes on there, and nothing of it is lost.",
  here: "Play on here",
  notKept: "This browser keeps nothing: the game lasts as long as this page.",
  weak: "This browser lets the page think only a little: the computer plays level 4 at most.",
};

/** What the table says otherwise when the computer sits there. */
const computer = ({ board }: Texts): Changes<Texts> => ({
  app: { roomTitle: () => "The computer · Kingrow" },
  room: {
    opponent: "Computer",
    opponentsTurn: "Computer's Turn",
    opponentsCaptures: (count) => `The computer has captured ${count} of 12`,
  },
  board: computersBoard(board, "This piece is the computer's", ["opponent's", "computer's"]),
  result: {
    newOpponent: "New Game",
    opponentsScore: "Computer's score:",
    agreed: "Colours swapped! Starting new game",
    reasons: {
      won: { "no-moves": "The computer has no move left." },
      lost: { "no-moves": "You have no move left.", resigned: "You resigned." },
      draw: {
        repetition: "The same position came up for the third time.",
        quiet: "40 moves by each side without a capture or a man's advance.",
        agreement: "The computer agreed.",
      },
    },
  },
  actions: {
    resignText: "The computer wins.",
    offerText: "The computer looks at the board before it answers.",
    offerSent: "The computer looks at your offer.",
    drawDeclined: "The computer plays on.",
    takeback: "Take back your move",
    takebackSent: "Taking your move back.",
  },
});

const said: Partial<SpokenTexts["say"]> = {
  opponentMoved: (move) => `Computer: ${move}`,
  takebackSent: "Taking back.",
  rematchAsked: "Another game.",
  rematchAgreed: "It begins, with colours swapped.",
};

/** What marks of a premove say while they show a hint. */
const hint = ({ board }: Texts): Changes<Texts> => ({
  board: hintBoard(board, "your next move", "the hint"),
});

export const enPractice = { practice, computer, said, hint };

export type PracticeTexts = typeof enPractice;
