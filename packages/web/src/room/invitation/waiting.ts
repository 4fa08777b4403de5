// The modules for a player who waits for a game to begin, loaded as one chunk.
export { Invitation } from "./Invitation.tsx";
export { Matchmaking } from "./Matchmaking.tsx";
export { PlayersHere } from "./PlayersHere.tsx";
