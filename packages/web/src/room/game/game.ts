// The modules that only a game needs, loaded as one chunk.
export { PlayerClock } from "../../shell/clock/PlayerClock.tsx";
export { AwayBadge, ConnectionBars, ExitGame, Watchers } from "../header/GameHeader.tsx";
export { GreetButton, GreetingBubble, OwnBubble } from "../messages/Greetings.tsx";
export { GameSide, LastGame } from "./GameSide.tsx";
export { RoomBoard } from "./RoomBoard.tsx";
