// Where the program itself leads the person, and others.
import { roomPath, LOBBY_PATH } from "@kingrow/protocol";
import { navigate } from "./address.ts";

export function goToRoom(roomId: string): void {
  navigate(roomPath(roomId));
}

/** Takes the place of the room in the history, so that the back button does not lead into it again. */
export function goHome(): void {
  navigate(LOBBY_PATH, { replace: true });
}

/** The link that leads another person into the room. */
export function roomLink(roomId: string): string {
  return window.location.origin + roomPath(roomId);
}
