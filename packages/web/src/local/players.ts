// The seats of the person in a local room: one of the two, or both.
import { changeSeats, type Room } from "@kingrow/room";
import { opponentOf, type Color } from "@kingrow/rules";
import { colorOfSeat, ownerOf, type LocalCommand, type Owner } from "./localRoom.ts";

export interface LocalPlayer {
  /** The player's id in the rooms that are shown. */
  readonly id: string;
  /** For which side a command of the player's counts. */
  readonly sideIn: (room: Room, command: LocalCommand["type"]) => Color;
  readonly show: (room: Room) => Room;
  readonly agreesToDraws: boolean;
}

/** The person has one seat, the computer the other. */
export const onePlayer: LocalPlayer = {
  id: "one",
  sideIn: (room) => sideOf(room, "one"),
  show: (room) => room,
  agreesToDraws: false,
};

export function sideOf(room: Room, owner: Owner): Color {
  return ownerOf(room, "black") === owner ? "black" : "white";
}

const HERE = "here";

/** Both: whoever is on turn is the one here, and after the game whoever has won. */
export const bothPlayers: LocalPlayer = {
  id: HERE,
  sideIn: (room, command) => {
    const side = sideHere(room);
    // What is taken back is the latest move, and that is the other one's unless a capture goes on.
    const isOthers = command === "takeback" && room.game?.path.length === 0;
    return isOthers ? opponentOf(side) : side;
  },
  show: (room) => {
    const here = ownerOf(room, sideHere(room));
    return changeSeats(room, (seat) => ({
      ...seat,
      socketId: seat.owner === here ? HERE : "opposite",
    }));
  },
  agreesToDraws: true,
};

function sideHere({ phase, game, result }: Room): Color {
  if (phase === "started") return game?.position.turn ?? "black";
  return result?.winner === undefined ? "black" : colorOfSeat(result.winner);
}
