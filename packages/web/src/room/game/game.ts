// The modules that only a game needs, loaded as one chunk.
export { ConnectionBars, ExitGame, Watchers } from "../header/GameHeader.tsx";
export { AwayBadge, PlayerClock } from "../players/GamePanel.tsx";
export { GameSide } from "./GameSide.tsx";
export { RoomBoard } from "./RoomBoard.tsx";
