// A seat of the model for the property tests.

export interface ModelSeat {
  owner: string;
  socket: string;
  awaySince: number | undefined;
  /** How long the seat is kept, as was right when its player dropped or the game ended. */
  keptFor: number;
  /** No forfeit by absence before then. */
  sparedUntil: number;
  ready: boolean;
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
    awaySince: undefined,
    keptFor: 0,
    sparedUntil: 0,
    ready: false,
    wish: false,
    offered: false,
    askedBack: false,
    moveIds: new Map(),
  };
}

export function other(index: 0 | 1): 0 | 1 {
  return index === 0 ? 1 : 0;
}
