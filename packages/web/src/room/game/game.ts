// The modules that only a game needs, loaded as one chunk.
export {
  AwayBadge,
  ConnectionBars,
  ExitGame,
  PlayerClock,
  Watchers,
} from "../header/GameHeader.tsx";
export { GameSide } from "./GameSide.tsx";
export { RoomBoard } from "./RoomBoard.tsx";
