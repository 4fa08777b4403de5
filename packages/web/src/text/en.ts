// Every sentence the page says, in English. Sentences of the server are shown as they come.
import type { Color } from "@kingrow/rules";
import type { EndReason } from "@kingrow/protocol";
import { enBoard } from "./enBoard.ts";
import { enHelp } from "./enHelp.ts";
import { enPlay } from "./enPlay.ts";
import { enRecord } from "./enRecord.ts";
import { enServer } from "./enServer.ts";
import { enSettings } from "./enSettings.ts";

const COLORS: Record<Color, string> = { black: "Black", white: "White" };

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

export const en = {
  board: enBoard,
  play: enPlay,
  record: enRecord,
  help: enHelp,
  settings: enSettings,
  server: enServer,

  app: {
    name: "Kingrow",
    toLobby: "Back to the lobby",
    notFoundTitle: "There is nothing here",
    notFoundText: "This address leads nowhere. The lobby is where games begin.",
    brokenTitle: "Something went wrong on this page",
    brokenText: "Your seat is safe. Load the page again to go on.",
    reload: "Load again",
    lobbyTitle: "Kingrow · Checkers for two",
    roomTitle: (roomId: string) => `Room ${roomId} · Kingrow`,
    yourTurnTitle: "Your turn · Kingrow",
    notLoaded: "This could not be loaded. Please try again.",
  },

  connection: {
    connecting: "Connecting…",
    reconnecting: "Reconnecting…",
    backAgain: "Connected again",
    gaveUpTitle: "No connection",
    gaveUpText: "The game server cannot be reached. Your seat is kept for a while.",
    offlineTitle: "You are offline",
    offlineText:
      "Games need the network; they go on by themselves once it is back. Replay links open without it.",
    tryAgain: "Try again",
    answersIn: (ms: string) => `Connection: the server answers in ${ms} ms`,
    takenOverTitle: "This game goes on in another window",
    takenOverText: "You have taken your seat somewhere else. You can take it back here.",
    playHere: "Play here",
    alertTitle: "Please wait",
    okay: "Okay",
    tooManyConnections:
      "Too many connections from this IP address. Please wait before trying again.",
    connectionError: (message: string) => `Connection error: ${message}`,
    tooManyRequests: (event: string) => `You're sending too many ${event} requests.`,
    waitSeconds: (seconds: number) => `Please wait about ${seconds} seconds before trying again.`,
    waitMinutes: (minutes: number) => `Please wait about ${minutes} minutes before trying again.`,
    slowDown: "Please slow down and try again.",
  },

  lobby: {
    heading: "Checkers for two",
    intro: "No account, no waiting: open a room, share its link, play.",
    publicRooms: "Public Rooms",
    waiting: "Looking for rooms",
    offline: "Rooms appear here once you are online.",
    empty: "No public rooms in the lobby, create one!",
    createPublic: "Create Public Room",
    createPrivate: "Create Private Room",
    createHint: "A public room is listed here. A private one is found by its link alone.",
    join: "Join Room",
    full: "Room Full",
    joinRow: (roomId: string) => `Join Room ${roomId}`,
    fullRow: (roomId: string) => `Room Full ${roomId}`,
    players: (count: number, max: number) => `${count}/${max} Players`,
    status: { Open: "Open", Pending: "Pending", Full: "Full" },
    oops: "Oops!",
    okay: "Okay",
    createFailed: "Failed to create room",
    joinFailed: "Failed to join room",
  },

  room: {
    heading: (roomId: string) => `Room ${roomId}`,
    roomId: "Room",
    copyLink: (roomId: string) => `Room ${roomId}: copy the link`,
    copied: "Copied",
    exit: "Exit Room",
    inProgress: "Game in Progress",
    waitingForOpponent: "Waiting for Opponent",
    loading: "Loading the room",
    noOpponent: "No Opponent Yet",
    opponent: "Opponent",
    opponentsTurn: "Opponent's Turn",
    you: "You",
    yourTurn: "Your Turn",
    ready: "Ready",
    notReady: "Not ready",
    colors: COLORS,
    yourCaptures: (count: number) => `You have captured ${count} of 12`,
    opponentsCaptures: (count: number) => `Your opponent has captured ${count} of 12`,
    board: "Board",
    moves: "Moves",
    noMoves: "No moves yet",
    sendingMove: "Sending your move…",
    moveFailed: "Failed to move piece",
    dismiss: "Dismiss",

    noRoomId: "No room ID provided",
    notFound: "Room not found",
    isFull: "Room is full",
    joinFailed: "Failed to join room",
    goingHome: (seconds: number) => `Back to the lobby in ${seconds} s`,

    readyPrompt: "Please ready-up to begin playing...",
    readyUp: "Ready Up",
    readyDone: "You're ready! Waiting for the other player to ready up...",
    unready: "I'm not ready",
    readyFailed: "Failed to update ready status",
  },

  share: {
    heading: "Invite your opponent",
    text: "Send this link. Whoever opens it first plays against you.",
    link: "Link to this room",
    copy: "Copy link",
    share: "Share…",
    shareTitle: "A game of checkers",
    qr: "QR code of the link to this room",
  },

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
    playAgainFailed: "Failed to request play again",
    reasons: REASONS,
  },

  actions: {
    label: "Game",
    resign: "Resign",
    resignTitle: "Resign this game?",
    resignText: "Your opponent wins.",
    resignNo: "Play on",
    resignFailed: "Failed to resign",
    offerDraw: "Offer draw",
    offerTitle: "Offer a draw?",
    offerText: "You can offer again after your next move.",
    offerNo: "Not now",
    offerFailed: "Failed to offer a draw",
    offered: "Draw offered",
    offerSent: "You have offered a draw.",
    offerReceived: "Your opponent offers a draw.",
    accept: "Accept",
    decline: "Decline",
    answerFailed: "Failed to answer the draw offer",
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
    claimable: (endIn: string) =>
      `Your opponent has been gone for long. You can claim the win; the game ends by itself in ${endIn}.`,
    claim: "Claim the win",
    claimFailed: "Failed to claim the win",
    yourClock: (claimIn: string, endIn: string) =>
      `It is your move. Your opponent may claim the win in ${claimIn}; the game ends in ${endIn}.`,
    yourClockOver: (endIn: string) =>
      `It is your move. Your opponent may claim the win now; the game ends in ${endIn}.`,
    waiting: "Your opponent's connection is gone. The seat is kept for a while.",
    missed: (moves: string) => `While you were away: ${moves}.`,
  },

  /** Said aloud beside what is seen, and worded differently, so that nothing is read twice. */
  say: {
    youMoved: (move: string) => `You: ${move}`,
    opponentMoved: (move: string) => `Opponent: ${move}`,
    step: (from: number, to: number) => `${from} to ${to}`,
    takes: (from: number, captured: string) => `${from} takes ${captured}`,
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
    premove: (move: string) => `Kept for your next move: ${move}.`,
    premoveForgotten: "Your next move is open again.",
    premoveDropped: (move: string) => `Your next move ${move} is not possible.`,
    chosen: (move: string) => `Chosen: ${move}. Enter confirms, Escape takes back.`,
    takenBack: "Taken back.",
    drawOffered: "A draw is offered to you.",
    opponentJoined: "Somebody has sat down opposite you.",
    opponentLeft: "The seat opposite you is empty.",
    connectionLost: "The connection is lost, trying again.",
  },
};
