// The states that the relays send: those of Kingrow after each step of each game.
import { project, type Room, transition } from "../../packages/room/src/index.ts";
import { createRoom, type Actor, type RoomCommand } from "../../packages/room/src/index.ts";
import { roomOptions, type RoomState } from "../../packages/protocol/src/index.ts";
import { GAMES, type PlayedStep } from "./games.ts";

const WHITE: Actor = { owner: "a".repeat(64), socketId: "socket-of-white-0000", run: "a-run" };
const BLACK: Actor = { owner: "b".repeat(64), socketId: "socket-of-black-0000", run: "a-run" };
const START = 1_700_000_000_000;

/** By game, then by steps played. */
export const STATES: readonly (readonly RoomState[])[] = GAMES.map(statesOf);

function statesOf(steps: readonly PlayedStep[]): readonly RoomState[] {
  let room = begunRoom();
  return [room, ...steps.map((step) => (room = moved(room, step)))].map((r) => project(r, START));
}

function begunRoom(): Room {
  const options = roomOptions({ isPrivate: true });
  const id = "a-room-of-20-letters";
  const room = createRoom({ id, options, creator: WHITE, chance: 0, now: START });
  const ready = { type: "setReady", isReady: true } as const;
  return [
    { type: "join", actor: BLACK } as const,
    { ...ready, actor: WHITE },
    { ...ready, actor: BLACK },
  ].reduce(decided, room);
}

function moved(room: Room, { player, from, to }: PlayedStep): Room {
  return decided(room, { type: "move", actor: player === "white" ? WHITE : BLACK, from, to });
}

function decided(room: Room, command: RoomCommand): Room {
  const decision = transition(room, command, START);
  if (!decision.ok) throw new Error(decision.error);
  return decision.value.room;
}
