// The judge's own record of every stored version of every room.
import { project, type Room, seatsOf, type AnsweredMove, listOfAnswered } from "@kingrow/room";
import type { RoomState } from "@kingrow/protocol";

export interface RoomHistory {
  readonly versions: Room[];
  isRemoved: boolean;
  /** The version in which each owner took the seat. */
  readonly seatSince: Map<string, number>;
  /** Time of the last step, or of the last change of phase, epoch milliseconds. */
  movedAt: number;
  /** The version of the last change of board, turn or game. */
  boardVersion: number;
}

export interface History {
  readonly of: (roomId: string) => RoomHistory | undefined;
  readonly latest: (roomId: string) => Room | undefined;
  /** The rooms on the disk now. */
  readonly stored: () => readonly Room[];
  readonly add: (room: Room) => void;
  readonly remove: (roomId: string) => void;
  readonly moveVersion: (moveId: string) => number | undefined;
  /** Whether a room state equals the projection of a stored version. */
  readonly holds: (state: RoomState) => boolean;
}

export function createHistory(): History {
  const rooms = new Map<string, RoomHistory>();
  const texts = new Map<string, string>();
  const moves = new Map<string, number>();

  const textOf = ({ id, version }: RoomState): string | undefined => {
    const key = `${id} ${version}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const room = rooms.get(id)?.versions[version - 1];
    if (room === undefined) return undefined;
    const text = timeless(project(room, 0));
    texts.set(key, text);
    return text;
  };

  return {
    of: (roomId) => rooms.get(roomId),
    latest: (roomId) => {
      const history = rooms.get(roomId);
      return history?.isRemoved === false ? history.versions.at(-1) : undefined;
    },
    stored: () =>
      [...rooms.values()].flatMap(({ isRemoved, versions }) =>
        isRemoved ? [] : versions.slice(-1),
      ),
    add: (room) => {
      const history = rooms.get(room.id) ?? emptyHistory();
      rooms.set(room.id, history);
      record(history, room);
      for (const { moveId, version } of newMoves(room)) moves.set(moveId, version);
    },
    remove: (roomId) => {
      const history = rooms.get(roomId);
      if (history !== undefined) history.isRemoved = true;
    },
    moveVersion: (moveId) => moves.get(moveId),
    holds: (state) => textOf(state) === timeless(state),
  };
}

/** A room state as text without its times: equal for two snapshots of one version. */
export function timeless(state: RoomState): string {
  return JSON.stringify({ ...state, serverTime: 0, watchers: 0, watchId: null });
}

function emptyHistory(): RoomHistory {
  return { versions: [], isRemoved: false, seatSince: new Map(), movedAt: 0, boardVersion: 0 };
}

function record(history: RoomHistory, room: Room): void {
  const before = history.versions.at(-1);
  // A drawn opening that is played again begins with the board of an unbegun game.
  if (!isSameGame(before, room) || before?.phase !== room.phase) {
    history.movedAt = room.changedAt;
    history.boardVersion = room.version;
  }
  history.versions.push(room);
  const owners = ownersIn(room);
  for (const owner of history.seatSince.keys())
    if (!owners.includes(owner)) history.seatSince.delete(owner);
  for (const owner of owners)
    if (!history.seatSince.has(owner)) history.seatSince.set(owner, room.version);
}

/** The moves added by this version; at most one. */
function newMoves(room: Room): readonly AnsweredMove[] {
  return seatsOf(room)
    .flatMap(({ answeredMoves }) => listOfAnswered(answeredMoves))
    .filter(({ version }) => version === room.version);
}

export function ownersIn(room: Room): readonly string[] {
  return seatsOf(room).map(({ owner }) => owner);
}

export function isSeatOf(room: Room, socketId: string | undefined): boolean {
  return seatsOf(room).some((seat) => seat.socketId === socketId);
}

/** Whether two rooms have the same game, by its moves and current path. */
export function isSameGame(one: Room | undefined, other: Room | undefined): boolean {
  return momentOf(one) === momentOf(other);
}

function momentOf(room: Room | undefined): string {
  if (room?.game === undefined) return "";
  const { position, moves, path } = room.game;
  const { black, white, kings, turn, jumper } = position;
  return [black, white, kings, turn, jumper, moves.length, moves.at(-1), path.length].join(" ");
}
