// The texts in English of the screens that are not needed to play an opponent.
import type { Color } from "@kingrow/rules";
import { computersBoard, counted, sharedBoard } from "../grammar.ts";
import { LANGUAGE_NAMES } from "../language.ts";
import { inWords, joined } from "./amounts.ts";
import { SIDES, BOARD, REASONS } from "../en.ts";

/** "1 man", "2 men": pieces are counted as what they mostly are. */
function pieces(count: number): string {
  return count === 1 ? "1 piece" : `${count} pieces`;
}

/** Another kind of draughts by its number in PDN. */
const VARIANTS: Readonly<Record<number, string>> = {
  20: "international draughts",
  22: "Italian draughts",
  23: "American pool checkers",
  24: "Spanish draughts",
  25: "Russian draughts",
  26: "Brazilian draughts",
  27: "Canadian draughts",
  28: "Portuguese draughts",
  29: "Czech draughts",
  30: "Turkish draughts",
  31: "Thai draughts",
  40: "Frisian draughts",
};

/** What the marks of moves mean. */
const MARKS: Readonly<Record<string, string>> = {
  "!": "good move",
  "?": "mistake",
  "!!": "brilliant move",
  "??": "blunder",
  "!?": "interesting move",
  "?!": "dubious move",
};

const OTHERS: Record<Color, string> = { black: "White", white: "Black" };

const PIECES_WON = inWords(["a piece", "two pieces", "three pieces", "four pieces"], pieces);

const KINGS_WON = inWords(
  ["a king", "two kings", "three kings"],
  counted("en", { other: "# kings" }),
);

/** Why a move was a mistake, with the reply to it. No better move is named: the player may want to look for it. */
const MISTAKES: Record<
  "loses" | "misses" | "win-to-draw" | "win-to-loss" | "draw-to-loss" | "advantage",
  (move: string, count: number, reply: string) => string
> = {
  loses: (move, count, reply) => `${move} loses ${PIECES_WON(count)}: ${reply}.`,
  misses: (move, count) => `${move} misses a chance to win ${PIECES_WON(count)}.`,
  "win-to-draw": (move) => `${move} throws away the win: the game is now a draw.`,
  "win-to-loss": (move, _count, reply) => `${move} turns a won game into a lost one: ${reply}.`,
  "draw-to-loss": (move, _count, reply) => `${move} loses: ${reply}.`,
  advantage: (move, _count, reply) => `${move} worsens the position: ${reply}.`,
};

