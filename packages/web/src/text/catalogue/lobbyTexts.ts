// The lobby's texts: English comes with its screen.
import { enLobby } from "../en/lobby.ts";
import { useTexts } from "./useTexts.ts";

export function useLobbyTexts(): typeof enLobby {
  return useTexts().lobby ?? enLobby;
}
