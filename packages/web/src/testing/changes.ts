// One change of a room after the other, as a long session at one table has them, and what each sounds like.
import {
  aloneRoom,
  bothRoom,
  endedRoom,
  ME,
  ROOM,
  startedRoom,
  THEM,
} from "@kingrow/client/testing";
import type { PlayerClock, Presence, RoomState } from "@kingrow/protocol";
import { coordOf, initialPosition, parseFen, type Position } from "@kingrow/rules";
import { en } from "../text/en.ts";
import { byLine, type Change } from "./change.ts";

const { absence, room, say, share } = en;
const MINUTE = 60_000;
const THEIRS: Position = { ...initialPosition, turn: "white" };

function positionOf(fen: string): Position {
  const read = parseFen(fen);
  if (!read.ok) throw new Error(fen);
  return read.value;
}

function absent(connected: boolean, claimIn: number | null): Presence {
  const now = bothRoom().serverTime;
  const claimableAt = claimIn === null ? null : now + claimIn;
  return { connected, claimableAt, forfeitAt: claimableAt && claimableAt + 4 * MINUTE };
}

const HERE = absent(true, null);
const gone = (state: RoomState, claimIn: number | null): RoomState => ({
  ...state,
  presence: { [ME]: HERE, [THEM]: absent(false, claimIn) },
});
function clock(isRunning: boolean, remainingMs: number): PlayerClock {
  return { remainingMs, since: isRunning ? bothRoom().serverTime : null };
}
/** The own clock runs, on the own turn, unless it is the opponent's. */
function timed(mine: number, turn = initialPosition): RoomState {
  const isMine = turn === initialPosition;
  const clocks = { [ME]: clock(isMine, mine), [THEM]: clock(!isMine, 3 * MINUTE) };
  return startedRoom(turn, { clocks });
}
const drawing = (repetitions: number, quietPlies: number): RoomState =>
  startedRoom(initialPosition, {
    moves: ["9-13", "22-18"],
    drawProgress: { repetitions, quietPlies },
  });
/** The game begins with the opponent's turn. */
const begun = (color: string, opening = ""): string =>
  [say.gameBegins(color), opening, `${room.opponentsTurn}.`].filter(Boolean).join(" ");
/** The opponent has left after a game, or by leaving it. */
const deserted: RoomState = { ...aloneRoom(), gameStatus: "ended", winner: ME };
const BALLOT = { number: 7, moves: ["9-13", "21-17", "5-9"] };
const jump = { from: coordOf(6), to: coordOf(15), captured: coordOf(10) };
const lastMove = { player: 2, crowned: false, ...jump } as const;
const theirJump = { from: coordOf(22), to: coordOf(15), captured: coordOf(18) };
const theirMidCapture = { ...positionOf("W:W15,32:B11,1"), jumper: 15 };
const midCapture = { ...positionOf("B:W18,32:B15,1"), jumper: 15 };

