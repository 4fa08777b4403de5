// The seats of the person in a local room: one of the two, or both.
import { changeSeats, project, type Room } from "@kingrow/room";
import { opponentOf, type Color } from "@kingrow/rules";
import type { LocalPlayer } from "./localLink.ts";
import { colorOfSeat, ownerOf, type Owner } from "./localRoom.ts";

/** One of the two; somebody else has the other seat. */
export function onePlayer(owner: Owner, now: () => number): LocalPlayer {
  return {
    id: owner,
    sideIn: (room) => sideOf(room, owner),
    show: (room) => project(room, now()),
  };
}

export function sideOf(room: Room, owner: Owner): Color {
  return ownerOf(room, "black") === owner ? "black" : "white";
}

const HERE = "here";
const OPPOSITE = "opposite";

/** Both: whoever is on turn is the one here, and after the game whoever has won. */
export function whoeverMoves(now: () => number): LocalPlayer {
  return {
    id: HERE,
    sideIn: (room, command) => {
      const side = sideHere(room);
      // What is taken back is the latest move, and that is the other one's unless a capture goes on.
      const isOthers = command === "takeback" && room.game?.path.length === 0;
      return isOthers ? opponentOf(side) : side;
    },
    show: (room) => project(seenFromHere(room), now()),
  };
}

function sideHere({ phase, game, result }: Room): Color {
  if (phase === "started") return game?.position.turn ?? "black";
  return result?.winner === undefined ? "black" : colorOfSeat(result.winner);
}

function seenFromHere(room: Room): Room {
  const here = ownerOf(room, sideHere(room));
  return changeSeats(room, (seat) => ({
    ...seat,
    socketId: seat.owner === here ? HERE : OPPOSITE,
  }));
}
