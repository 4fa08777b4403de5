// Rooms in the middle of a game, made without playing each of them.
import { roomOptions } from "@kingrow/protocol";
import { coordOf, legalSteps } from "../../packages/rules/src/index.ts";
import { newRoomId } from "../../packages/server/src/keeper/roomIds.ts";
import { type RoomCommand, type Actor, type Room, transition } from "@kingrow/room";
import { waitingRoom } from "../lobby/rooms.ts";

/** A game of the archive has some 60 steps; this one is in its middle. */
const STEPS = 30;

const played = playRoom();

/** A room of its own with a game of thirty steps in it. */
export function playedRoom(): Room {
  const { id: _, createdBy, createdAt, ...rest } = waitingRoom();
  const { 1: white, 2: black } = played.seats;
  const seats = { 1: white && { ...white, owner: createdBy }, 2: black };
  return {
    ...rest,
    ...played,
    id: newRoomId("private"),
    options: roomOptions({ isPrivate: true }),
    createdBy,
    createdAt,
    seats,
  };
}

function playRoom(): Room {
  let room = waitingRoom();
  const { owner = "", socketId = "", run = "" } = room.seats[1] ?? {};
  const white: Actor = { owner, socketId, run };
  const black: Actor = { owner: "b".repeat(64), socketId: "socket-of-black-00000", run };
  const perform = (command: RoomCommand): void => {
    const decided = transition(room, command, room.createdAt);
    if (!decided.ok) throw new Error(decided.error);
    room = decided.value.room;
  };
  perform({ type: "join", actor: black });
  for (const actor of [white, black]) perform({ type: "setReady", actor, isReady: true });
  for (let step = 0; step < STEPS; step += 1) {
    const { position } = room.game ?? {};
    const [choice] = position === undefined ? [] : legalSteps(position);
    if (position === undefined || choice === undefined) throw new Error("the game is over");
    const actor = position.turn === "white" ? white : black;
    const [from, to] = [coordOf(choice.from), coordOf(choice.to)];
    perform({ type: "move", actor, from, to, moveId: `a-move-id-of-a-tab-${step}` });
  }
  // As it lies in the store: the next commit of a new room has version 1 in each of them.
  return { ...room, version: 1 };
}
