// What the page says in English on every screen. Sentences of the server are shown as they come.
import type { ConnectionErrorCode, RefusalCode } from "@kingrow/protocol";

interface ServerTexts {
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>;
  readonly connectionErrors: Readonly<Partial<Record<ConnectionErrorCode, string>>>;
}

/** The server's own sentences, which are English. */
const server: ServerTexts = { refusals: {}, connectionErrors: {} };

export const en = {
  openHelp: "How to play",
  openSettings: "Settings",
  mute: "Mute",
  server,

  app: {
    name: "Kingrow",
    skip: "Skip to the content",
    toLobby: "Back to the lobby",
    notFoundTitle: "There is nothing here",
    notFoundText: "This address leads nowhere. The lobby is where games begin.",
    brokenTitle: "Something went wrong on this page",
    brokenText: "Nothing is lost. Loading the page again puts it right.",
    lobbyTitle: "Kingrow · Checkers for two",
    roomTitle: (roomId: string) => `Room ${roomId} · Kingrow`,
    notLoadedTitle: "This could not be loaded",
  },

  connection: {
    /** Said aloud. */
    lost: "The connection is lost, trying again.",
    connecting: "Connecting…",
    reconnecting: "Reconnecting…",
    backAgain: "Connected again",
    gaveUpTitle: "No connection",
    gaveUpText: "The game server cannot be reached. Seats are kept for a while.",
    offlineTitle: "You are offline",
    offlineText: "Play goes on once the network is back.",
    tryAgain: "Try again",
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

  loading: "Loading",
  isFull: "Room is full",

  /** Where the server gives no sentence. */
  failed: {
    createRoom: "Failed to create room",
    playNow: "Failed to find a game",
    joinRoom: "Failed to join room",
    movePiece: "Failed to move piece",
    playerReady: "Failed to update ready status",
    playAgain: "Failed to request play again",
    resign: "Failed to resign",
    offerDraw: "Failed to offer a draw",
    answerDraw: "Failed to answer the draw offer",
    takeback: "Failed to ask for a takeback",
    answerTakeback: "Failed to answer",
    claimWin: "Failed to claim the win",
    releaseSeat: "Failed to free the seat",
  },
};
