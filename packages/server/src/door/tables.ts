// What a room counts toward the limits of its players and their addresses (X4, X8).
import type { Room, Seat } from "@kingrow/room";
import { keysOfTag } from "./addresses.ts";
import type { HoldingKind } from "./recorder.ts";

/** A name under a key. */
export interface Holding {
  readonly key: string;
  readonly name: string;
}

export function holdingKey(kind: HoldingKind, of: string): string {
  return `${kind}:${of}`;
}

/** All holdings that come from a room. */
export function holdingsOf(room: Room): readonly Holding[] {
  const { id, createdFrom } = room;
  const seats = seatsOf(room);
  if (seats.length === 0) return [];
  const unready = opposedSeats(room).filter(({ ready }) => !ready);
  return [
    ...seats.map(({ owner }) => ({ key: holdingKey("playerSeats", owner), name: id })),
    ...seats.flatMap(({ address, owner }) => ofAddress("seats", address, `${id}:${owner}`)),
    ...unready.flatMap(({ address, owner }) =>
      ofAddress("unreadySeats", address, `${id}:${owner}`),
    ),
    ...ofAddress("liveRooms", createdFrom, id),
  ];
}

function ofAddress(
  kind: HoldingKind,
  address: string | undefined,
  name: string,
): readonly Holding[] {
  if (address === undefined) return [];
  return keysOfTag(address).map(({ key }) => ({ key: holdingKey(kind, key), name }));
}

function seatsOf({ seats }: Room): readonly Seat[] {
  return [seats[1], seats[2]].filter((seat) => seat !== undefined);
}

/** Seats opposite a player of another address, in a public room before its game. */
function opposedSeats(room: Room): readonly Seat[] {
  const seats = seatsOf(room);
  const isOpen = room.options.visibility === "public" && room.phase === "waiting";
  return isOpen && seats.length === 2 && seats[0]?.address !== seats[1]?.address ? seats : [];
}

/** The addresses whose players left a player of another address before their game began (R9, G8). */
export function addressesThatLeft(before: Room, room: Room): readonly string[] {
  const isSeated = ({ owner }: Seat) => seatsOf(room).some((seat) => seat.owner === owner);
  const gone = room.phase === "waiting" ? opposedSeats(before).filter((one) => !isSeated(one)) : [];
  return [...gone, ...abortedBy(before, room)].flatMap(({ address }) => address ?? []);
}

/** The player who made no first move, if the game was ended for that. */
function abortedBy(before: Room, room: Room): readonly Seat[] {
  const isAborted = before.phase === "started" && room.result?.reason === "aborted";
  if (!isAborted || before.game === undefined) return [];
  const [idle, other] =
    before.game.position.turn === "white" ? ([1, 2] as const) : ([2, 1] as const);
  const seat = before.seats[idle];
  return seat === undefined || seat.address === before.seats[other]?.address ? [] : [seat];
}

/** Whether a second player has sat down: the room no longer counts as one of those opened. */
export function isTakenUp(before: Room, room: Room): boolean {
  return seatsOf(before).length < 2 && seatsOf(room).length === 2;
}

/** Whether nothing that is counted here has changed, as after every move. */
export function holdsTheSame(before: Room | undefined, room: Room): boolean {
  if (before === undefined || before.run !== room.run || before.phase !== room.phase) return false;
  return ([1, 2] as const).every((number) => {
    const [was, is] = [before.seats[number], room.seats[number]];
    return was?.owner === is?.owner && was?.address === is?.address && was?.ready === is?.ready;
  });
}
