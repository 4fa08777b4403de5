// What the page says in English before a game can begin; enGame.ts has the rest. Sentences of the server are shown as they come.
import type { Color } from "@kingrow/rules";
import { enServer } from "./enServer.ts";
import { enSettings } from "./enSettings.ts";

const COLORS: Record<Color, string> = { black: "Black", white: "White" };

export const en = {
  openHelp: "Rules",
  settings: enSettings,
  server: enServer,

  app: {
    name: "Kingrow",
    toLobby: "Back to the lobby",
    notFoundTitle: "There is nothing here",
    notFoundText: "This address leads nowhere. The lobby is where games begin.",
    brokenTitle: "Something went wrong on this page",
    brokenText: "Nothing is lost. Loading the page again puts it right.",
    lobbyTitle: "Kingrow · Checkers for two",
    roomTitle: (roomId: string) => `Room ${roomId} · Kingrow`,
    yourTurnTitle: "Your turn · Kingrow",
    notLoadedTitle: "This could not be loaded",
  },

  connection: {
    /** Said aloud. */
    lost: "The connection is lost, trying again.",
    connecting: "Connecting…",
    reconnecting: "Reconnecting…",
    backAgain: "Connected again",
    gaveUpTitle: "No connection",
    gaveUpText: "The game server cannot be reached. Your seat is kept for a while.",
    offlineTitle: "You are offline",
    offlineText: "Your game goes on once the network is back.",
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
  },

  room: {
    heading: (roomId: string) => `Room ${roomId}`,
    roomId: "Room",
    copyLink: (roomId: string) => `Room ${roomId}: copy the link`,
    copied: "Copied",
    exit: "Exit Room",
    inProgress: "Game in Progress",
    waitingForOpponent: "Waiting for Opponent",
    loading: "Loading",
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
    dismiss: "Dismiss",

    noRoomId: "No room ID provided",
    notFound: "Room not found",
    isFull: "Room is full",
    goingHome: (seconds: number) => `Back to the lobby in ${seconds} s`,

    readyPrompt: "Please ready-up to begin playing...",
    readyUp: "Ready Up",
    readyDone: "You're ready! Waiting for the other player to ready up...",
    unready: "I'm not ready",
  },

  /** Where the server gives no sentence. */
  failed: {
    createRoom: "Failed to create room",
    joinRoom: "Failed to join room",
    movePiece: "Failed to move piece",
    playerReady: "Failed to update ready status",
    playAgain: "Failed to request play again",
    resign: "Failed to resign",
    offerDraw: "Failed to offer a draw",
    answerDraw: "Failed to answer the draw offer",
    claimWin: "Failed to claim the win",
  },

  share: {
    heading: "Invite your opponent",
    text: "Send this link. Whoever opens it first plays against you.",
    link: "Link to this room",
    copy: "Copy link",
    share: "Share…",
    shareTitle: "A game of checkers",
    qr: "QR code of the link to this room",
    taken: "Your opponent is here.",
  },
};
