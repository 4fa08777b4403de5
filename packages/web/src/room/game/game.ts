// What a game needs of the table, in one piece to be fetched.
export { AwayBadge } from "../players/AwayBadge.tsx";
export { BoardAndResult } from "./BoardAndResult.tsx";
export { GameClock } from "../players/GameClock.tsx";
export { ConnectionBars } from "../header/ConnectionBars.tsx";
export { GameSide } from "./GameSide.tsx";
export { Watchers } from "../header/Watchers.tsx";
export { LeaveDialog } from "../header/LeaveDialog.tsx";
