// The parts of the model for the property tests: its kind, seats and moves.

export interface RoomKind {
  readonly isPrivate: boolean;
  /** With three minutes and two seconds a move. */
  readonly isPaced: boolean;
  /** Its creator came by `playNow`; a private room has no such. */
  readonly isMatched: boolean;
}

export interface MoveExtras {
  moveId: string | undefined;
  isStale: boolean;
  /** The version the room has once the move is played. */
  version: number;
  now: number;
}

export interface ModelSeat {
  owner: string;
  socket: string;
  isMatched: boolean;
  awaySince: number | undefined;
  /** The same, but not restarted by the end of a game. */
  droppedAt: number | undefined;
  /** How long the seat is kept, as was right when its player dropped or the game ended. */
  keptFor: number;
  /** No forfeit by absence before then. */
  sparedUntil: number;
  ready: boolean;
  /** Since when the connected player is not ready, opposite a player who may free the seat. */
  idleSince: number | undefined;
  wish: boolean;
  offered: boolean;
  askedBack: boolean;
  /** Answered moves: the version of each. */
  moveIds: Map<string, number>;
}

export function seatFor({ owner, socket }: { owner: string; socket: string }): ModelSeat {
  return {
    owner,
    socket,
    isMatched: false,
    awaySince: undefined,
    droppedAt: undefined,
    keptFor: 0,
    sparedUntil: 0,
    ready: false,
    idleSince: undefined,
    wish: false,
    offered: false,
    askedBack: false,
    moveIds: new Map(),
  };
}

export function other(index: 0 | 1): 0 | 1 {
  return index === 0 ? 1 : 0;
}
