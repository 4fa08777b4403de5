// A room as data, and the pure function that changes it. No clock, no randomness, no I/O; runs on server and page.
export { type AnsweredMove, listOfAnswered, NO_ANSWERED_MOVES } from "./state/answeredMoves.ts";
export type { PlainCommand, RoomCommand } from "./commands/command.ts";
export { nextDeadline } from "./deadlines.ts";
export { moverOf } from "./course/gameClocks.ts";
export { featuredGame, lobbyEntry } from "./projection/lobbyProjection.ts";
export { type WatcherInfo, project } from "./projection/projection.ts";
export {
  recover,
  type LastHeartbeat,
  type Silence,
  type Peers,
  type ServerInstance,
} from "./recover.ts";
export {
  changeSeats,
  countsForCreator,
  createRoom,
  isClosed,
  isSeated,
  seatedIn,
  seatsOf,
  type Actor,
  type RemovedPlayer,
  type Room,
} from "./state/room.ts";
export {
  colorOf,
  otherSeat,
  seatOf,
  type MatchRequest,
  type Seat,
  type SeatNumber,
} from "./state/seat.ts";
export {
  ABORT_MS,
  ABORTABLE_MS,
  AWAY_FORFEIT_MS,
  GRACE_MS,
  IDLE_CLAIM_MS,
  IDLE_FORFEIT_MS,
  IDLE_SEAT_FREED_MS,
  IDLE_SEAT_RELEASABLE_MS,
  PRIVATE_SEAT_KEPT_MS,
  SEAT_KEPT_MS,
  UNCHANGED_ROOM_KEPT_MS,
} from "./state/times.ts";
export type { Change, Notice } from "./state/change.ts";
export { transition } from "./transition.ts";
