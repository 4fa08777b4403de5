// Every state of the page: axe walks through them, and the gallery draws them.
import type { State } from "./state.ts";
import { GAME } from "./statesOfGame.ts";
import { LOBBY } from "./statesOfLobby.ts";
import { ERRORS, TROUBLE } from "./statesOfTrouble.ts";

export const STATES: readonly State[] = [...LOBBY, ...ERRORS, ...GAME, ...TROUBLE];
