// Projects a room to its lobby row (rule L2) and its featured game (rule L5).
import {
  type AvailableRoom,
  type FeaturedGame,
  MAX_PLAYERS,
  type SeatNames,
} from "@kingrow/protocol";
import { formatFen } from "@kingrow/rules";
import { isClosed, seatedIn, type Room } from "../state/room.ts";
import { projectBoard, nameOf, projectOptions } from "./projection.ts";

/** The lobby row; undefined for private and closed rooms, after a game, and for rooms without connected players. */
export function lobbyEntry(room: Room): AvailableRoom | undefined {
  if (!isListed(room)) return undefined;
  const playerCount = seatedIn(room).length;
  const status = playerCount < MAX_PLAYERS ? "Open" : "Full";
  const { options } = projectOptions(room);
  const { id, createdAt, phase } = room;
  const shown = { options, createdAt, gameStatus: phase, names: namesIn(room) };
  return { id, playerCount, maxPlayers: MAX_PLAYERS, status, ...shown };
}

/** The game for the board of the lobby; undefined if visitors may not watch it. */
export function featuredGame(room: Room): FeaturedGame | undefined {
  const { id, game, options, phase } = room;
  if (game === undefined || phase !== "started" || !options.watchable || !isListed(room))
    return undefined;
  return {
    roomId: id,
    position: formatFen(game.position),
    lastMove: projectBoard(room, game).lastMove,
    moveNumber: Math.floor(game.moves.length / 2) + 1,
    names: namesIn(room),
  };
}

function isListed(room: Room): boolean {
  const isOpen = room.options.visibility === "public" && room.phase !== "ended";
  return isOpen && !isClosed(room) && room.unlisted !== true;
}

function namesIn(room: Room): SeatNames {
  return [nameOf(room, 1), nameOf(room, 2)];
}
