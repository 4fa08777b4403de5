// The texts of a room before a game: English comes with its screen.
import { enRoom } from "../en/room.ts";
import { useTexts } from "./useTexts.ts";

export function useRoomTexts(): typeof enRoom {
  const { room, share } = useTexts();
  return room === undefined || share === undefined ? enRoom : { room, share };
}
