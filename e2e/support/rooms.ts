// A room of the server along a known game, without a server.
import { roomOptions } from "@kingrow/protocol";
import { createRoom, type Actor, type Room, type RoomCommand, transition } from "@kingrow/room";
import type { WireStep } from "./archive.ts";

/** The room as its game begins, then after each step. */
export function roomsAlong(steps: readonly WireStep[], now: number): readonly Room[] {
  const [white, black] = [actorOf("white"), actorOf("black")];
  const options = roomOptions({ isPrivate: true });
  let room = createRoom({ id: "a-room", options, creator: white, chance: 1, now });
  const perform = (command: RoomCommand): Room => {
    const decided = transition(room, command, now);
    if (!decided.ok) throw new Error(decided.error);
    room = decided.value.room;
    return room;
  };
  perform({ type: "join", actor: black });
  for (const actor of [white, black]) perform({ type: "setReady", actor, isReady: true });
  const moved = ({ player, from, to }: WireStep, index: number): Room =>
    perform({
      type: "move",
      actor: player === 1 ? white : black,
      from,
      to,
      moveId: `move-${index}`,
    });
  return [room, ...steps.map(moved)];
}

export function actorOf(name: string): Actor {
  return { owner: name.padEnd(64, "0"), socketId: `socket-${name}`, run: "an-earlier-run" };
}
