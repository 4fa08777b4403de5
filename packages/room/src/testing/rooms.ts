// Rooms for tests: actors with names, deep-frozen inputs, and short ways to the usual situations.
import { type Pace, type RefusalCode, roomOptions } from "@kingrow/protocol";
import { coordOf, parseFen, parseMove, startGame } from "@kingrow/rules";
import type { MovePiece, PlainCommand, RoomCommand } from "../commands/command.ts";
import { project } from "../projection/projection.ts";
import { createRoom, type Actor, type Room } from "../state/room.ts";
import type { Change } from "../state/change.ts";
import { transition } from "../transition.ts";

/** When the rooms of the tests are created. */
export const T0 = 1_700_000_000_000;
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** A player's socket; `again` numbers the later sockets of the same player. */
export function actor(name: string, again = ""): Actor {
  return { owner: `owner-${name}`, socketId: `${name}${again}`, run: "run-1" };
}

/** Ann creates the room and plays white first; Bob joins it; Cy is a third. */
export const ann = actor("ann");
export const bob = actor("bob");
export const cy = actor("cy");

export const join = (actor: Actor): RoomCommand => ({ type: "join", actor });
export const plain = (type: PlainCommand["type"], actor: Actor): PlainCommand => ({ type, actor });
export const drop = ({ socketId }: Actor): RoomCommand => ({ type: "disconnect", socketId });
export const DEADLINE: RoomCommand = { type: "deadline" };
export function ready(actor: Actor, isReady = true): RoomCommand {
  return { type: "setReady", actor, isReady };
}

/** One step or jump between two squares of the field's numbering. */
export function step(
  actor: Actor,
  [from, to]: readonly [number, number],
  extras: Pick<MovePiece, "moveId" | "version" | "receivedAt"> = {},
): MovePiece {
  return { type: "move", actor, from: coordOf(from), to: coordOf(to), ...extras };
}

/** The change a command makes; throws if it is refused. Inputs are frozen: a transition is pure. */
export function changeOf(room: Room, command: RoomCommand, now = T0): Change {
  const decided = transition(deepFreeze(room), deepFreeze(command), now);
  if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.error}`);
  return decided.value;
}

export function act(room: Room, command: RoomCommand, now = T0): Room {
  return changeOf(room, command, now).room;
}

export function actAll(room: Room, commands: readonly RoomCommand[], now = T0): Room {
  return commands.reduce((next, command) => act(next, command, now), room);
}

/** The refusal of a command, or undefined if it is accepted. */
export function refusalOf(room: Room, command: RoomCommand, now = T0): RefusalCode | undefined {
  const decided = transition(deepFreeze(room), deepFreeze(command), now);
  return decided.ok ? undefined : decided.error;
}

export function annsRoom(isPrivate = false, pace: Pace = "none"): Room {
  return createRoom({
    id: "room-1",
    options: roomOptions({ isPrivate, pace }),
    creator: ann,
    chance: 1,
    now: T0,
  });
}

/** Ann and Bob have seats and are not ready. */
export function fullRoom(isPrivate = false): Room {
  return act(annsRoom(isPrivate), join(bob));
}

/** Ann has white, Bob has black and is to move. */
export function startedRoom(isPrivate = false): Room {
  return actAll(fullRoom(isPrivate), [ready(ann), ready(bob)]);
}

/** The same in a private room with clocks; Bob's runs from T0 on. */
export function pacedRoom(pace: Pace = "3+2"): Room {
  return actAll(act(annsRoom(true, pace), join(bob)), [ready(ann), ready(bob)]);
}

/** Ann has resigned. */
export function endedRoom(isPrivate = false): Room {
  return act(startedRoom(isPrivate), plain("resign", ann));
}

/** A started room with another position on the board. */
export function roomAt(fen: string): Room {
  const position = parseFen(fen);
  if (!position.ok) throw new Error(`${fen} is no FEN`);
  return { ...startedRoom(), game: startGame(position.value) };
}

/** Plays whole moves in square notation, black first, each at `now`. */
export function playMoves(room: Room, moves: readonly string[], now = T0): Room {
  return moves.reduce((next, text) => playMove(next, text, now), room);
}

function playMove(room: Room, text: string, now: number): Room {
  const path = parseMove(text);
  if (!path.ok) throw new Error(`${text} is no move`);
  const mover = room.game?.position.turn === "black" ? bob : ann;
  return path.value
    .slice(1)
    .reduce((next, to, index) => act(next, step(mover, [path.value[index] ?? 0, to]), now), room);
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** What Ann (1) and Bob (2) have left as the wire shows it, and whose clock runs since when. */
export function shownClocks(room: Room) {
  const { clocks } = project(room, T0);
  return (
    clocks &&
    Object.fromEntries(Object.entries(clocks).map(([id, clock]) => [id.slice(0, 3), clock]))
  );
}
