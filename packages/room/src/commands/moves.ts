// Applies `movePiece`: one step or one jump on the board (rules G3, G4, G6).
import type { RefusalCode } from "@kingrow/protocol";
import { ok, play, squareAt, type PlayRefusal, type Square, type StepResult } from "@kingrow/rules";
import { versionAnswered, withAnswered } from "../state/answeredMoves.ts";
import { changed, refused, type Decision } from "../state/change.ts";
import { turnDeadlinesOf } from "../state/times.ts";
import type { MovePiece } from "./command.ts";
import { timeFirstMove } from "../course/firstMoves.ts";
import { clocksAfterStep, flagAt } from "../course/gameClocks.ts";
import { endGame } from "../course/phases.ts";
import { type Room, withSeat } from "../state/room.ts";
import { colorOf, seatOf, type Seat } from "../state/seat.ts";
import { type Member, memberOf, gameMemberOf, type GameMember } from "./member.ts";

/** The square number of light squares and of places outside the board. It is never part of a move. */
const NOWHERE: Square = 0;

const CODES: Readonly<Record<PlayRefusal, RefusalCode>> = {
  "game-over": "GAME_OVER",
  "no-piece": "NO_PIECE",
  "not-your-piece": "NOT_YOUR_PIECE",
  "must-capture": "MUST_CAPTURE",
  "must-continue": "MUST_CONTINUE",
  illegal: "ILLEGAL_MOVE",
};

/**
 * Plays one step or jump. A known `moveId` gets its first answer again, whatever has happened since.
 * A `version` from before the latest change of board, turn or game is refused first, so that no player
 * moves on an outdated board. Nothing else makes a move stale, because an opponent who reconnects
 * repeatedly could block it (rule G6).
 */
export function move(room: Room, command: MovePiece, now: number): Decision {
  const member = memberOf(room, command.actor);
  if (!member.ok) return member;
  const answeredVersion = answeredBefore(member.value.seat, command.moveId);
  if (answeredVersion !== undefined) return ok({ room, notices: [], answeredVersion });
  if (isStale(room, command)) return refused("STALE");
  const inGame = gameMemberOf(room, command.actor);
  return inGame.ok ? playStep(room, inGame.value, command, now) : inGame;
}

function playStep(room: Room, member: GameMember, command: MovePiece, now: number): Decision {
  if (member.game.position.turn !== colorOf(member.number)) return refused("NOT_YOUR_TURN");
  const receivedAt = command.receivedAt ?? now;
  if (receivedAt >= (flagAt(room) ?? Infinity)) return refused("GAME_OVER");
  const from = squareAt(command.from) ?? NOWHERE;
  const played = play(member.game, from, squareAt(command.to) ?? NOWHERE);
  if (!played.ok) return refused(CODES[played.error]);
  const seat = seatAfter(room, member.seat, { played: played.value, command });
  const moved = withStep(room, { number: member.number, seat, played: played.value }, now);
  return changed(
    endIfDecided(
      clocksAfterStep(moved, room, { now, receivedAt, lagMs: command.actor.lagMs }),
      now,
    ),
  );
}

interface StepEffect {
  readonly played: StepResult;
  readonly command: MovePiece;
}

/** A whole move allows its player to make offers again (rules G5, O5). */
function seatAfter(
  { version }: Room,
  seat: Seat,
  { played: { turnEnded }, command }: StepEffect,
): Seat {
  const { moveId, actor } = command;
  const { answeredMoves } = seat;
  return {
    ...seat,
    lagMs: actor.lagMs,
    hasOfferedDraw: seat.hasOfferedDraw && !turnEnded,
    hasOfferedTakeback: seat.hasOfferedTakeback === true && !turnEnded,
    answeredMoves:
      moveId === undefined
        ? answeredMoves
        : withAnswered(answeredMoves, { moveId, version: version + 1 }),
  };
}

interface MemberStep extends Member {
  readonly played: StepResult;
}

/** A step declines the opponent's offers (rules G5, O5). */
function withStep(room: Room, { number, seat, played }: MemberStep, now: number): Room {
  const next = {
    ...room,
    seats: withSeat(room, number, seat),
    game: played.game,
    lastStep: { crowned: played.crowned, player: number, ...played.step },
    drawOffer: room.drawOffer === number ? number : undefined,
    takebackOffer: undefined,
    turnClock: turnDeadlinesOf(room, now),
  };
  return played.turnEnded ? timeFirstMove(next, now) : next;
}

function endIfDecided(room: Room, now: number): Room {
  const outcome = room.game?.outcome;
  if (outcome === undefined) return room;
  const winner = outcome.winner === undefined ? undefined : seatOf(outcome.winner);
  return endGame(room, { winner, reason: outcome.reason }, now);
}

function answeredBefore({ answeredMoves }: Seat, moveId: string | undefined): number | undefined {
  return moveId === undefined ? undefined : versionAnswered(answeredMoves, moveId);
}

function isStale({ boardVersion }: Room, { version }: MovePiece): boolean {
  return version !== undefined && version < boardVersion;
}
