// Every limit of section X with its default. Operators tune a few of them through settings (environment.ts).
import { type CommandName, MAX_MESSAGE_BYTES } from "@kingrow/protocol";
import type { Settings } from "./environment.ts";

/** `count` in each window of `seconds`. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

export interface Limits {
  /** Open Socket.IO connections of one address (X1). */
  readonly connectionsPerAddress: number;
  /** Open TCP connections of all visitors, and of one address. */
  readonly tcpConnections: number;
  readonly tcpConnectionsPerAddress: number;
  readonly messageBytes: number;
  /** Unanswered calls beyond which even moves are refused (X5). */
  readonly callsInFlight: number;
  readonly roomsPerPlayer: number;
  readonly seatsPerPlayer: number;
  /** Calls of one player by event (X2). */
  readonly rates: Readonly<Record<CommandName, Rate>>;
  /** Refused calls of one connection; one more closes it (X2). */
  readonly refusals: Rate;
  readonly address: AddressLimits;
  readonly connection: ConnectionLimits;
}

/** What all players of one address may do together (X4). */
export interface AddressLimits {
  readonly rooms: Rate;
  readonly joins: Rate;
  readonly handshakes: Rate;
  readonly notFound: Rate;
  /** Seats opposite other addresses that were left before the game began. */
  readonly leftSeats: Rate;
  readonly requests: Rate;
  readonly liveRooms: number;
  readonly seats: number;
  /** Seats opposite other addresses whose players are not ready. */
  readonly unreadySeats: number;
}

/** What one connection may send, and how long it may take (X6, X7). */
export interface ConnectionLimits {
  readonly packets: Rate;
  readonly bytes: Rate;
  /** How long an address is not let in after one of its connections was closed for its volume. */
  readonly floodWaitSeconds: number;
  /** Unsent bytes beyond which a slow reader is disconnected. */
  readonly bufferedBytes: number;
  readonly headerSeconds: number;
  readonly requestSeconds: number;
  readonly keepAliveSeconds: number;
  readonly requestsPerConnection: number;
  /** From the handshake until the client has joined the game. */
  readonly joinSeconds: number;
  /** From polling to a WebSocket. */
  readonly upgradeSeconds: number;
}

const PER_PLAYER = {
  movePiece: { count: 30, seconds: 10 },
  playerReady: { count: 10, seconds: 10 },
  playAgain: { count: 10, seconds: 10 },
  createRoom: { count: 10, seconds: 60 },
  playNow: { count: 10, seconds: 60 },
  joinRoom: { count: 30, seconds: 60 },
  watchRoom: { count: 30, seconds: 60 },
  getAvailableRooms: { count: 20, seconds: 10 },
  // Greetings have a rest of their own, without a notice (O7).
  greet: { count: 200, seconds: 10 },
  leaveRoom: { count: 20, seconds: 10 },
  resign: { count: 20, seconds: 10 },
  offerDraw: { count: 20, seconds: 10 },
  answerDraw: { count: 20, seconds: 10 },
  claimWin: { count: 20, seconds: 10 },
  releaseSeat: { count: 20, seconds: 10 },
  takeback: { count: 20, seconds: 10 },
  answerTakeback: { count: 20, seconds: 10 },
} satisfies Record<CommandName, Rate>;

export function toLimits(read: Settings): Limits {
  const ofAddress = (rate: Rate) => times(rate, read.ADDRESS_LIMIT_FACTOR);
  const ofPlayer = (rate: Rate) => times(rate, read.PLAYER_LIMIT_FACTOR);
  return {
    connectionsPerAddress: read.MAX_CONNECTIONS_PER_IP,
    tcpConnections: read.MAX_TCP_CONNECTIONS,
    tcpConnectionsPerAddress: 600 * read.ADDRESS_LIMIT_FACTOR,
    messageBytes: MAX_MESSAGE_BYTES,
    callsInFlight: read.MAX_CALLS_IN_FLIGHT,
    roomsPerPlayer: 5 * read.PLAYER_LIMIT_FACTOR,
    seatsPerPlayer: 10 * read.PLAYER_LIMIT_FACTOR,
    rates: mapRates(PER_PLAYER, ofPlayer),
    refusals: ofPlayer({ count: 30, seconds: 10 }),
    address: {
      rooms: ofAddress({ count: 90, seconds: 60 }),
      joins: ofAddress({ count: 300, seconds: 60 }),
      handshakes: ofAddress({ count: 120, seconds: 10 }),
      notFound: ofAddress({ count: 60, seconds: 60 }),
      leftSeats: ofAddress({ count: 20, seconds: 60 }),
      requests: ofAddress({ count: 6_000, seconds: 10 }),
      liveRooms: 120 * read.ADDRESS_LIMIT_FACTOR,
      seats: 150 * read.ADDRESS_LIMIT_FACTOR,
      unreadySeats: 10 * read.ADDRESS_LIMIT_FACTOR,
    },
    connection: {
      packets: ofPlayer({ count: 400, seconds: 10 }),
      bytes: ofPlayer({ count: 131_072, seconds: 10 }),
      floodWaitSeconds: 60,
      bufferedBytes: 262_144,
      headerSeconds: 5,
      requestSeconds: 10,
      keepAliveSeconds: 5,
      requestsPerConnection: 1_000,
      joinSeconds: 5,
      upgradeSeconds: 5,
    },
  };
}

function times({ count, seconds }: Rate, factor: number): Rate {
  return { count: count * factor, seconds };
}

function mapRates<N extends string>(
  rates: Readonly<Record<N, Rate>>,
  change: (rate: Rate) => Rate,
): Readonly<Record<N, Rate>> {
  const changed: Record<N, Rate> = { ...rates };
  for (const name in rates) changed[name] = change(rates[name]);
  return changed;
}
