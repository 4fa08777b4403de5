// The fixed numbers of the game.

/** The same position with the same side to move this often is a draw. */
export const REPETITIONS_FOR_DRAW = 3;

/** This many plies (whole moves of either side) without a capture or a man's advance are a draw. */
export const QUIET_PLIES_FOR_DRAW = 80;

export const PIECES_PER_SIDE = 12;

/** Rows, and cells in each. */
export const BOARD_SIZE = 8;
