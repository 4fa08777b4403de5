// The texts in English. Their keys are those that every language has.
import type { ConnectionErrorCode, EndReason, Greeting, RefusalCode } from "@kingrow/protocol";
import type { Color } from "@kingrow/rules";
import { boardTexts, whyWon } from "./grammar.ts";

interface ServerTexts {
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>;
  readonly connectionErrors: Readonly<Partial<Record<ConnectionErrorCode, string>>>;
}

/** The server's own sentences, which are English. */
const server: ServerTexts = { refusals: {}, connectionErrors: {} };

export const SIDES: Record<Color, string> = { black: "Black", white: "White" };

export const BOARD = boardTexts({
  label: "Checkers board",
  keys: "Arrow keys move, N goes to the next piece that can move or place to go, Enter or Space picks up and puts down, Escape lets go, S tells how things stand. Question mark lists all keys.",
  light: "Light square",
  square: "Square",
  empty: "empty",
  names: {
    man: {
      black: "black man",
      white: "white man",
      you: "your man",
      opponent: "opponent's man",
    },
    king: {
      black: "black king",
      white: "white king",
      you: "your king",
      opponent: "opponent's king",
    },
  },
  abilities: { capture: "can capture", step: "can move", none: "cannot move" },
  selected: "selected",
  destination: "you can go here",
  last: { to: "last move ended here", from: "last move began here" },
  premove: {
    piece: "taken up for your next move",
    target: "your next move can go here",
    from: "your next move begins here",
    to: "your next move ends here",
  },
  or: "or",
  explain: {
    "must-capture-one": "You must capture with the piece on #",
    "must-capture": "You must capture with a piece on #",
    "must-continue": "Go on capturing with the piece on #",
    blocked: "This piece has nowhere to go",
    "not-yours": "This piece is your opponent's",
    "not-your-turn": "It is not your turn",
  },
});

type Reasons = Partial<Record<EndReason, string>>;
export type ReasonTexts = Record<"won" | "lost" | "draw", Reasons>;

/** Why a game ended, in the second person. */
export const REASONS: ReasonTexts = {
  won: {
    "no-moves": "Your opponent has no move left.",
    resigned: "Your opponent resigned.",
    left: "Your opponent left the game.",
    absent: "Your opponent was away for too long.",
    claimed: "You claimed the win: your opponent was away.",
    time: "Your opponent ran out of time.",
  },
  lost: {
    "no-moves": "You have no move left.",
    resigned: "You resigned.",
    left: "You left the game.",
    absent: "You were away for too long.",
    claimed: "Your opponent claimed the win: you were away.",
    time: "You ran out of time.",
  },
  draw: {
    repetition: "The same position came up for the third time.",
    quiet: "40 moves by each side without progress.",
    agreement: "You agreed on a draw.",
    aborted: "The first move wasn't made in time. Nobody loses.",
  },
};

const GREETINGS: Record<Greeting, string> = {
  hello: "Hello!",
  goodLuck: "Good luck!",
  wellPlayed: "Well played!",
  thanks: "Thanks!",
  oops: "Oops!",
  oneMoment: "One moment!",
};

const DRAWS: Reasons = {
  repetition: "The same position came up for the third time.",
  quiet: "40 moves by each side without progress.",
  agreement: "Both agreed on it.",
};

