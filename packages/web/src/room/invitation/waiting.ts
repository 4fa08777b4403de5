// The modules for a player who waits alone, loaded as one chunk.
export { Matchmaking } from "./Matchmaking.tsx";
export { SharePanel } from "./SharePanel.tsx";
