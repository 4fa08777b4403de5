// Who is the one here: whoever is on turn, or has won.
import { roomView, type RoomData } from "@kingrow/client";
import type { Color } from "@kingrow/rules";

export function sideHere(data: RoomData): Color {
  return roomView(data)?.me?.color ?? "black";
}
