// The limits of section X, from what the environment says.
import type { Settings } from "./environment.ts";

/** `count` calls are let through in each window of `seconds`. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

export interface Limits {
  readonly connectionsPerAddress: number;
  readonly messageBytes: number;
  readonly roomsPerPlayer: number;
  readonly roomsPerAddress: number;
  readonly openRowsPerAddress: number;
  readonly seatsPerPlayer: number;
  readonly seatsPerAddress: number;
  /** Beyond these the server is too busy for moves, and for other calls before (X5). */
  readonly load: LoadLimits;
  readonly rates: Rates;
  readonly addressRates: AddressRates;
  readonly wire: WireLimits;
}

export interface LoadLimits {
  /** Calls that are not answered yet. */
  readonly callsInFlight: number;
  /** How late timers may be, in milliseconds, on average of the last ones. */
  readonly loopDelayMs: number;
  /** While there are many calls, only so many are taken as are answered within so many milliseconds. */
  readonly callMs: number;
}

/** Of all who come from one address (X4). */
export interface AddressRates {
  readonly rooms: Rate;
  readonly joins: Rate;
  /** Players that this server does not know. */
  readonly newKeys: Rate;
  readonly handshakes: Rate;
  /** Answers `Room not found`. */
  readonly notFound: Rate;
}

/** What holds below the game's own calls: packets, connections, and how long anything may take. */
export interface WireLimits {
  /** Packets of one connection, whatever they are. */
  readonly packets: Rate;
  /** Bytes of one WebSocket. */
  readonly bytes: Rate;
  /** HTTP requests of one address. */
  readonly requests: Rate;
  /** TCP connections begun by one address. */
  readonly newTcpConnections: Rate;
  /** How long an address that flooded is not let in. */
  readonly floodWaitSeconds: number;
  readonly tcpConnections: number;
  readonly tcpConnectionsPerAddress: number;
  /** What may wait for a connection that does not read. */
  readonly waitingMessages: number;
  readonly waitingBytes: number;
  /** How long it may wait. */
  readonly drainSeconds: number;
  /** What came in large pieces and waits to be read, of all connections together. */
  readonly backlogBytes: number;
  readonly headerSeconds: number;
  readonly requestSeconds: number;
  /** From the handshake until the game is joined. */
  readonly connectSeconds: number;
  /** From polling to a WebSocket. */
  readonly upgradeSeconds: number;
}

export interface Rates {
  readonly movePiece: Rate;
  readonly playerReady: Rate;
  readonly playAgain: Rate;
  readonly createRoom: Rate;
  readonly joinRoom: Rate;
  readonly getAvailableRooms: Rate;
  readonly greet: Rate;
  /** Each of the events that have no rate of their own. */
  readonly other: Rate;
  /** Refused calls of one socket; beyond that it is disconnected. */
  readonly flood: Rate;
}

export function toLimits(read: Settings): Limits {
  return {
    connectionsPerAddress: read.MAX_CONNECTIONS_PER_IP,
    messageBytes: read.MAX_MESSAGE_BYTES,
    roomsPerPlayer: read.MAX_ROOMS_PER_PLAYER,
    roomsPerAddress: read.MAX_ROOMS_PER_ADDRESS,
    openRowsPerAddress: read.MAX_OPEN_ROWS_PER_ADDRESS,
    seatsPerPlayer: read.MAX_SEATS_PER_PLAYER,
    seatsPerAddress: read.MAX_SEATS_PER_ADDRESS,
    load: {
      callsInFlight: read.MAX_CALLS_IN_FLIGHT,
      loopDelayMs: read.MAX_LOOP_DELAY_MS,
      callMs: read.MAX_CALL_MS,
    },
    rates: {
      movePiece: read.RATE_MOVE_PIECE,
      playerReady: read.RATE_PLAYER_READY,
      playAgain: read.RATE_PLAY_AGAIN,
      createRoom: read.RATE_CREATE_ROOM,
      joinRoom: read.RATE_JOIN_ROOM,
      getAvailableRooms: read.RATE_GET_AVAILABLE_ROOMS,
      greet: read.RATE_GREET,
      other: read.RATE_OTHER,
      flood: read.RATE_FLOOD,
    },
    addressRates: {
      rooms: read.RATE_ROOMS_PER_ADDRESS,
      joins: read.RATE_JOINS_PER_ADDRESS,
      newKeys: read.RATE_NEW_KEYS_PER_ADDRESS,
      handshakes: read.RATE_HANDSHAKES_PER_ADDRESS,
      notFound: read.RATE_NOT_FOUND_PER_ADDRESS,
    },
    wire: toWireLimits(read),
  };
}

function toWireLimits(read: Settings): WireLimits {
  return {
    packets: read.RATE_PACKETS,
    bytes: read.RATE_BYTES,
    requests: read.RATE_REQUESTS_PER_IP,
    newTcpConnections: read.RATE_TCP_CONNECTIONS_PER_IP,
    floodWaitSeconds: read.FLOOD_WAIT_SECONDS,
    tcpConnections: read.MAX_TCP_CONNECTIONS,
    tcpConnectionsPerAddress: read.MAX_TCP_CONNECTIONS_PER_IP,
    waitingMessages: read.MAX_WAITING_MESSAGES,
    waitingBytes: read.MAX_WAITING_BYTES,
    drainSeconds: read.DRAIN_SECONDS,
    backlogBytes: read.MAX_BACKLOG_BYTES,
    headerSeconds: read.HEADER_SECONDS,
    requestSeconds: read.REQUEST_SECONDS,
    connectSeconds: read.CONNECT_SECONDS,
    upgradeSeconds: read.UPGRADE_SECONDS,
  };
}
