// The pure function that applies a command to a room.
import { applyDeadlines } from "./deadlines.ts";
import { disconnect } from "./course/absence.ts";
import { type Change, changed, refused, sealed, unchanged, type Decision } from "./state/change.ts";
import type { RoomCommand } from "./commands/command.ts";
import { answerDraw, claimWin, offerDraw, resign } from "./commands/endings.ts";
import { move } from "./commands/moves.ts";
import { greet } from "./commands/greetings.ts";
import { setReady, setRematch } from "./commands/readiness.ts";
import { isClosed, type Room } from "./state/room.ts";
import { join, joinWaiting, leave, withdraw, releaseSeat } from "./commands/seating.ts";
import { partingBetween, placeAfterParting } from "./course/freedSeats.ts";
import { withConsequences } from "./course/consequences.ts";
import { answerTakeback, offerTakeback } from "./commands/takebacks.ts";

/**
 * Decides a command at `now` (epoch milliseconds). A change has the next version, ready to be
 * committed. Returns the same room if nothing changes. A closed room is not found (R3).
 */
export function transition(room: Room, command: RoomCommand, now: number): Decision {
  const decision = isClosed(room) ? decideClosed(room, command) : decide(room, command, now);
  if (!decision.ok) return decision;
  const change = withParting(decision.value, room, now);
  const next = withConsequences(change.room, now);
  if (next === room) return decision;
  return { ok: true, value: { ...change, room: sealed(next, room, now) } };
}

/** Adds the notice of two players who part before a game (rule O2). */
function withParting(change: Change, before: Room, now: number): Change {
  const parted = partingBetween(before, change.room);
  if (parted === undefined) return change;
  const room = placeAfterParting(change.room, parted, now);
  return { ...change, room, notices: [...change.notices, parted] };
}

function decide(room: Room, command: RoomCommand, now: number): Decision {
  switch (command.type) {
    case "join":
      return join(room, command, now);
    case "joinWaiting":
      return joinWaiting(room, command, now);
    case "withdraw":
      return withdraw(room, command.actor, now);
    case "setReady":
      return setReady(room, command.actor, command.isReady);
    case "move":
      return move(room, command, now);
    case "playAgain":
      return setRematch(room, command.actor, true);
    case "withdrawRematch":
      return setRematch(room, command.actor, false);
    case "leave":
      return leave(room, command.actor, now);
    case "releaseSeat":
      return releaseSeat(room, command.actor, now);
    case "resign":
      return resign(room, command.actor, now);
    case "offerDraw":
      return offerDraw(room, command.actor, now);
    case "answerDraw":
      return answerDraw(room, command, now);
    case "takeback":
      return offerTakeback(room, command.actor);
    case "answerTakeback":
      return answerTakeback(room, command, now);
    case "greet":
      return greet(room, command);
    case "claimWin":
      return claimWin(room, command.actor, now);
    case "look":
      return unchanged(room);
    case "rebroadcast":
      return room.changedAt >= command.since ? changed({ ...room }) : unchanged(room);
    case "disconnect":
      return disconnect(room, command.socketId, now);
    case "deadline":
      return applyDeadlines(room, now);
    default:
      return command satisfies never;
  }
}

function decideClosed(room: Room, command: RoomCommand): Decision {
  return "actor" in command ? refused("ROOM_NOT_FOUND") : unchanged(room);
}
