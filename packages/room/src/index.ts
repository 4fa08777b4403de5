// A room as data and what becomes of it: no clock, no randomness, no I/O; runs on the server and in a page alike.
export { type AnsweredMove, listOfAnswered, NO_ANSWERED_MOVES } from "./answeredMoves.ts";
export type { Retell, RoomCommand } from "./command.ts";
export { nextDeadline } from "./deadlines.ts";
export { moverOf } from "./gameClocks.ts";
export { lobbyEntry, type Onlookers, project } from "./projection.ts";
export {
  recover,
  type LastHeard,
  type Silence,
  type Peers,
  type ServerInstance,
} from "./recover.ts";
export { changeSeats, createRoom, isSeated, seatedIn, type Actor, type Room } from "./room.ts";
export { colorOf, otherSeat, seatOf, type Seat, type SeatNumber } from "./seat.ts";
export {
  AWAY_CLAIM_MS,
  AWAY_FORFEIT_MS,
  GRACE_MS,
  GUEST_KEPT_MS,
  IDLE_CLAIM_MS,
  IDLE_FORFEIT_MS,
  PRIVATE_SEAT_KEPT_MS,
  ROOM_LIFETIME_MS,
  SEAT_KEPT_MS,
} from "./times.ts";
export {
  roomFromParts,
  roomFromStored,
  type RoomInParts,
  roomToStored,
  type StoredRoom,
} from "./stored.ts";
export { roomFromList, type RoomList, roomToList } from "./roomList.ts";
export { isClosed, transition, type Change, type Notice } from "./transition.ts";
