// What a game needs of the table, in one piece to be fetched.
export { AwayBadge } from "./AwayBadge.tsx";
export { BoardAndResult } from "./BoardAndResult.tsx";
export { GameClock } from "./GameClock.tsx";
export { ConnectionBars } from "./ConnectionBars.tsx";
export { GameSide } from "./GameSide.tsx";
export { Watchers } from "./Watchers.tsx";
export { LeaveDialog } from "./LeaveDialog.tsx";
