// What a room says in English before a game can begin; enGame.ts has the rest.
import type { Color } from "@kingrow/rules";

const COLORS: Record<Color, string> = { black: "Black", white: "White" };

export const enRoom = {
  room: {
    heading: (roomId: string) => `Room ${roomId}`,
    roomId: "Room",
    copyLink: (roomId: string) => `Room ${roomId}: copy the link`,
    copied: "Copied",
    exit: "Exit Room",
    inProgress: "Game in Progress",
    waitingForOpponent: "Waiting for Opponent",
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
    goingHome: (seconds: number) => `Back to the lobby in ${seconds} s`,

    readyPrompt: "Please ready-up to begin playing...",
    readyUp: "Ready Up",
    readyDone: "You're ready! Waiting for the other player to ready up...",
    unready: "I'm not ready",
  },

  share: {
    heading: "Invite your opponent",
    text: "Send this link. Whoever opens it first plays against you.",
    listed: "This room is listed in the lobby too. Keep this tab open.",
    nudge: "Both are here: press Ready Up to begin.",
    colors: {
      black: "You play Black and move first.",
      white: "You play White; Black moves first.",
    },
    link: "Link to this room",
    copy: "Copy link",
    share: "Share…",
    shareTitle: "A game of checkers",
    qr: "QR code of the link to this room",
    taken: "Your opponent is here.",
    notify: "Notify me",
    notified: "You will be notified.",
    notifyBlocked: "Your browser does not let this page notify you.",
    lonely: "Nobody has come yet.",
    meanwhile: "Play the computer meanwhile",
  },
};
