// Watches every connection below Socket.IO, from its first byte to its end, and ends those that do harm (X6, X7, X10).
import type { IncomingMessage } from "node:http";
import { every } from "@kingrow/time";
import type { WebSocket } from "ws";
import type { WireLimits } from "../../base/limits.ts";
import { countingKey } from "../connections/address.ts";
import type { Backlog } from "../load/backlog.ts";
import type { Connection } from "./admission.ts";
import { corkTurns } from "./cork.ts";
import { createEndings, type Endings, type EndingsDependencies } from "./endings.ts";
import { emptyHandedOn } from "./handedOn.ts";
import { boundPolling, boundWebSocket, type OnInflow } from "./inflow.ts";
import { createOutflow } from "./outflow.ts";
import { type Packet, PacketJudge } from "./packets.ts";
import type { Lane } from "../load/lane.ts";
import type { Load } from "../load/load.ts";
import type { TurnAway } from "./turnAway.ts";
import { type OnWebSocket, tcpOf, webSocketOf, webSocketServer } from "./webSockets.ts";

/** A socket that was let into the game, as far as the guard needs it. */
export interface Member {
  readonly conn: Connection;
  /** Tells it that it floods, and takes it out of the game. */
  tellFlooding(): void;
  /** Lists are left out for it until `catchUp`. */
  fallBehind(): void;
  catchUp(): void;
}

export interface Guard {
  /** For Socket.IO's option `wsEngine`. */
  readonly wsEngine: ReturnType<typeof webSocketServer>;
  watch(connection: Connection): void;
  /** The connection was let into the game. */
  joined(member: Member): void;
  /** So many bytes went to the connection past Socket.IO. */
  readonly passed: (connection: Connection, bytes: number) => void;
  /** Ends it, if it is there still: it went on although it was refused, or sent more than it may. */
  flooded(connection: Connection | undefined): void;
  /** Bytes that wait in this process, or on their way, for all connections together. */
  waitingBytes(): number;
  /** Bytes that came and wait for their turn, of all connections together. */
  backlogBytes(): number;
  stop(): void;
}

export interface GuardDependencies extends EndingsDependencies {
  readonly limits: WireLimits;
  readonly turnAway: TurnAway;
  readonly load: Pick<Load, "givesWay">;
  readonly lane: Lane;
  readonly backlog: Backlog;
  /** What stands for an address where it is counted. */
  readonly tagOf: (request: IncomingMessage) => string;
}

const LOOK_EVERY_MS = 250;

export function createGuard(dependencies: GuardDependencies): Guard {
  const { limits, steady, backlog } = dependencies;
  const bounds = { limits, lane: dependencies.lane, backlog, now: steady.now };
  const members = new WeakMap<Connection, Member>();
  const carriers = createCarriers((connection) => members.has(connection));
  const endings = createEndings(dependencies);
  const outflow = createOutflow({
    ...dependencies,
    onTooSlow: (connection) => endings.endNow(connection, "TOO_SLOW"),
    onBehind: (connection) => members.get(connection)?.fallBehind(),
    onCaughtUp: (connection) => members.get(connection)?.catchUp(),
  });

  const joining = createJoining(
    dependencies,
    (connection) => members.has(connection),
    (connection) => endings.endNow(connection, "NEVER_CONNECTED"),
  );

  function flooded(connection: Connection | undefined): void {
    if (connection === undefined) return;
    const member = members.get(connection);
    endings.endFlood(connection, member && (() => member.tellFlooding()));
  }

  const onWebSocket = watchWebSockets(dependencies, { bounds, carriers, endings, flooded });

  return {
    wsEngine: webSocketServer(onWebSocket),
    watch(connection) {
      endings.meet(connection);
      carriers.begun(connection);
      if (connection.transport.name === "polling")
        boundPolling(bounds, connection, () => flooded(connection));
      const judge = new PacketJudge();
      connection.on("packet", (packet: Packet) => {
        if (judge.see(packet) === "foreign") endings.endNow(connection, "FOREIGN_PACKET");
      });
      outflow.watch(connection);
      corkTurns(connection);
      emptyHandedOn(connection);
      joining.begin(connection, {
        address: countingKey(dependencies.addressOf(connection.request)),
        isJoining: () => judge.hasBegun || (tcpOf(connection)?.readableLength ?? 0) > 0,
      });
    },
    joined(member) {
      members.set(member.conn, member);
      joining.end(member.conn);
      carriers.note(member.conn);
    },
    passed: outflow.passed,
    flooded,
    waitingBytes: () => outflow.waitingBytes(),
    backlogBytes: () => backlog.bytes,
    stop: () => [outflow, joining].forEach((part) => part.stop()),
  };
}