export const en = {
  openHelp: "How to play",
  openSettings: "Settings",
  mute: "Mute",
  server,

  nav: {
    label: "Main navigation",
    play: "Play",
    puzzles: "Puzzles",
    learn: "Learn",
    analysis: "Analysis",
  },

  app: {
    name: "Kingrow",
    skip: "Skip to the content",
    toLobby: "Back to the lobby",
    notFoundTitle: "Page not found",
    notFoundText: "There's nothing at this address. Games start in the lobby.",
    brokenTitle: "Something went wrong on this page",
    brokenText: "Nothing is lost. Reload the page to go on.",
    lobbyTitle: "Kingrow · Checkers for two",
    roomTitle: (roomId: string) => `Room ${roomId} · Kingrow`,
    notLoadedTitle: "This could not be loaded",
  },

  connection: {
    /** Said aloud. */
    lost: "Connection lost. Trying again.",
    connecting: "Connecting…",
    reconnecting: "Reconnecting…",
    backAgain: "Connected again",
    gaveUpTitle: "Can't reach the server",
    gaveUpText: "Your seat is kept.",
    nextTry: (seconds: number) => `Next try in ${seconds} s.`,
    tryNow: "Try now",
    offlineTitle: "You're offline",
    offlineText: "You can still play the computer or pass & play.",
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

  failure: {
    notFound:
      "The room has closed, or the link is incomplete. Ask for the link again, or open a room yourself and send its link.",
    closed: "The room closed while you were away. If a game was on, it's over.",
    ownRoom: "Open a private room",
    full: "This game already has two players. If one leaves, you can take the seat.",
    released: "You weren't ready for a while, so your seat was freed.",
    wait: "Wait for a seat",
    waiting: "Waiting for a seat",
  },

  lobby: {
    daysInARow: (days: number) => `${days} days in a row`,
    puzzleOfTheDay: "Puzzle of the day",
    heading: "Checkers for two",
    publicRooms: "Public Rooms",
    waiting: "Looking for rooms",
    offline: "Rooms appear here once you are connected.",
    empty: "No public rooms in the lobby, create one!",
    waitingPart: "Waiting",
    playingPart: "Playing now",
    nobodyWaits: "Nobody is waiting right now. Start a game and we'll call you when someone joins.",
    waitsFor: (time: string) => `for ${time}`,
    famous: "Archive: Tinsley – Cameron, U.S. National Tournament 1956",
    live: "Live",
    atMove: (move: number) => `move\u00A0${move}`,
    playNow: "Play Now",
    createPublic: "Create Public Room",
    createPrivate: "Create Private Room",
    privateHint: "Invite a friend",
    publicHint: "Open table",
    computer: "Play the computer",
    table: "Pass & play",
    options: "More options",
    join: "Join Room",
    full: "Room Full",
    joinRow: (name: string, roomId: string) => `Join Room ${name}, ${roomId}`,
    fullRow: (name: string, roomId: string) => `Room Full ${name}, ${roomId}`,
    watch: "Watch",
    starting: "Starting soon",
    notWatchable: "Not watchable",
    watchRow: (name: string) => `Watch ${name}`,
    players: (count: number, max: number) => `${count}/${max} Players`,
    status: { Open: "Open", Pending: "Pending", Full: "Full", Closed: "Closed" },
    newcomers: (count: number) => (count === 1 ? "1 new room" : `${count} new rooms`),
    people: (count: number) => (count === 1 ? "1 person here" : `${count} people here`),
    drawn: "Random opening",
    oops: "Oops!",
  },

  room: {
    more: "More",
    lastKnown: "last known",
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
    colors: SIDES,
    yourCaptures: (count: number) => `You have captured ${count} of 12`,
    opponentsCaptures: (count: number) => `Your opponent has captured ${count} of 12`,
    board: "Board",
    moves: "Moves",
    noMoves: "No moves yet",
    sendingMove: "Sending your move…",
    dismiss: "Dismiss",
    takenOverTitle: "This game is open in another window",
    takenOverText: "You're playing there now. You can go on here instead.",
    playHere: "Play here",
    answersIn: (ms: string) => `Connection: the server answers in ${ms} ms`,
    noRoomId: "No room ID provided",
    notFound: "Room not found",
    goingHome: (seconds: number) => `Back to the lobby in ${seconds} s`,

    readyPrompt: "Please ready-up to begin playing...",
    readyUp: "Ready Up",
    readyDone: "You're ready! Waiting for the other player to ready up...",
    unready: "I'm not ready",
    startsIn: (seconds: number) => `Game starts in ${seconds}`,
  },

  share: {
    heading: "Invite your opponent",
    text: "Send this link. The first person to open it plays against you.",
    listed: "Listed in the lobby. If you're ready, the game can start when somebody joins.",
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
    seatKept: (time: string) => `Your seat is kept for ${time}.`,
    otherTab: "Your opponent is in another tab of this browser.",
    waitingFor: (name: string) => `Waiting for ${name}`,
    notify: "Notify me when an opponent arrives",
    notified: "We'll notify you.",
    notifyBlocked: "Your browser blocks notifications from this page.",
    lonely: "Still waiting…",
    meanwhile: "Play the computer while you wait",
    looking: (time: string) => `Looking for an opponent… ${time}`,
    inviteInstead: "Invite a friend instead",
    /** After the name of a player. */
    waits: (clock: string | undefined) => `is waiting for ${clock ?? "a game without a clock"}`,
    playClock: (clock: string) => `Play ${clock}`,
  },

  board: BOARD,

  /** Moving in other ways than by hand: typed, ahead of the turn, with a confirmation. */
  play: {
    move: "Move",
    /** An example, so that nobody has to know the notation. */
    example: "e.g. 11-15",
    play: "Play",
    type: "Type a move",
    stopTyping: "Stop typing",
    refusals: {
      malformed: "Write a move by its squares: 11-15, or 22x15x8 for captures.",
      "off-board": "The squares are numbered from 1 to 32.",
      noPiece: (square: number) => `There is no piece on ${square}.`,
      unreachable: (from: number, to: number) => `The piece on ${from} cannot go to ${to} now.`,
      ambiguous: (moves: string) => `That could mean ${moves}. Write every square.`,
    },
    premove: (move: string) => `Premove: ${move}`,
    planned: (square: number) => `Taken up for your next move: ${square}.`,
    premoveDropped: (move: string) => `${move} is not possible now and was dropped.`,
    forget: "Take back",
    choice: (move: string) => `Play ${move}?`,
    chainGoesOn: (move: string) => `${move}, and the capture goes on.`,
    confirm: "Confirm",
    timeLeft: "Time left",
    keysOpen: "Keys",
  },

  /** Looking back at a game, keeping it and playing it again. */
  record: {
    travels: {
      first: "To the start",
      previous: "Previous move",
      next: "Next move",
      last: "To the last move",
    },
    travel: "Go through the game",
    backToNow: "Back to now",
    pastOnly: "This is an earlier position. Go back to now to move.",
    lookingAtStart: "Looking back at the start.",
    lookingAt: (number: number, color: Color, move: string) =>
      `Looking back at move ${number}, ${SIDES[color]} ${move}.`,
    sayStart: "Start",
    /** The move in words. */
    sayMove: (number: number, color: Color, move: string) =>
      `Move ${number}, ${SIDES[color]}, ${move}`,
    sayNow: "The latest position.",

    /** A move in words. */
    words: {
      step: (from: number, to: number) => `${from} to ${to}`,
      /** Landing squares and captured squares, each as one text. */
      jumps: (from: number, landings: string, captured: string) =>
        `${from} jumps to ${landings}, takes ${captured}`,
      crowned: (move: string) => `${move}, becomes king`,
      and: " and ",
    },

    watchers: (count: number) => `${count} watching: copy the link to watch`,
    look: "Look at the board",
    showResult: "Show the result",
    share: "Share",
    savePicture: "Save picture",
    review: "Review",
    analyse: "Analyse",
    copyPdn: "Copy PDN",
    games: "Your games",
    downloadPdn: "Download PDN",
    copyLink: "Copy replay link",
    copyByHand: "Your browser doesn't allow copying. Copy the text by hand:",
  },

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
      `Match: ${mine}–${theirs}${draws === 0 ? "" : draws === 1 ? " · 1 draw" : ` · ${draws} draws`}`,
    capturedAll: {
      won: "You captured every piece.",
      lost: "Your opponent captured every piece.",
    },
    wantsRematch: (name?: string) => `${name ?? "Your opponent"} wants a rematch`,
    hasLeft: (name?: string) => `${name ?? "Your opponent"} has left.`,
    reasons: REASONS,
  },

  actions: {
    label: "Game",
    bar: {
      draw: "Draw",
      resign: "Resign",
      takeback: "Undo",
      chat: "Chat",
      type: "Type",
      hint: "Hint",
      turn: "Flip",
    },
    resign: {
      title: "Resign this game?",
      text: "Your opponent wins.",
      keep: "Play on",
      proceed: "Resign",
    },
    offerDraw: {
      title: "Offer a draw?",
      text: "You can offer again after your next move.",
      keep: "Not now",
      proceed: "Offer draw",
    },
    offered: "Draw offered",
    offerSent: "Draw offered. It stands until your opponent moves.",
    offerReceived: "Your opponent offers a draw.",
    takeback: "Ask to take back your move",
    takebackReceived: "Your opponent asks to take a move back.",
    drawDeclined: "Your draw offer was declined.",
    takebackDeclined: "Your move stands: taking it back was declined.",
    accept: "Accept",
    decline: "Decline",
    leave: {
      title: "Leave this game?",
      text: "You will lose it.",
      keep: "Stay",
      proceed: "Leave and lose",
    },
  },

  draw: {
    repetition: "This position has come up before. The third time it is a draw.",
    /** Moves of each side that are left. */
    quiet: (moves: number) =>
      `Draw in ${moves} ${moves === 1 ? "move" : "moves"} unless someone captures or moves a man.`,
  },

  absence: {
    away: (claimIn: string) => `Your opponent is away. You can claim the win in ${claimIn}.`,
    idle: (claimIn: string) => `Your opponent is taking long. You can claim the win in ${claimIn}.`,
    claimable: { away: "Your opponent is away.", idle: "Your opponent is slow." },
    winIn: (endIn: string) => `Claim it now, or get it in ${endIn}.`,
    winOnTime: (endIn: string) => `You win on time in ${endIn}.`,
    claim: "Claim the win",
    /** The time stands beside it. */
    yourClock: "Your move! When time runs out, your opponent can claim the win.",
    yourClockOver: "Your move! Your opponent can claim the win. The game ends soon.",
    gone: "Your opponent is disconnected.",
    seatFree: (freeIn: string) => `The seat is free in ${freeIn}.`,
    /** In the opponent's own panel, with the time they are waited for. */
    badge: (left: string | undefined) => (left === undefined ? "Away" : `Away ${left}`),
    left: "Has left",
    release: "Free the seat",
    notReady: "Your opponent isn't ready. Find another one?",
    findAnother: "Find another opponent",
    notBegun: "Your opponent hasn't moved yet. You can leave without losing.",
    missed: (moves: string) => `While you were away: ${moves}.`,
  },

  say: {
    youMoved: (move: string) => `You: ${move}`,
    opponentMoved: (move: string) => `Opponent: ${move}`,
    goesOn: (from: number, to: number) => `${from} jumps to ${to}, and goes on.`,
    /** Between the squares of a move. */
    via: " to ",
    notBegun: "The game has not begun.",
    score: (mine: number, theirs: number) => `You have captured ${mine}, your opponent ${theirs}.`,
    lastMove: "Last move:",
    yourTurn: "It is your move.",
    gameBegins: (color: string) => `The game begins. You play ${color}.`,
    over: {
      won: "The game is over, you have won.",
      lost: "The game is over, you have lost.",
      draw: "The game is over, nobody has won.",
    },
    premove: (move: string) => `Premove: ${move}.`,
    premoveForgotten: "Premove cancelled.",
    premoveDropped: (move: string) => `Premove ${move} is not possible.`,
    chosen: (move: string) => `Chosen: ${move}. Enter confirms, Escape takes back.`,
    takenBack: "Taken back.",
    drawTurnedDown: "You have declined the draw.",
    takebackSent: "You have asked to take your move back.",
    takebackDone: "The move was taken back.",
    takebackTurnedDown: "The move stands.",
    opponentJoined: "An opponent has joined.",
    ready: "You're ready.",
    unready: "You're not ready any more.",
    opponentReady: "Your opponent is ready.",
    opponentUnready: "Your opponent is not ready any more.",
    rematchAsked: "You have asked for another game.",
    rematchAgreed: "You both want another game. It begins.",
    halfMinute: "Thirty seconds left.",
    tenSeconds: "Ten seconds left.",
    watching: (count: number) => `Watching now: ${count}.`,
    back: "Your opponent is back.",
    ownSlow: "Your time is running. Please move.",
    ownClaimable: "Your time is up: your opponent may claim the win.",
  },

  greet: {
    open: "Say something",
    close: "Close",
    words: GREETINGS,
    said: (words: string) => `Opponent: ${words}`,
    mute: "Mute",
  },

  names: {
    animals:
      "Heron Otter Falcon Badger Raven Beaver Swan Hare Lynx Owl Salmon Wren Fox Stag Crane Finch Bear Magpie Seal Robin Wolf Gull Trout Moth Hawk Toad Lark Mole Goose Bee Pike Ibex",
    things:
      "Oak Harbour Lantern Willow Bridge Anchor Maple Tower Meadow Candle River Compass Birch Island Bell Orchard Mill Pebble Cedar Garden Lighthouse Kettle Pine Valley Drum Hazel Ladder Cloud Elm Well Sail Stone",
    together: (animal: string, thing: string) => `${animal} and ${thing}`,
  },

  options: {
    clock: "Clock",
    paces: { none: "No clock", "3+2": "3+2", "5+3": "5+3", "10+5": "10+5", "30s": "30 s" },
    pacesInWords: {
      none: "No clock",
      "3+2": "3 min each, +2 s a move",
      "5+3": "5 min each, +3 s a move",
      "10+5": "10 min each, +5 s a move",
      "30s": "30 s a move",
    },
    opening: "Opening",
    openings: { free: "Standard", ballot: "Random opening" },
    watching: "Watching",
    watchings: { usual: "Public rooms only", yes: "Allowed", no: "Not allowed" },
  },

  own: {
    title: "Your rooms",
    waiting: "Your game is waiting",
    back: "Return",
    elsewhere: "Open in another tab",
    leave: "Leave",
    left: (name: string) => `You have left ${name}.`,
  },

  replay: {
    turnBoard: "Flip the board",
    won: (winner: Color) => `${SIDES[winner]} won.`,
    draw: "Draw.",
    undecided: "Not decided.",
    aborted: "Game aborted. The first move wasn't made in time.",
    whyWon: whyWon(SIDES, {
      bare: "# lost every piece.",
      "no-moves": "# had no move left.",
      resigned: "# resigned.",
      left: "# left the game.",
      absent: "# was away for too long.",
      claimed: "# was away for too long.",
      time: "# ran out of time.",
    }),
    whyDrawn: DRAWS,
  },
};

export type Texts = typeof en;