export const en = {
  keys: {
    title: "Keys",
    close: "Close",
    names: { enter: "Enter", space: "Space", home: "Home", end: "End" },
    keys: {
      arrows: "From square to square, as seen",
      row: "To the ends of a row; with Ctrl to the corners",
      next: "To the next piece that can move, or the next place it can go; with Shift back",
      number: "A square by its number: 11 and 15 make a move",
      status: "Hear whose turn it is, the score, the last move and what must capture",
      press: "Pick a piece up, put it down",
      confirm: "Confirm a move that waits",
      letGo: "Let go; cancel a premove or a move that waits",
      travel: "In the list of moves: back, on, to the start, to now; ← → anywhere after a click",
      help: "On the board: these keys",
    },
  },

  settings: {
    title: "Settings",
    done: "Done",
    name: "Your name",
    theme: { label: "Theme", system: "System", light: "Light", dark: "Dark" },
    board: {
      label: "Board",
      tournament: "Green",
      wood: "Walnut",
      contrast: "Contrast",
    },
    volume: "Volume",
    hear: "Try the sounds",
    samples: { move: "Move", capture: "Capture", crown: "King", turn: "Your turn", won: "Win" },
    numbers: {
      label: "Square numbers",
      off: "Off",
      frame: "In the frame",
      squares: "On the squares",
    },
    animation: { label: "Animation", off: "Off", fast: "Fast", normal: "Normal" },
    // Each language in itself, for those who read no other.
    language: { label: "Language", auto: "Auto", ...LANGUAGE_NAMES },
    sounds: "Sounds and vibration",
    confirmMoves: "Confirm every move",
    greetings: "Show quick chat",
    notifications: "Notify me when an opponent arrives",
    /** The browser said no. */
    notificationsBlocked: "Your browser blocks notifications from this page.",
  },

  playback: {
    title: "Replay · Kingrow",
    heading: "Replay",
    play: "Play",
    pause: "Pause",
    speed: "Speed",
    speeds: { slow: "Slow", normal: "Normal", fast: "Fast" },
  },

  practice: {
    title: "Play the computer",
    tabTitle: "Play the computer · Kingrow",
    intro: "It plays here on your device: nobody waits, and no network is needed.",
    level: "Level",
    /** From the weakest to the strongest. */
    levels: ["Beginner", "Novice", "Casual", "Steady", "Alert", "Strong", "Expert", "Master"],
    about: [
      "Misses simple captures.",
      "Leaves pieces to be taken.",
      "Sees one capture, not the next.",
      "Plays soundly, with lapses.",
      "Rarely gives a piece away.",
      "Punishes most mistakes.",
      "Plans far ahead, hardly errs.",
      "Plays the best move it finds in a second.",
    ],
    levelIs: (level: number, word: string) => `Level\u00A0${level}\u00A0· ${word}`,
    side: "You play",
    sides: { black: "Black", white: "White", chance: "Random" },
    start: "Start",
    coach: "Coach",
    coachText: "Warns you of a mistake before it is answered.",
    waitsForYou: "Waits for you",
    takeBack: "Take back and try again",
    wins: counted("en", { one: "# win", other: "# wins" }),
    losses: counted("en", { one: "# loss", other: "# losses" }),
    draws: counted("en", { one: "# draw", other: "# draws" }),
    goUp: (level: number) => `Three wins in a row! Try level ${level}.`,
    hint: "Hint",
    hintIs: (move: string) => `Hint: ${move}.`,
    exit: "Lobby",
    another: "New game",
    anotherTitle: "Give this game up?",
    anotherText: "Your current game will be lost.",
    anotherNo: "Play on",
    calledBack: (name: string) => `${name} is waiting in your room.`,
    keptForLater: "This game is kept for later.",
    toRoom: "To your room",
    notYet: "Not yet",
    seatGone: "Your seat in the room is gone",
    seatGoneText: "You were away too long. Your game here goes on.",
    elsewhere: "This game is open in another tab",
    elsewhereText: "It goes on there, and nothing of it is lost.",
    here: "Play on here",
    notKept: "This browser keeps nothing: the game lasts as long as this page.",
    /** Texts that differ while the computer is the opponent. */
    computer: {
      app: { roomTitle: () => "The computer · Kingrow" },
      room: {
        opponent: "Computer",
        opponentsTurn: "Computer's Turn",
        opponentsCaptures: (count: number) => `The computer has captured ${count} of 12`,
      },
      board: computersBoard(BOARD, "This piece is the computer's", ["opponent's", "computer's"]),
      result: {
        newOpponent: "New Game",
        opponentsScore: "Computer's score:",
        agreed: "Colours swapped! Starting new game",
        reasons: {
          won: { "no-moves": "The computer has no move left." },
          lost: REASONS.lost,
          draw: { ...REASONS.draw, agreement: "The computer agreed." },
        },
      },
      actions: {
        resign: {
          text: "The computer wins.",
        },
        offerDraw: {
          text: "The computer looks at the board before it answers.",
        },
        offerSent: "The computer looks at your offer.",
        drawDeclined: "The computer plays on.",
        takeback: "Take back your move",
        takebackSent: "Taking your move back.",
      },
    },
    said: {
      opponentMoved: (move: string) => `Computer: ${move}`,
      takebackSent: "Taking back.",
      rematchAsked: "Another game.",
      rematchAgreed: "It begins, with colours swapped.",
    },
  },

  table: {
    title: "Pass & play",
    tabTitle: "Pass & play · Kingrow",
    turns: "Flip the board after each move",
    exit: "Lobby",
    another: "New game",
    anotherTitle: "Give this game up?",
    anotherText: "Your current game will be lost.",
    anotherNo: "Play on",
    elsewhere: "This game is open in another tab",
    elsewhereText: "It goes on there, and nothing of it is lost.",
    here: "Play on here",
    notKept: "This browser keeps nothing: the game lasts as long as this page.",
    /** Texts that differ while both players use this device; `here` is on turn, or has won. */
    both: (here: Color) => {
      const [mine, theirs] = [SIDES[here], OTHERS[here]];
      return {
        room: {
          you: mine,
          yourTurn: `${mine}'s Turn`,
          yourCaptures: (count: number) => `${mine} has captured ${count} of 12`,
          opponent: theirs,
          opponentsTurn: `${theirs}'s Turn`,
          opponentsCaptures: (count: number) => `${theirs} has captured ${count} of 12`,
        },
        board: sharedBoard(BOARD, `It is ${mine}'s move`),
        result: {
          won: `${mine} won!`,
          lost: `${theirs} won!`,
          yourScore: `${mine}:`,
          opponentsScore: `${theirs}:`,
          agreed: "Starting new game",
          reasons: {
            won: { "no-moves": `${theirs} has no move left.`, resigned: `${theirs} resigned.` },
            lost: {},
            draw: { ...REASONS.draw, agreement: "Both agreed." },
          },
        },
        actions: {
          resign: {
            title: `${mine} resigns?`,
            text: `${theirs} wins.`,
          },
          offerDraw: {
            title: "A draw?",
            text: "The game is a draw when both of you agree.",
            keep: "Play on",
            proceed: "Draw",
          },
          offerSent: "Both agree on a draw.",
          takeback: "Take back the last move",
          takebackSent: "Taking the move back.",
        },
      };
    },
    said: (here: Color) => {
      const [mine, theirs] = [SIDES[here], OTHERS[here]];
      return {
        youMoved: (move: string) => `${mine}: ${move}`,
        opponentMoved: (move: string) => `${theirs}: ${move}`,
        yourTurn: `${mine} to move.`,
        gameBegins: (_color: string) => "The game begins.",
        over: {
          won: `The game is over, ${mine} has won.`,
          lost: `The game is over, ${theirs} has won.`,
          draw: "The game is over, nobody has won.",
        },
        takebackSent: "Taking back.",
        rematchAsked: "Another game.",
        rematchAgreed: "It begins.",
      };
    },
  },

  games: {
    title: "Your games",
    tabTitle: "Your games · Kingrow",
    intro: "Up to 200 games are kept, on this device only.",
    empty: "No games yet. Every game you finish appears here, ready to replay, review and share.",
    broken: "This browser doesn't keep your games: its storage is blocked, full or missing.",
    unreadable: counted("en", {
      one: "# stored game can't be read and is left out.",
      other: "# stored games can't be read and are left out.",
    }),
    filter: "Result",
    filters: { all: "All", won: "Won", lost: "Lost", draw: "Draws" },
    none: "No games with this result.",
    computer: (level: number) => `Computer, level ${level}`,
    table: "Pass & play",
    verdicts: { won: "Won", lost: "Lost", draw: "Draw", black: "Black won", white: "White won" },
    moves: counted("en", {
      one: "# move",
      other: "# moves",
    }),
    replay: "Replay",
    exportAll: "Download all (PDN)",
    remove: "Delete",
    removeAll: "Delete all",
    removeTitle: "Delete this game?",
    removeAllTitle: "Delete all games?",
    removeText: "This can't be undone.",
    keep: "Cancel",
    removed: "Game deleted.",
    removedAll: "All games deleted.",
  },

  lessons: {
    heading: "Lessons",
    intro: "Six ideas that decide games.",
    names: {
      twoForOne: "Two for one",
      bridge: "The bridge",
      kingRow: "The king row",
      move: "The opposition",
      dogHole: "The dog hole",
      twoKings: "Two kings against one",
    },
    about: {
      twoForOne:
        "Give one piece and take two back. Look for a square on which your opponent must capture, and see where that piece lands.",
      bridge:
        "Two men left at home on 1 and 3, or on 30 and 32, form the bridge. It is hard to get past, so play with the others as long as you can.",
      kingRow:
        "The men at home guard your king row. One day they must step out, and one move too early lets your opponent get a king. Ask first who gets through.",
      move: "With few pieces left, the side that can still answer wins: the other one must give way. Count the moves before you push.",
      dogHole:
        "A white man on 5 is locked in by a black man on 1, a black man on 28 by a white man on 32. Use a trapped man, and do not walk into the hole yourself.",
      twoKings:
        "Two kings beat one. Bring them together, take squares away from the single king, and drive it out of its corner.",
    },
    solved: (solved: number, all: number) => `${solved} of ${all} solved`,
    previous: "Previous position",
    next: "Next position",
    nextLesson: "Next lesson",
    saves: (color: Color) => `${SIDES[color]} moves and saves the game.`,
    saved: (color: Color) => `${SIDES[color]} holds the game: every other move loses.`,
    fastest: (color: Color, moves: number) => `${SIDES[color]} wins in ${moves} moves.`,
    findFastest: "Find the fastest way.",
    wrong: (move: string) => `${move} is not the move.`,
    slower: (move: string) => `${move} wins too, but more slowly.`,
  },

  puzzles: {
    title: "Puzzles · Kingrow",
    heading: "Puzzle",
    intro: "From real games. One move wins more than any other; the computer has checked it.",
    difficulty: "Difficulty",
    daily: "Puzzle of the day",
    grades: { 1: "Easy", 2: "Medium", 3: "Hard", 4: "Very\u00A0hard" },
    task: (color: Color) => `${SIDES[color]} moves and wins.`,
    toFind: (moves: number) => `There are ${moves} moves to find.`,
    /** Where a king is all that is won. */
    crowns: (color: Color) => `${SIDES[color]} moves and gets a king.`,
    right: (move: string, reply: string) =>
      `Right, ${move}. Your opponent replies ${reply}. Go on.`,
    /** Until the computer has found why, and then one of three reasons. */
    wrong: (move: string) => `${move} doesn't win.`,
    holds: (move: string, reply: string) =>
      `${move} doesn't win: your opponent replies ${reply}, and you gain nothing.`,
    less: (move: string) => `${move} wins less than another move.`,
    solved: {
      clean: "Solved!",
      helped: "Solved with a hint!",
      missed: "Solved, but not at the first try: it will come up again.",
    },
    shown: (moves: string) => `Solution: ${moves}.`,
    /** "White wins two pieces and gets a king." */
    won: (color: Color, pieces: number, kings: number) =>
      `${SIDES[color]} ${joined([pieces > 0 && `wins ${PIECES_WON(pieces)}`, kings > 0 && `gets ${KINGS_WON(kings)}`], "and")}.`,
    noPieces: (color: Color) => `${OTHERS[color]} has no piece left: ${SIDES[color]} wins.`,
    noMoves: (color: Color) => `${OTHERS[color]} has no move left: ${SIDES[color]} wins.`,
    hint: "Hint",
    hintIs: (square: number) => `Move the piece on ${square}.`,
    show: "Show solution",
    tryAgain: "Try again",
    next: "Next puzzle",
    harder: "From now on they get harder.",
    easier: "From now on they get easier.",
    solve: "Solve",
    skip: "Skip",
    notKept: "This browser keeps nothing: what you solve counts as long as this page is open.",
    count: (solved: number, all: number) => `${solved} of ${all} solved`,
    was: { solved: "Solved before", missed: "Missed before" },
  },

  review: {
    ready: "The review is ready",
    headline: {
      clean: "No mistakes by either side",
      youClean: "You made no mistakes",
      you: counted("en", { one: "You made # mistake", other: "You made # mistakes" }),
      all: counted("en", {
        one: "# mistake in this game",
        other: "# mistakes in this game",
      }),
    },
    you: "You",
    /** Of one side, beside its name. */
    mistakes: counted("en", { one: "# mistake", other: "# mistakes" }),
    swings: inWords(
      ["The advantage changed hands once.", "The advantage changed hands twice."],
      (count) => `The advantage changed hands ${count} times.`,
    ),
    learn: "Learn from the mistakes",
    learnTheirs: "Learn from your opponent's mistakes",
    cards: { overview: "Overview", mistakes: "Mistakes", moves: "Moves" },
    card: "What is shown",
    whose: "Whose mistakes",
    both: "Both",
    mistake: (number: number, count: number) => `Mistake ${number} of ${count}`,
    previous: "Previous mistake",
    next: "Next mistake",
    youPlayed: (move: string) => `You played ${move}.`,
    played: (name: string, move: string) => `${name} played ${move}.`,
    find: "Find a better move on the board.",
    checking: (move: string) => `Looking at ${move}…`,
    good: (move: string) => `Yes, ${move} is a good move.`,
    bad: (move: string, answer: string) => `${move} isn't good enough: ${answer} follows.`,
    tryAgain: "Try again",
    showBest: "Show the best move",
    better: "Better",
    reasons: MISTAKES,
    byForce: (took: number, lost: number) =>
      `A capture is forced then: ${pieces(took)} taken, ${pieces(lost)} lost.`,
    toMistake: "Back to the mistake",
    wentThrough: (found: number, all: number) =>
      `That was the last one. You found ${found} of ${all}.`,
    toOverview: "Back to the overview",
    legend: "Mistake",
  },
  analysis: {
    engine: "Engine",
    line: (number: number) => `Line ${number}`,
    threat: "Threat",
    noThreat: "No threat",
    pen: "Mark with arrows and circles. With a mouse the right button marks too.",
    erase: "Erase marks",
    erased: "Erased.",
    arrow: (from: number, to: number) => `Arrow from ${from} to ${to}`,
    circle: (square: number) => `Circle on ${square}`,
    variation: "Variation",
    files: "Import / export",
    imports: "Import",
    otherGames: "Import other games",
    allGames: "Back to the list of games",
    exports: "Export",
    more: "More",
    paste: "Games (PDN) or a position (FEN)",
    read: "Import",
    drop: "Drop a file here, or choose one",
    tooMuch: counted("en", {
      other: "Up to # games and 4 MB can be opened here, and this is more. Open a part of it.",
    }),
  },
  study: {
    sides: SIDES,
    analyse: "Analyse",
    review: "Review",
    /** A move's place in a game: "Move 12, White". */
    place: (number: number, color: Color) => `Move ${number}, ${SIDES[color]}`,
    noEngine: "The computer can't think in this browser.",

    /** Hundredths of a man as men: "+1.2 Black". */
    score: (who: string | undefined, men: string) =>
      who === undefined ? "Equal" : `+${men} ${who}`,
    winsIn: (color: Color, moves: number) =>
      moves <= 1 ? `${SIDES[color]} wins at once` : `${SIDES[color]} wins in ${moves} moves`,
    won: (color: Color) => `${SIDES[color]} has won`,
    draw: "Draw",
    drawn: "A draw, proved",

    reviewTitle: "Review · Kingrow",
    reviewHeading: "Review",
    running: "The computer looks at every move…",
    cancel: "Stop",
    again: "Review this game",
    stopped: "The review was stopped.",
    noMoves: "There is no move in this game to look at.",
    curve: "Who stood better",
    assessments: {
      "black-wins": "Black is winning",
      "black-better": "Black is better",
      equal: "equal",
      "white-better": "White is better",
      "white-wins": "White is winning",
    },
    /** Where in the game one side stood better: "White is better", and then one of these. */
    stretch: {
      start: "at the start",
      until: (to: number) => `up to move ${to}`,
      at: (move: number) => `in move ${move}`,
      between: (from: number, to: number) => `in moves ${from} to ${to}`,
    },
    proved: "Proved by the computer.",
    onLine: "A line that was not played.",
    backToGame: "Back to the game",

    analysisTitle: "Analysis · Kingrow",
    analysisHeading: "Analysis board",
    toMove: (color: Color) => `${SIDES[color]} to move`,
    gameOver: (color: Color) => `${SIDES[color]} has no move and has lost.`,
    deleteMove: "Delete move",
    deleted: "Deleted.",
    depth: (depth: number) => `depth ${depth}`,
    setUp: "Set up a position",
    done: "Use this position",
    discard: "Discard",
    putting: "Choose a piece, then press squares.",
    needsPieces: "Each side needs at least one piece.",
    tools: {
      "black-man": "Black man",
      "black-king": "Black king",
      "white-man": "White man",
      "white-king": "White king",
      nothing: "Erase",
    },
    turn: "Who moves first",
    clear: "Empty board",
    usual: "Starting position",
    copyFen: "Copy FEN",
    copyLink: "Copy link",
    linkTooSmall: "More is written than fits into the link. Copy PDN keeps all of it.",
    more: "Show more",
    marks: MARKS,
    fens: {
      malformed: "This is not a position: it should look like B:W21,22,K23:B1,2,K3.",
      "off-board": "A square in it is not from 1 to 32.",
      "square-taken": "Two pieces stand on one square.",
      "too-many-pieces": "One side has more than 12 pieces.",
      "man-on-king-row": "A man stands on the row where he would be a king.",
    },
    setupFaults: {
      none: (color: Color) => `${SIDES[color]} has no piece.`,
      "too-many": (color: Color) => `${SIDES[color]} has more than 12 pieces.`,
      "man-on-king-row": (color: Color, square: number) =>
        `The man on ${square} would be a king: ${SIDES[color]} is crowned there.`,
      "no-move": (color: Color) => `${SIDES[color]} could not move: the game would be over.`,
    },
    setupSquare: (square: number, piece: string) => `Square ${square}, ${piece}`,
    empty: "empty",

    openPasted: "Open",
    close: "Close",
    chosenGame: (count: number) =>
      count === 1 ? "This game can be opened" : `Choose one of ${count} games`,
    noGame: "There is no game in this text.",
    unreadable: "This file cannot be read.",
    kept: (count: number) =>
      count === 0
        ? ""
        : count === 1
          ? "The game before it is kept."
          : `The ${count} games before it are kept.`,
    variants: VARIANTS,
    faults: {
      malformed: (game: number, line: number) =>
        `Game ${game} cannot be read from line ${line} on.`,
      "bad-move": (game: number, line: number, move: string) =>
        `Game ${game}, line ${line}: the move ${move} cannot be played there.`,
      ambiguous: (game: number, line: number, move: string) =>
        `Game ${game}, line ${line}: ${move} can mean different captures.`,
      "off-board": (game: number, line: number, move: string) =>
        `Game ${game}, line ${line}: ${move} names a square beyond 32. Is it another kind of draughts?`,
      "bad-fen": (game: number, line: number) =>
        `Game ${game}, line ${line}: it begins with a position that cannot be.`,
      "unclosed-variation": (game: number, line: number) =>
        `Game ${game}: a bracket of line ${line} is never closed.`,
      "other-game": (game: number, line: number, variant: string) =>
        `Game ${game}, line ${line}: this is ${variant}, which is played by other rules.`,
      chess: (game: number, line: number) => `Game ${game}, line ${line}: this is a game of chess.`,
    },
    otherVariant: "another kind of draughts",
    linkFaults: {
      empty: { title: "No game in this link", text: "Such a link carries its game at its end." },
      damaged: {
        title: "This link is damaged",
        text: "A part of it was lost or changed on the way. Ask for it again, and copy all of it.",
      },
      newer: {
        title: "This link is newer than this page",
        text: "It was made by a later version. Load the page again and try once more.",
      },
    },
  },

  help: {
    title: "How to play",
    rules: "Rules",
    close: "Close",
    lines: {
      start: "Each side has twelve men on the dark squares. Black moves first.",
      step: "A man steps diagonally forward to the next dark square.",
      jump: "A man captures by jumping over an opposing piece onto the empty square right behind it.",
      must: "If you can capture, you must. If there are several ways, choose any.",
      chain: "A piece that can go on capturing goes on, until there is nothing left to jump.",
      crown: "A man that reaches the far row becomes a king, and its turn ends there.",
      king: "A king steps one square and jumps like a man, but forward and backward.",
      blocked: "If you can't move, you lose.",
      draw: "It is a draw when the same position occurs for the third time, or after 40 moves by each side without a capture or a man's advance.",
      agree: "You may offer a draw or resign at any time.",
    },
    tryIt: "Try it",
    allRules: "All the rules",
    next: "Next",
    again: "Once more",
    right: "That is right.",
    more: "Right so far. The same man captures again.",
    finished: "Those were all of them: now you can play.",
    tasks: {
      start: "You have Black. Make the first move.",
      step: "Move your man.",
      jump: "Capture the white man.",
      must: "Two of your men can capture. Choose one of them.",
      chain: "Capture both white men in one turn.",
      crown: "Make a king.",
      king: "Capture backward with the king.",
      blocked: "Leave White without a move.",
      draw: "Your king has stood on 18 twice, all else being the same. Go there for the third time.",
    },
    wrong: {
      theirs: "That piece is White's. You have Black.",
      taken: "There is a piece on that square already.",
      light: "Pieces stay on the dark squares.",
      goOn: "The turn goes on: the same man must capture again.",
      must: "There is something to capture, so you must capture.",
      back: "A man goes forward only.",
      far: "It does not go that way: one square diagonally, or a jump over a piece beside it.",
      other: "One may play that, but it is not what is asked here. Try again.",
    },
  },

  watch: {
    title: "Watching · Kingrow",
    heading: "You are watching",
    toMove: { black: "Black is to move.", white: "White is to move." },
    onTurn: "To move",
    notBegun: "The game has not begun.",
    begun: "A new game has begun.",
    next: "Next game",
    captured: (count: number) => `${count} captured`,
    gone: {
      title: "Nothing to watch here",
      text: "This room is closed, or the link is not right.",
    },
    refused: {
      title: "This game is not shown",
      text: "You play it yourself, or it is not open to watchers.",
    },
  },
};

export type StudyTexts = typeof en;
