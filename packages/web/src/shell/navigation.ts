// Where the program itself leads the person.
import { navigate } from "./address.ts";
import { roomPath } from "./roomAddress.ts";

export function goToRoom(roomId: string): void {
  navigate(roomPath(roomId));
}

/** Takes the place of the room in the history, so that the back button does not lead into it again. */
export function goHome(): void {
  navigate("/", { replace: true });
}
