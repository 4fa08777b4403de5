// One step or one jump on the board (rules G3, G4, G6).
import type { RefusalCode } from "@kingrow/protocol";
import { ok, play, squareAt, type PlayRefusal, type Square, type Turn } from "@kingrow/rules";
import { versionAnswered, withAnswered } from "./answeredMoves.ts";
import { changed, refused, type Decision } from "./change.ts";
import { turnClockOf } from "./clocks.ts";
import type { MovePiece } from "./command.ts";
import { clocksAfterStep, flagAt } from "./gameClocks.ts";
import { endGame } from "./phases.ts";
import { changeSeat, type Room } from "./room.ts";
import { colorOf, seatOf, type Seat } from "./seat.ts";
import { memberOf, playerOf, type Player } from "./standing.ts";

/** Light squares and places outside the board: no piece stands there, no move leads there. */
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
 * Plays one step or jump. A known `moveId` gets its first answer again, whatever has happened since;
 * a `version` that is not the room's is refused before anything else, so that nobody moves on a
 * state, an unseen draw offer included, that they have not seen (rule G6).
 */
export function move(room: Room, command: MovePiece, now: number): Decision {
  const member = memberOf(room, command.actor);
  if (!member.ok) return member;
  const answeredVersion = answeredBefore(member.value.seat, command.moveId);
  if (answeredVersion !== undefined) return ok({ room, notices: [], answeredVersion });
  if (isStale(room, command)) return refused("STALE");
  const player = playerOf(room, command.actor);
  return player.ok ? playTurn(room, player.value, command, now) : player;
}

function playTurn(room: Room, player: Player, command: MovePiece, now: number): Decision {
  if (player.game.position.turn !== colorOf(player.number)) return refused("NOT_YOUR_TURN");
  const receivedAt = Math.min(command.receivedAt ?? now, now);
  if (receivedAt >= (flagAt(room) ?? Infinity)) return refused("GAME_OVER");
  const from = squareAt(command.from) ?? NOWHERE;
  const played = play(player.game, from, squareAt(command.to) ?? NOWHERE);
  if (!played.ok) return refused(CODES[played.error]);
  const moved = rememberMove(applyTurn(room, player, played.value, now), player, command);
  return changed(
    endIfDecided(
      clocksAfterStep(moved, room, { now, receivedAt, lagMs: command.actor.lagMs }),
      now,
    ),
  );
}

/** Moving declines what the opponent asks for; a whole move allows the mover to ask again (rules G5, O5). */
function applyTurn(room: Room, { number, seat }: Player, turn: Turn, now: number): Room {
  const hasOfferedDraw = seat.hasOfferedDraw && !turn.turnEnded;
  const hasOfferedTakeback = seat.hasOfferedTakeback === true && !turn.turnEnded;
  return {
    ...changeSeat(room, number, { hasOfferedDraw, hasOfferedTakeback }),
    game: turn.game,
    lastStep: { ...turn.step, crowned: turn.crowned, player: number },
    drawOffer: room.drawOffer === number ? number : undefined,
    takebackOffer: undefined,
    turnClock: turnClockOf(room, now),
  };
}

function rememberMove(room: Room, { number, seat }: Player, { moveId, actor }: MovePiece): Room {
  const known = changeSeat(room, number, { lagMs: actor.lagMs });
  if (moveId === undefined) return known;
  const move = { moveId, version: room.version + 1 };
  return changeSeat(known, number, { answeredMoves: withAnswered(seat.answeredMoves, move) });
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

function isStale(room: Room, { version }: MovePiece): boolean {
  return version !== undefined && version !== room.version;
}