export const CHANGES: readonly Change[] = [
  { said: [share.lonely], wait: 10_000 },
  { state: bothRoom(), said: [say.opponentJoined, share.colors.black] },
  { state: gone(bothRoom(), null), said: [absence.gone], wait: 6_000 },
  { state: bothRoom(), said: [say.back] },
  { state: bothRoom({ readyPlayers: [THEM] }), said: [say.opponentReady] },
  { state: bothRoom({ readyPlayers: [] }), said: [say.opponentUnready] },
  { state: bothRoom({ readyPlayers: [ME] }), said: [say.ready] },
  { state: bothRoom({ readyPlayers: [] }), said: [say.unready] },
  {
    state: bothRoom({ readyPlayers: [ME, THEM], startsAt: bothRoom().serverTime + 3_000 }),
    said: [say.ready, say.opponentReady, `${room.startsIn(3)}.`],
  },
  { state: bothRoom({ readyPlayers: [THEM] }), said: [say.unready] },
  { state: bothRoom({ readyPlayers: [] }), said: [say.opponentUnready] },
  { state: startedRoom(), said: [`${say.gameBegins("Black")} ${say.yourTurn}`] },
  { state: startedRoom(THEIRS, { moves: ["9-13"] }), said: ["You: 9 to 13"] },
  {
    state: startedRoom(THEIRS, { moves: ["9-13"], drawOfferedBy: ME }),
    said: [en.actions.offerSent],
  },
  { state: startedRoom(THEIRS, { moves: ["9-13"] }), said: [en.actions.drawDeclined] },
  {
    state: startedRoom(THEIRS, { moves: ["9-13"], drawOfferedBy: THEM }),
    said: [en.actions.offerReceived],
  },
  { state: startedRoom(THEIRS, { moves: ["9-13"] }), said: [say.drawTurnedDown] },
  {
    state: startedRoom(initialPosition, { moves: ["9-13", "22-18"] }),
    said: ["Opponent: 22 to 18", say.yourTurn],
  },
  {
    state: startedRoom(THEIRS, { moves: ["9-13", "22-18", "10-14"] }),
    said: ["You: 10 to 14"],
  },
  {
    state: startedRoom(THEIRS, { moves: ["9-13", "22-18", "10-14"], takebackOfferedBy: ME }),
    said: [say.takebackSent],
  },
  {
    state: startedRoom(initialPosition, { moves: ["9-13", "22-18"] }),
    said: [say.takebackDone, say.yourTurn],
  },
  {
    state: startedRoom(THEIRS, { moves: ["9-13", "22-18", "10-14"] }),
    said: ["You: 10 to 14"],
  },
  {
    state: startedRoom(THEIRS, { moves: ["9-13", "22-18", "10-14"], takebackOfferedBy: ME }),
    said: [say.takebackSent],
  },
  {
    state: startedRoom(THEIRS, { moves: ["9-13", "22-18", "10-14"] }),
    said: [en.actions.takebackDeclined],
  },
  {
    state: startedRoom(THEIRS, {
      moves: ["9-13", "22-18", "10-14"],
      drawOfferedBy: ME,
      takebackOfferedBy: ME,
    }),
    said: [en.actions.offerSent, say.takebackSent],
  },
  // The offer goes with the move: nobody has declined it.
  {
    state: startedRoom(initialPosition, { moves: ["9-13", "22-18"] }),
    said: [say.takebackDone, say.yourTurn],
  },
  {
    state: startedRoom(initialPosition, { moves: ["9-13", "22-18"], takebackOfferedBy: THEM }),
    said: [en.actions.takebackReceived],
  },
  {
    state: startedRoom(initialPosition, { moves: ["9-13", "22-18"] }),
    said: [say.takebackTurnedDown],
  },
  { state: drawing(2, 12), said: [en.draw.repetition] },
  { state: drawing(1, 13), said: [] },
  { state: drawing(1, 40), said: [en.draw.quiet(20)] },
  // The count goes on with every ply; it is said again from thirty moves on.
  { state: drawing(1, 41), said: [] },
  { state: drawing(1, 60), said: [en.draw.quiet(10)] },
  {
    by: byLine((link) => link.emit("watchers", { roomId: ROOM, watchers: 2 })),
    said: [say.watching(2)],
    wait: 3_000,
  },
  {
    state: startedRoom(initialPosition, { moves: ["9-13", "22-18"] }),
    said: [say.watching(0)],
    wait: 3_000,
  },
  {
    by: ({ link }) => link.emit("greeting", { roomId: ROOM, playerId: THEM, greeting: "goodLuck" }),
    said: [en.greet.said(en.greet.words.goodLuck)],
  },
  {
    state: startedRoom(midCapture, { moves: ["9-13", "22-18"], lastMove }),
    said: ["You: 6 jumps to 15, and goes on."],
  },
  {
    state: startedRoom(THEIRS, {
      moves: ["9-13", "22-18", "6x15x22"],
      scores: { [ME]: 2, [THEM]: 0 },
    }),
    said: ["You: 6 jumps to 15 and 22, takes 10 and 18"],
  },
  {
    state: startedRoom(theirMidCapture, {
      moves: ["9-13", "22-18", "6x15x22"],
      lastMove: { player: 1, crowned: false, ...theirJump },
      scores: { [ME]: 2, [THEM]: 1 },
    }),
    said: ["Opponent: 22 jumps to 15, and goes on."],
    wait: 1_000,
  },
  {
    state: startedRoom(initialPosition, {
      moves: ["9-13", "22-18", "6x15x22", "22x15x8"],
      scores: { [ME]: 2, [THEM]: 2 },
    }),
    said: ["Opponent: 22 jumps to 15 and 8, takes 18 and 11", say.yourTurn],
  },
  { state: endedRoom({ moves: [] }), said: [`${say.over.won} Your opponent resigned.`] },
  { state: endedRoom({ playAgainPlayers: [THEM] }), said: [en.result.wantsRematch()] },
  { state: endedRoom({ playAgainPlayers: [] }), said: [say.opponentUnready] },
  { state: endedRoom({ playAgainPlayers: [ME] }), said: [say.rematchAsked] },
  { state: endedRoom({ playAgainPlayers: [ME, THEM] }), said: [say.rematchAgreed] },
  { state: startedRoom(THEIRS), said: [begun("Black")] },
  { state: gone(startedRoom(THEIRS), MINUTE), said: [absence.claimable.away], wait: 6_000 },
  { state: gone(startedRoom(THEIRS), 0), said: [`${en.calls.claimable}.`], wait: 2_000 },
  { state: startedRoom(THEIRS), said: [say.back] },
  {
    state: { ...startedRoom(THEIRS), presence: { [ME]: HERE, [THEM]: absent(true, 80_000) } },
    said: [absence.claimable.idle],
    wait: 2_000,
  },
  { state: startedRoom(initialPosition), said: [say.yourTurn] },
  {
    state: { ...startedRoom(), presence: { [ME]: absent(true, 80_000), [THEM]: HERE } },
    said: [say.ownSlow],
    wait: 2_000,
  },
  {
    state: { ...startedRoom(), presence: { [ME]: absent(true, 0), [THEM]: HERE } },
    said: [say.ownClaimable],
    wait: 2_000,
  },
  {
    state: endedRoom({ winner: THEM, endReason: "claimed", moves: [] }),
    said: [`${say.over.lost} Your opponent claimed the win: you were away.`],
  },
  { state: timed(3 * MINUTE, THEIRS), said: [begun("Black")] },
  { state: timed(31_000), said: [say.yourTurn, say.halfMinute], wait: 1_000 },
  { state: timed(3 * MINUTE, THEIRS), said: [] },
  { state: timed(11_000), said: [say.yourTurn, say.tenSeconds], wait: 1_000 },
  {
    state: endedRoom({ winner: THEM, endReason: "time", moves: [] }),
    said: [`${say.over.lost} You ran out of time.`],
  },
  {
    state: startedRoom(THEIRS, { ballot: BALLOT, moves: BALLOT.moves }),
    said: [begun("Black", "Random opening: 9 to 13, 21 to 17, 5 to 9.")],
  },
  {
    state: { ...deserted, endReason: "left", moves: BALLOT.moves },
    said: [`${say.over.won} Your opponent left the game.`],
  },
  { state: aloneRoom(), said: [`${room.waitingForOpponent}.`] },
  { state: bothRoom({}, 1), said: [say.opponentJoined, share.colors.white] },
  { state: startedRoom(initialPosition, {}, 1), said: [begun("White")] },
  {
    state: endedRoom({ winner: null, endReason: "agreement", moves: [] }),
    said: [`${say.over.draw} You agreed on a draw.`],
  },
  { state: startedRoom(), said: [`${say.gameBegins("Black")} ${say.yourTurn}`] },
  {
    state: endedRoom({ moves: [], series: { wins: { [ME]: 2, [THEM]: 1 }, draws: 1 } }),
    said: [`${say.over.won} Your opponent resigned. ${en.result.series(2, 1, 1)}.`],
  },
  { state: { ...deserted, endReason: "resigned", moves: [] }, said: [en.result.hasLeft()] },
];
