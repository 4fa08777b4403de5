// The lobby's texts: English comes with its screen.
import { enLobby } from "./enLobby.ts";
import { useTexts } from "./texts.ts";

export function useLobbyTexts(): typeof enLobby {
  return useTexts().lobby ?? enLobby;
}
