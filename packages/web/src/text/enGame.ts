// What the page says in English during a game and about games that have been.
import type { EndReason } from "@kingrow/protocol";
import { enBoard } from "./enBoard.ts";
import { enPlay } from "./enPlay.ts";
import { enRecord } from "./enRecord.ts";

type Reasons = Partial<Record<EndReason, string>>;

/** Why a game was won, lost or drawn, told to the one who reads it. */
const REASONS: Record<"won" | "lost" | "draw", Reasons> = {
  won: {
    "no-moves": "Your opponent has no move left.",
    resigned: "Your opponent resigned.",
    left: "Your opponent left the game.",
    absent: "Your opponent was away for too long.",
    claimed: "You claimed the win: your opponent was away for too long.",
  },
  lost: {
    "no-moves": "You have no move left.",
    resigned: "You resigned.",
    left: "You left the game.",
    absent: "You were away for too long.",
    claimed: "You were away for too long, and your opponent claimed the win.",
  },
  draw: {
    repetition: "The same position came up for the third time.",
    quiet: "40 moves by each side without a capture or a man's advance.",
    agreement: "You agreed on a draw.",
  },
};

export const enGame = {
  board: enBoard,
  play: enPlay,
  record: enRecord,

  result: {
    gameOver: "GAME OVER",
    won: "You won!",
    lost: "You lost!",
    draw: "Draw",
    yourScore: "Your score:",
    opponentsScore: "Opponent's score:",
    playAgain: "Play Again",
    waitingForAgreement: "Waiting for opponent to agree",
    agreed: "Opponent agreed! Starting new game",
    opponentAsks: "Your opponent would like to play again.",
    opponentGone: "Your opponent has left. Play Again opens your room for a new one.",
    reasons: REASONS,
  },

  actions: {
    label: "Game",
    resign: "Resign",
    resignTitle: "Resign this game?",
    resignText: "Your opponent wins.",
    resignNo: "Play on",
    offerDraw: "Offer draw",
    offerTitle: "Offer a draw?",
    offerText: "You can offer again after your next move.",
    offerNo: "Not now",
    offered: "Draw offered",
    offerSent: "You have offered a draw.",
    offerReceived: "Your opponent offers a draw.",
    takeback: "Ask to take back your move",
    takebackSent: "You have asked to take your move back.",
    takebackReceived: "Your opponent asks to take a move back.",
    accept: "Accept",
    decline: "Decline",
    leaveTitle: "Leave this game?",
    leaveText: "The game is still running. Leaving loses it.",
    leaveYes: "Leave and lose",
    leaveNo: "Stay",
  },

  draw: {
    repetition: "This position stood before. The third time it is a draw.",
    quiet: (plies: number, of: number) =>
      `${Math.floor(plies / 2)} of ${of / 2} moves each without a capture or a man's advance; then it is a draw.`,
  },

  absence: {
    away: (claimIn: string, endIn: string) =>
      `Your opponent is away. You can claim the win in ${claimIn}; the game ends in ${endIn}.`,
    idle: (claimIn: string, endIn: string) =>
      `Your opponent is taking long. You can claim the win in ${claimIn}; the game ends in ${endIn}.`,
    claimable: (endIn: string) => `Your opponent takes too long; the game ends in ${endIn}.`,
    claim: "Claim the win",
    yourClock: (claimIn: string, endIn: string) =>
      `It is your move. Your opponent may claim the win in ${claimIn}; the game ends in ${endIn}.`,
    yourClockOver: (endIn: string) =>
      `It is your move. Your opponent may claim the win now; the game ends in ${endIn}.`,
    gone: "Your opponent's connection is gone. The seat is kept for a while.",
    goneUntil: (freeIn: string) =>
      `Your opponent's connection is gone. The seat falls free in ${freeIn}.`,
    missed: (moves: string) => `While you were away: ${moves}.`,
  },

  /** Said aloud beside what is seen, and worded differently, so that nothing is read twice. */
  say: {
    youMoved: (move: string) => `You: ${move}`,
    opponentMoved: (move: string) => `Opponent: ${move}`,
    step: (from: number, to: number) => `${from} to ${to}`,
    /** Landing squares and captured squares, each as one text. */
    jumps: (from: number, landings: string, captured: string) =>
      `${from} jumps to ${landings}, takes ${captured}`,
    crowned: (move: string) => `${move}, becomes king`,
    goesOn: (from: number, to: number) => `${from} jumps to ${to}, and goes on.`,
    and: " and ",
    /** Between the squares of a move. */
    via: " to ",
    yourTurn: "It is your move.",
    gameBegins: (color: string) => `The game begins. You play ${color}.`,
    over: {
      won: "The game is over, you have won.",
      lost: "The game is over, you have lost.",
      draw: "The game is over, nobody has won.",
    },
    planned: (square: number) => `Taken up for your next move: ${square}.`,
    premove: (move: string) => `Kept for your next move: ${move}.`,
    premoveForgotten: "Your next move is open again.",
    premoveDropped: (move: string) => `Your next move ${move} is not possible.`,
    chosen: (move: string) => `Chosen: ${move}. Enter confirms, Escape takes back.`,
    takenBack: "Taken back.",
    drawOffered: "A draw is offered to you.",
    drawSent: "You have offered the draw.",
    drawDeclined: "Your draw offer was declined.",
    drawTurnedDown: "You have declined the draw.",
    takebackAsked: "Your opponent asks to take a move back.",
    takebackSent: "You have asked to take your move back.",
    takebackDone: "The move was taken back.",
    takebackDeclined: "Your move stands: taking it back was declined.",
    takebackTurnedDown: "The move stands.",
    opponentJoined: "Somebody has sat down opposite you.",
    opponentLeft: "The seat opposite you is empty.",
    ready: "You are ready now.",
    unready: "You are not ready any more.",
    opponentReady: "Your opponent is ready.",
    opponentUnready: "Your opponent is not ready any more.",
    rematchAsked: "You have asked for another game.",
    rematchWanted: "Your opponent asks for another game.",
    rematchAgreed: "You both want another game. It begins.",
    away: "Your opponent has gone away.",
    back: "Your opponent is back.",
    slow: "Your opponent takes a long time.",
    claimable: "You can claim the win now.",
    ownSlow: "Your time is running. Please move.",
    ownClaimable: "Your time is up: your opponent may claim the win.",
  },
};
