// What the page says in English during a game and about games that have been.
import type { EndReason } from "@kingrow/protocol";
import { enBoard } from "./board.ts";

type Reasons = Partial<Record<EndReason, string>>;

/** Why a game was won, lost or drawn, told to the one who reads it. */
const REASONS: Record<"won" | "lost" | "draw", Reasons> = {
  won: {
    "no-moves": "Your opponent has no move left.",
    resigned: "Your opponent resigned.",
    left: "Your opponent left the game.",
    absent: "Your opponent was away for too long.",
    claimed: "You claimed the win: your opponent was away for too long.",
    time: "Your opponent ran out of time.",
  },
  lost: {
    "no-moves": "You have no move left.",
    resigned: "You resigned.",
    left: "You left the game.",
    absent: "You were away for too long.",
    claimed: "You were away for too long, and your opponent claimed the win.",
    time: "You ran out of time.",
  },
  draw: {
    repetition: "The same position came up for the third time.",
    quiet: "40 moves by each side without a capture or a man's advance.",
    agreement: "You agreed on a draw.",
    aborted: "The first move wasn't made in time. Nobody loses.",
  },
};

export const enGame = {
  ...enBoard,

  /** What calls a person back into a hidden tab. */
  calls: {
    turn: "Your turn",
    arrived: "Your opponent is here",
    claimable: "You can claim the win",
  },
  calledTitle: (call: string) => `${call} · Kingrow`,

  result: {
    gameOver: "GAME OVER",
    won: "You won!",
    lost: "You lost!",
    draw: "Draw",
    aborted: "Game aborted",
    yourScore: "Your score:",
    opponentsScore: "Opponent's score:",
    playAgain: "Play Again",
    waitingForAgreement: "Waiting for opponent to agree",
    agreed: "Opponent agreed! Starting new game",
    newOpponent: "New Opponent",
    series: (mine: number, theirs: number, draws: number) =>
      `Series ${mine}–${theirs}${draws === 0 ? "" : `, ${draws} drawn`}`,
    lastMove: (move: string) => `Last move ${move}`,
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
    drawDeclined: "Your draw offer was declined.",
    takebackDeclined: "Your move stands: taking it back was declined.",
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
    gone: "Your opponent's connection is gone. Whoever comes next gets the seat.",
    goneUntil: (freeIn: string) =>
      `Your opponent's connection is gone. The seat falls free in ${freeIn}.`,
    /** In the opponent's own panel, with the time they are waited for. */
    badge: (left: string | undefined) => (left === undefined ? "Away" : `Away ${left}`),
    release: "Free the seat",
    notReady: "Your opponent isn't ready. Find another one?",
    findAnother: "Find another opponent",
    guestNotReady: "Your opponent isn't ready. You can free the seat for somebody else.",
    notBegun: "Your opponent hasn't moved yet. You can leave without losing.",
    missed: (moves: string) => `While you were away: ${moves}.`,
  },
};
