// What a game needs of the table, in one piece to be fetched.
export { AwayBadge } from "../players/AwayBadge.tsx";
export { RoomBoard } from "./RoomBoard.tsx";
export { PlayerClock } from "../players/PlayerClock.tsx";
export { ConnectionBars } from "../header/ConnectionBars.tsx";
export { GameSide } from "./GameSide.tsx";
export { Watchers } from "../header/Watchers.tsx";
export { ExitGame } from "../header/ExitGame.tsx";
