// All states of the page, for axe and the gallery.
import type { Walks } from "./state.ts";
import { GAMES } from "./statesOfGame.ts";
import { LOBBY } from "./statesOfLobby.ts";
import { LOCAL } from "./statesOfLocal.ts";
import { RESULTS } from "./statesOfResult.ts";
import { STUDY } from "./statesOfStudy.ts";
import { TABLE } from "./statesOfTable.ts";
import { TROUBLE } from "./statesOfTrouble.ts";

export const WALKS: Walks = {
  ...LOBBY,
  ...GAMES,
  ...TABLE,
  ...RESULTS,
  ...LOCAL,
  ...STUDY,
  ...TROUBLE,
};
