// The texts of a room before a game: English comes with its screen.
import { enRoom } from "./enRoom.ts";
import { useTexts } from "./texts.ts";

export function useRoomTexts(): typeof enRoom {
  const { room, share } = useTexts();
  return room === undefined || share === undefined ? enRoom : { room, share };
}
