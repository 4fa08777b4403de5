// The closed list of refusals: a code for programs, a sentence for people.

export const REFUSAL_SENTENCES = {
  INVALID_REQUEST: "Invalid request",
  ROOM_NOT_FOUND: "Room not found",
  ROOM_FULL: "Room is full",
  TOO_MANY_ROOMS: "You have too many open rooms. Leave one before you create another.",
  TOO_MANY_SEATS: "You sit in too many rooms. Leave one before you take another seat.",
  ADDRESS_LIMIT: "Too many rooms and seats are taken from your network. Please try again later.",
  GAME_NOT_STARTED: "The game has not started yet",
  GAME_ALREADY_STARTED: "The game has already started",
  GAME_OVER: "The game is over",
  GAME_NOT_OVER: "The game is not over yet",
  NOT_YOUR_TURN: "It is not your turn",
  NO_PIECE: "There is no piece on that square",
  NOT_YOUR_PIECE: "That is not your piece",
  MUST_CAPTURE: "You must capture",
  MUST_CONTINUE: "You must go on capturing with the same piece",
  ILLEGAL_MOVE: "That piece cannot move there",
  STALE: "The game has moved on. The board has been brought up to date.",
  DRAW_ALREADY_OFFERED: "You have already offered a draw. Make a move before you offer again.",
  NO_DRAW_OFFER: "There is no draw offer to answer",
  TAKEBACK_ALREADY_OFFERED:
    "A takeback has been asked for already. Make a move before you ask again.",
  NO_TAKEBACK_OFFER: "There is no takeback to answer",
  NOTHING_TO_TAKE_BACK: "You have made no move that could be taken back",
  TOO_EARLY_TO_CLAIM: "It is too early to claim the win",
  NOT_ALLOWED: "That is not possible here",
  RATE_LIMITED: "Too many requests. Please slow down.",
  OVERLOADED: "The server is very busy right now. Please try again in a moment.",
  UNAVAILABLE: "The service is briefly unavailable. Please try again.",
} as const;

export type RefusalCode = keyof typeof REFUSAL_SENTENCES;

/** A failed acknowledgement: `message` and `error` carry the same sentence. */
export interface RefusalAck {
  readonly success: false;
  readonly message: string;
  readonly error: string;
  readonly code: RefusalCode;
}

export function refusalAck(code: RefusalCode): RefusalAck {
  const sentence = REFUSAL_SENTENCES[code];
  return { success: false, message: sentence, error: sentence, code };
}

/** Sentences of the `error` event, after which the server closes the connection. */
export const CONNECTION_ERROR_SENTENCES = {
  IP_LIMIT_EXCEEDED: "Too many connections from this IP address",
  SEAT_TAKEN_OVER: "Your seat was taken over in another window",
  FLOODING: "This connection sent too many requests and was closed",
} as const;

export type ConnectionErrorCode = keyof typeof CONNECTION_ERROR_SENTENCES;
