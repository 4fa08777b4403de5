// Every limit of section X with its default. Operators tune a few of them through settings (config.ts).
import { type CommandName, MAX_MESSAGE_BYTES } from "@kingrow/protocol";

/** `count` in each window of `seconds`. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

export type Limits = ReturnType<typeof toLimits>;
export type AddressLimits = Limits["address"];
export type ConnectionLimits = Limits["connection"];

const PER_PLAYER = {
  movePiece: { count: 30, seconds: 10 },
  playerReady: { count: 10, seconds: 10 },
  playAgain: { count: 10, seconds: 10 },
  createRoom: { count: 10, seconds: 60 },
  playNow: { count: 10, seconds: 60 },
  joinRoom: { count: 30, seconds: 60 },
  watchRoom: { count: 30, seconds: 60 },
  getAvailableRooms: { count: 20, seconds: 10 },
  // Greetings are limited by their pause (O7).
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

/** The limits that operators tune. */
export interface LimitSettings {
  readonly tcpConnections: number;
  readonly connectionsPerAddress: number;
  readonly callsInFlight: number;
  readonly addressFactor: number;
  readonly playerFactor: number;
}

export function toLimits(tuned: LimitSettings) {
  const { addressFactor, playerFactor } = tuned;
  const ofAddress = (rate: Rate) => times(rate, addressFactor);
  const ofPlayer = (rate: Rate) => times(rate, playerFactor);
  return {
    /** Open Socket.IO connections of one address (X1). */
    connectionsPerAddress: tuned.connectionsPerAddress,
    /** Open TCP connections of all visitors, and of one address (X7). */
    tcpConnections: tuned.tcpConnections,
    tcpConnectionsPerAddress: 600 * addressFactor,
    messageBytes: MAX_MESSAGE_BYTES,
    /** Unanswered calls beyond which even moves are refused (X5). */
    callsInFlight: tuned.callsInFlight,
    roomsPerPlayer: 5 * playerFactor,
    seatsPerPlayer: 10 * playerFactor,
    /** Calls of one player by event (X2). */
    rates: mapRates(PER_PLAYER, ofPlayer),
    /** Refused calls of one connection; one more closes it (X2). */
    refusals: ofPlayer({ count: 30, seconds: 10 }),
    /** What all players of one address may do together (X4, X7, X8). */
    address: {
      rooms: ofAddress({ count: 90, seconds: 60 }),
      joins: ofAddress({ count: 300, seconds: 60 }),
      handshakes: ofAddress({ count: 120, seconds: 10 }),
      notFound: ofAddress({ count: 60, seconds: 60 }),
      requests: ofAddress({ count: 6_000, seconds: 10 }),
      liveRooms: 120 * addressFactor,
      seats: 150 * addressFactor,
      /** Seats opposite other addresses: left before the game began, and not ready now. */
      leftSeats: ofAddress({ count: 20, seconds: 60 }),
      unreadySeats: 10 * addressFactor,
    },
    /** What one connection may send, and how long it may take (X6, X7). */
    connection: {
      packets: ofPlayer({ count: 400, seconds: 10 }),
      bytes: ofPlayer({ count: 131_072, seconds: 10 }),
      /** How long an address waits after one of its connections was closed for its volume. */
      floodWaitSeconds: 60,
      /** Unsent bytes beyond which a slow reader is disconnected. */
      bufferedBytes: 262_144,
      headerSeconds: 5,
      requestSeconds: 10,
      keepAliveSeconds: 5,
      requestsPerConnection: 1_000,
      /** From the handshake until the client has joined the game. */
      joinSeconds: 5,
      /** From polling to a WebSocket. */
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