interface WebSocketWatch {
  readonly bounds: Parameters<typeof boundWebSocket>[0];
  readonly carriers: ReturnType<typeof createCarriers>;
  readonly endings: Endings;
  readonly flooded: (connection: Connection | undefined) => void;
}

/** Bounds each from its first byte. */
function watchWebSockets(
  dependencies: GuardDependencies,
  { bounds, carriers, endings, flooded }: WebSocketWatch,
): OnWebSocket {
  /** A WebSocket that carries nothing yet is only probed. */
  function endOf(websocket: WebSocket, carrier: Carrier, address: string): OnInflow {
    return {
      onFlood() {
        if (carrier.connection !== undefined) return flooded(carrier.connection);
        dependencies.floods.note(address);
        websocket.terminate();
      },
      onBacklog() {
        if (carrier.connection !== undefined) endings.endNow(carrier.connection, "BACKLOG");
        else websocket.terminate();
      },
    };
  }

  return (websocket, { request, tcp }) => {
    const carrier = carriers.begin(websocket);
    // Not the request itself: it would be kept as long as the connection is open.
    const address = dependencies.addressOf(request);
    const from = { tcp, address: dependencies.tagOf(request) };
    // For each piece that comes, so nothing is looked up here.
    const turnAway = (chunk: Buffer): boolean =>
      carrier.isOfMember && dependencies.turnAway(chunk, from);
    const givesWay = () => dependencies.load.givesWay(from.address);
    const carried = { websocket, tcp, turnAway, givesWay, address: countingKey(address) };
    boundWebSocket(bounds, carried, endOf(websocket, carrier, address));
  };
}

/** What a WebSocket carries. */
interface Carrier {
  connection: Connection | undefined;
  isOfMember: boolean;
}

function createCarriers(isMember: (connection: Connection) => boolean) {
  const all = new WeakMap<WebSocket, Carrier>();

  /** What is known of the connection now. */
  function note(connection: Connection): void {
    const websocket = webSocketOf(connection);
    const carrier = websocket && all.get(websocket);
    if (carrier === undefined) return;
    carrier.connection = connection;
    carrier.isOfMember = isMember(connection);
  }

  return {
    begin(websocket: WebSocket): Carrier {
      const carrier = { connection: undefined, isOfMember: false };
      all.set(websocket, carrier);
      return carrier;
    },
    note,
    /** A WebSocket may come to carry it later, where polling does now. */
    begun(connection: Connection): void {
      note(connection);
      if (connection.transport.name === "polling")
        connection.once("upgrade", () => note(connection));
    },
  };
}

/** A connection that has not joined the game yet. */
interface Newcomer {
  /** By which it waits for its turn. */
  readonly address: string;
  readonly since: number;
  /** Something of it has come. */
  readonly isJoining: () => boolean;
  readonly hasHadMore: boolean;
}

type JoiningDependencies = Pick<GuardDependencies, "limits" | "steady" | "lane">;

/**
 * Who has not joined the game yet. One timer looks after all: one of its own would stay with each connection.
 * What somebody said in time may wait for its turn with us: so each is looked at in its own turn, which
 * comes later, and whoever has begun to join gets the time once more.
 */
function createJoining(
  { limits, steady, lane }: JoiningDependencies,
  hasJoined: (connection: Connection) => boolean,
  onNever: (connection: Connection) => void,
) {
  /** The first to come first. */
  const all = new Map<Connection, Newcomer>();

  function look(connection: Connection, newcomer: Newcomer): void {
    if (connection.readyState === "closed" || hasJoined(connection)) return;
    if (newcomer.hasHadMore || !newcomer.isJoining()) onNever(connection);
    else all.set(connection, { ...newcomer, since: steady.now(), hasHadMore: true });
  }

  const stop = every(steady, LOOK_EVERY_MS, () => {
    const latest = steady.now() - limits.connectSeconds * 1_000;
    for (const [connection, newcomer] of all) {
      if (newcomer.since > latest) return;
      all.delete(connection);
      lane.run(newcomer.address, () => look(connection, newcomer));
    }
  });
  return {
    begin: (connection: Connection, newcomer: Pick<Newcomer, "address" | "isJoining">) =>
      void all.set(connection, { ...newcomer, since: steady.now(), hasHadMore: false }),
    end: (connection: Connection) => void all.delete(connection),
    stop,
  };
}
