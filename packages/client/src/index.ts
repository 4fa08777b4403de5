// The headless player: what a page, a bot or a test needs to play, watch and visit the lobby.
export type { Cancel, Clock } from "@kingrow/time";
export { systemClock } from "@kingrow/time/machine";
export { createConnection, type Connection } from "./connection/connection.ts";
export type { Alert } from "./connection/reconnecting.ts";
export { createLinkEmitter, type Emitter, type Link, type LinkEvents } from "./connection/link.ts";
export { connectTo } from "./connection/program.ts";
export { createSocketLink } from "./connection/socketLink.ts";
export { isPassing, type Ask, type PersonalCall, type Refusal } from "./connection/requests.ts";
export { createWakeUp, type WakeUp } from "./connection/wakeUp.ts";
export { createLoneKey } from "./keys/loneKey.ts";
export { memoryShelf } from "./keys/memoryShelf.ts";
export { createPlayerKey, type PlayerKey } from "./keys/playerKey.ts";
export {
  fieldsOf,
  parseJson,
  type Fields,
  type LockResult,
  type KeyLocks,
  type Shelf,
} from "./keys/ports.ts";
export { openLobby, type Lobby, type LobbyData } from "./lobby/lobby.ts";
export {
  absenceView,
  isClockRunning,
  opponentAway,
  seatKeptUntil,
  type AbsenceView,
} from "./session/absence.ts";
export { clockOf, leftOn, seriesView } from "./session/playersView.ts";
export {
  emptyRoom,
  takeJoined,
  takePushed,
  type ScreenNotice,
  type RoomData,
  type RoomFailure,
} from "./session/roomData.ts";
export { JOIN_DELAY_MS } from "./session/joinMachine.ts";
export { openRoom, type RoomSession } from "./session/roomSession.ts";
export {
  mayAbort,
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
export type { RememberedRoom } from "./keys/roomKeys.ts";
export { openOwnRoom } from "./lobby/ownRooms.ts";
export { recentRooms } from "./lobby/recentRooms.ts";
export { leaveOwnRoom, markElsewhere, type OwnRoom } from "./lobby/elsewhere.ts";
export { readMove, readPremove, type TypedRefusal } from "./session/typedMove.ts";
export { REDIRECT_AFTER_FAILED_JOIN_MS } from "./session/seat.ts";
export { openWatch, type WatchData, type WatchSession } from "./session/watch.ts";
export { positionOf, stepOf } from "./session/wireBoard.ts";
export { createVisits, type Visits } from "./session/visits.ts";
