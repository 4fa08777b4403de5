// The shape of the network for endings, for the search and for the program that fits it.

/** Own men, own kings, enemy men and enemy kings on 32 squares, and whether the side has the move. */
export const INPUTS = 129;
export const FIRST = 32;
export const SECOND = 16;
/** Positions with more pieces are judged by patterns. */
export const MOST_PIECES = 16;
/** Activations lie between 0 and this. */
export const FULL = 127;
/** The scale of the weights of the second layer and of the result, as powers of two. */
export const SECOND_SHIFT = 6;
export const RESULT_SHIFT = 6;
/** Every second row. A side with an odd number of pieces there has "the move", as books call it. */
export const SYSTEM = 0x0f0f0f0f;
