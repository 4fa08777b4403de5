// What a room means for the limits of its players' addresses: seats, live rooms, and seats that hold others up (X4).
import type { Room, Seat, SeatNumber } from "@kingrow/room";
import { keysOfTag } from "./addresses.ts";

/** The kinds of things that are held under a key. */
export type HoldingKind = "playerSeats" | "seats" | "liveRooms" | "unreadySeats";

/** One thing that is held, by whom. */
export interface Holding {
  readonly key: string;
  readonly name: string;
}

export function holdingKey(kind: HoldingKind, of: string): string {
  return `${kind}:${of}`;
}

/** Everything that the players of a room hold by it. */
export function holdingsOf(room: Room): readonly Holding[] {
  const { seats, id, createdFrom } = room;
  const seated = [seats[1], seats[2]].filter((seat) => seat !== undefined);
  if (seated.length === 0) return [];
  const ofPlayers = seated.map(({ owner }) => ({
    key: holdingKey("playerSeats", owner),
    name: id,
  }));
  const ofAddresses = seated.flatMap((seat) => holdingsOfSeat("seats", room, seat));
  const unready = [1, 2].some((number) => seats[number === 1 ? 1 : 2]?.ready === false)
    ? unreadySeats(room).flatMap((seat) => holdingsOfSeat("unreadySeats", room, seat))
    : [];
  const created = keysOfTag(createdFrom ?? "").map(({ key }) => ({
    key: holdingKey("liveRooms", key),
    name: id,
  }));
  return [...ofPlayers, ...ofAddresses, ...unready, ...(createdFrom === undefined ? [] : created)];
}

function holdingsOfSeat(
  kind: HoldingKind,
  { id }: Room,
  { owner, address }: Seat,
): readonly Holding[] {
  if (address === undefined) return [];
  return keysOfTag(address).map(({ key }) => ({
    key: holdingKey(kind, key),
    name: `${id}:${owner}`,
  }));
}

/** Seats opposite a player of another address, in a public room before its game. */
function opposedSeats({ seats, options, phase }: Room): readonly Seat[] {
  const [white, black] = [seats[1], seats[2]];
  if (white === undefined || black === undefined) return [];
  if (options.visibility !== "public" || phase !== "waiting") return [];
  return white.address === black.address ? [] : [white, black];
}

function unreadySeats(room: Room): readonly Seat[] {
  return opposedSeats(room).filter(({ ready }) => !ready);
}

/** The addresses whose players left a player of another address before their game began (R9, G8). */
export function addressesThatLeft(before: Room, room: Room): readonly string[] {
  const gone = opposedSeats(before).filter(
    ({ owner }) => room.phase === "waiting" && !isSeatedIn(room, owner),
  );
  const idle = abortedBy(before, room);
  return [...gone, ...(idle === undefined ? [] : [idle])].flatMap(({ address }) => address ?? []);
}

function isSeatedIn({ seats }: Room, owner: string): boolean {
  return seats[1]?.owner === owner || seats[2]?.owner === owner;
}

/** The player who made no first move, if the game was ended for that. */
function abortedBy(before: Room, room: Room): Seat | undefined {
  const isAborted = before.phase === "started" && room.result?.reason === "aborted";
  if (!isAborted || before.game === undefined) return undefined;
  const idle: SeatNumber = before.game.position.turn === "white" ? 1 : 2;
  const seat = before.seats[idle];
  return seat?.address === before.seats[idle === 1 ? 2 : 1]?.address ? undefined : seat;
}

/** Whether a second player has sat down beside the creator: such a room no longer counts as one of those opened. */
export function isTakenUp(before: Room | undefined, room: Room): boolean {
  return before !== undefined && !isFull(before) && isFull(room);
}

function isFull({ seats }: Room): boolean {
  return seats[1] !== undefined && seats[2] !== undefined;
}

/** Whether nothing that is counted here has changed, as after every move. */
export function holdsTheSame(before: Room | undefined, room: Room): boolean {
  if (before === undefined || before.run !== room.run || before.phase !== room.phase) return false;
  return isSameSeat(before.seats[1], room.seats[1]) && isSameSeat(before.seats[2], room.seats[2]);
}

function isSameSeat(was: Seat | undefined, is: Seat | undefined): boolean {
  return was?.owner === is?.owner && was?.address === is?.address && was?.ready === is?.ready;
}
