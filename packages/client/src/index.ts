// The headless player: what a page, a bot or a test needs to be one of the two at a table.

export type { Cancel, Clock } from "@kingrow/time";
export { systemClock } from "@kingrow/time/machine";
export { createConnection, type Connection } from "./connection/connection.ts";
export type { Alert } from "./connection/reconnecting.ts";
export { createLinkEmitter, type Emitter, type Link, type LinkEvents } from "./connection/link.ts";
export { connectTo } from "./connection/program.ts";
export { createSocketLink } from "./connection/socketLink.ts";
export { isPassing, type Ask, type Asked, type Refused } from "./connection/requests.ts";
export { createWakeUp, type WakeUp } from "./connection/wakeUp.ts";
export { createPlayerKey } from "./keys/playerKey.ts";
export type { Hold, KeyLocks, Shelf } from "./keys/ports.ts";
export { createLoneKey } from "./keys/loneKey.ts";
export { memoryShelf } from "./keys/memoryShelf.ts";
export { openLobby, type Lobby } from "./lobby/lobby.ts";
export { absenceView, mayAbort, opponentAway, type AbsenceView } from "./session/absence.ts";
export { clockOf, leftOn } from "./session/clockView.ts";
export {
  emptyRoom,
  takeJoined,
  takePushed,
  type Notice,
  type RoomData,
  type RoomFailure,
} from "./session/roomData.ts";
export { JOIN_DELAY_MS } from "./session/joinMachine.ts";
export { openRoom, type RoomSession } from "./session/roomSession.ts";
export {
  roomView,
  type Choice,
  type OverlayView,
  type PlayerView,
  type RoomView,
  type Verdict,
} from "./session/roomView.ts";
export type { RoomWishes, Search } from "./lobby/seatRequests.ts";
export type { PageVisibility } from "./session/keepSearching.ts";
export { seekOpponent } from "./session/seekOpponent.ts";
export { seriesView } from "./session/seriesView.ts";
export { isPlayingIn, leaveOwnRoom, openOwnRoom } from "./lobby/ownRooms.ts";
export { readMove, readPremove, type TypedRefusal } from "./session/typedMove.ts";
export { REDIRECT_AFTER_FAILED_JOIN_MS } from "./session/seat.ts";
export { openWatch, type WatchData, type WatchSession } from "./session/watch.ts";
export { positionOf } from "./session/wireBoard.ts";
export { createVisits, type Visits } from "./session/visits.ts";
