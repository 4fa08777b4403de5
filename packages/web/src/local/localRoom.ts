// A local room, decided by the same code as on the server without deadlines for absence, and the seats of the person in it.
import { type RefusalCode, roomOptions } from "@kingrow/protocol";
import {
  changeSeats,
  createRoom,
  seatOf,
  transition,
  type Actor,
  type Change,
  type Room,
  type RoomCommand,
  type SeatNumber,
} from "@kingrow/room";
import type { Cancel, Clock } from "@kingrow/client";
import { err, opponentOf, type Color, type Result } from "@kingrow/rules";
import { createStore } from "zustand/vanilla";

/** The room's name; it is never sent anywhere. */
export const LOCAL_ROOM = "local";

type WithoutActor<Command> = Command extends { readonly actor: Actor }
  ? Omit<Command, "actor">
  : never;

/** What happens in the room, by whoever sits on the side of a color. */
export type LocalCommand = WithoutActor<RoomCommand>;

export type LocalRoom = ReturnType<typeof keepRoom>;

/** The two who sit here: each keeps the name when a rematch swaps the colors. */
export type Owner = "one" | "two";

/** Beyond any clock: a room in a page waits for as long as it is wanted. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Not watched, no clocks, any opening. */
const OPTIONS = roomOptions({ isPrivate: true });

/** A room whose game has begun. `black`: who plays the dark pieces, and so begins. */
export function newRoom(black: Owner, now: number): Room {
  const white = black === "one" ? "two" : "one";
  const opened = createRoom({
    id: LOCAL_ROOM,
    options: OPTIONS,
    creator: actorOf(white),
    chance: 0,
    now,
  });
  const commands = [
    { type: "join", actor: actorOf(black) },
    { type: "setReady", actor: actorOf(white), isReady: true },
    { type: "setReady", actor: actorOf(black), isReady: true },
  ] as const;
  return commands.reduce((room, command) => {
    const decided = transition(room, command, now);
    return decided.ok ? patient(decided.value.room) : room;
  }, opened);
}

export function keepRoom(start: Room, clock: Clock) {
  const store = createStore<Room>(() => patient(start));
  let cancel: Cancel | undefined;
  const take = (decided: Result<Change, RefusalCode>): Result<Change, RefusalCode> => {
    const before = store.getState();
    if (decided.ok && decided.value.room !== before) {
      const room = patient(decided.value.room);
      const { series } = room.phase === "ended" && !isCounted(room) ? before : room;
      store.setState({ ...room, series }, true);
      wait();
    }
    return decided;
  };
  /** Only a rematch comes by itself. A timer may fire before the clock shows its time, so its time is what counts. */
  const wait = (): void => {
    cancel?.();
    const { rematchAt } = store.getState();
    if (rematchAt === undefined) return;
    cancel = clock.after(Math.max(0, rematchAt - clock.now()), () =>
      take(transition(store.getState(), { type: "deadline" }, Math.max(rematchAt, clock.now()))),
    );
  };
  wait();
  return {
    store,
    act: (color: Color, command: LocalCommand) =>
      take(decide(store.getState(), color, command, clock.now())),
    close: () => cancel?.(),
  };
}

/** A game that ends before both sides have moved counts nowhere. */
export function isCounted({ game }: Room): boolean {
  return game !== undefined && game.moves.length >= 2;
}

/** How a room is after a command; nothing is stored. */
export function decide(
  room: Room,
  color: Color,
  command: LocalCommand,
  now: number,
): Result<Change, RefusalCode> {
  const owner = ownerOf(room, color);
  if (owner === undefined) return err("ROOM_NOT_FOUND");
  return transition(room, { ...command, actor: actorOf(owner) }, now);
}

export function ownerOf({ seats }: Room, color: Color): Owner | undefined {
  const owner = seats[seatOf(color)]?.owner;
  return owner === "one" || owner === "two" ? owner : undefined;
}

export function colorOfSeat(number: SeatNumber): Color {
  return number === 1 ? "white" : "black";
}

function actorOf(owner: Owner): Actor {
  return { owner, socketId: owner, run: "page" };
}

/** Nobody is ever late here, and a turn may be taken back as often as one likes. */
function patient(room: Room): Room {
  const eager = changeSeats(room, (seat) => ({ ...seat, hasOfferedTakeback: false }));
  return { ...eager, turnClock: undefined, closesAt: undefined, expiresAt: NEVER };
}

export interface LocalPlayer {
  /** The player's id in the rooms that are shown. */
  readonly id: string;
  /** For which side a command of the player's counts. */
  readonly sideIn: (room: Room, command: LocalCommand["type"]) => Color;
  readonly show: (room: Room) => Room;
  readonly agreesToDraws: boolean;
}

/** The person has one seat, the computer the other. */
export const onePlayer: LocalPlayer = {
  id: "one",
  sideIn: (room) => sideOf(room, "one"),
  show: (room) => room,
  agreesToDraws: false,
};

export function sideOf(room: Room, owner: Owner): Color {
  return ownerOf(room, "black") === owner ? "black" : "white";
}

const HERE = "here";

/** Both: whoever is on turn is the one here, and after the game whoever has won. */
export const bothPlayers: LocalPlayer = {
  id: HERE,
  sideIn: (room, command) => {
    const side = sideHere(room);
    // What is taken back is the latest move, and that is the other one's unless a capture goes on.
    const isOthers = command === "takeback" && room.game?.path.length === 0;
    return isOthers ? opponentOf(side) : side;
  },
  show: (room) => {
    const here = ownerOf(room, sideHere(room));
    return changeSeats(room, (seat) => ({
      ...seat,
      socketId: seat.owner === here ? HERE : "opposite",
    }));
  },
  agreesToDraws: true,
};

function sideHere({ phase, game, result }: Room): Color {
  if (phase === "started") return game?.position.turn ?? "black";
  return result?.winner === undefined ? "black" : colorOfSeat(result.winner);
}
