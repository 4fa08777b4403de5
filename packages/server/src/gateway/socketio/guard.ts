// Watches every connection below Socket.IO, from its first byte to its end, and ends those that do harm (X6, X7, X10).
import type { IncomingMessage } from "node:http";
import { every } from "@kingrow/time";
import type { WebSocket } from "ws";
import type { WireLimits } from "../../limits.ts";
import { countingKey } from "../address.ts";
import type { Connection } from "./admission.ts";
import { corkTurns } from "./cork.ts";
import { createEndings, type Endings, type EndingsDependencies } from "./endings.ts";
import { boundPolling, boundWebSocket } from "./inflow.ts";
import { createOutflow } from "./outflow.ts";
import { createPacketJudge, type Packet } from "./packets.ts";
import type { Lane } from "../lane.ts";
import type { TurnAway } from "./turnAway.ts";
import { type OnWebSocket, webSocketOf, webSocketServer } from "./webSockets.ts";

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
  stop(): void;
}

export interface GuardDependencies extends EndingsDependencies {
  readonly limits: WireLimits;
  readonly turnAway: TurnAway;
  readonly lane: Lane;
  /** What stands for an address where it is counted. */
  readonly tagOf: (request: IncomingMessage) => string;
}

const LOOK_EVERY_MS = 250;

export function createGuard(dependencies: GuardDependencies): Guard {
  const { limits, steady } = dependencies;
  const bounds = { limits, lane: dependencies.lane, now: steady.now };
  const members = new WeakMap<Connection, Member>();
  const carriers = createCarriers((connection) => members.has(connection));
  const endings = createEndings(dependencies);
  const outflow = createOutflow({
    ...dependencies,
    onTooSlow: (connection) => endings.endNow(connection, "TOO_SLOW"),
    onBehind: (connection) => members.get(connection)?.fallBehind(),
    onCaughtUp: (connection) => members.get(connection)?.catchUp(),
  });

  const joining = createJoining(dependencies, endings);

  function flooded(connection: Connection | undefined): void {
    if (connection === undefined) return;
    const member = members.get(connection);
    endings.endFlood(connection, member && (() => member.tellFlooding()));
  }

  const onWebSocket: OnWebSocket = (websocket, { request, tcp }) => {
    const carrier = carriers.begin(websocket);
    // Not the request itself: it would be kept as long as the connection is open.
    const address = dependencies.addressOf(request);
    const from = { tcp, address: dependencies.tagOf(request) };
    // For each piece that comes, so nothing is looked up here.
    const turnAway = (chunk: Buffer): boolean =>
      carrier.isOfMember && dependencies.turnAway(chunk, from);
    const carried = { websocket, tcp, turnAway, address: countingKey(address) };
    boundWebSocket(bounds, carried, () => {
      if (carrier.connection !== undefined) flooded(carrier.connection);
      else {
        dependencies.floods.note(address);
        websocket.terminate();
      }
    });
  };

  return {
    wsEngine: webSocketServer(onWebSocket),
    watch(connection) {
      endings.meet(connection);
      carriers.begun(connection);
      if (connection.transport.name === "polling")
        boundPolling(bounds, connection, () => flooded(connection));
      const judge = createPacketJudge();
      connection.on("packet", (packet: Packet) => {
        if (judge(packet) === "foreign") endings.endNow(connection, "FOREIGN_PACKET");
      });
      outflow.watch(connection);
      corkTurns(connection);
      joining.begin(connection);
    },
    joined(member) {
      members.set(member.conn, member);
      joining.end(member.conn);
      carriers.note(member.conn);
    },
    passed: outflow.passed,
    flooded,
    waitingBytes: () => outflow.waitingBytes(),
    stop: () => [outflow, joining].forEach((part) => part.stop()),
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

/** Who has not joined the game yet. One timer looks after all: one of its own would stay with each connection. */
function createJoining(
  { limits, steady }: Pick<GuardDependencies, "limits" | "steady">,
  { endNow }: Pick<Endings, "endNow">,
) {
  /** Since when; the first to come first. */
  const all = new Map<Connection, number>();
  const stop = every(steady, LOOK_EVERY_MS, () => {
    const latest = steady.now() - limits.connectSeconds * 1_000;
    for (const [connection, since] of all) {
      if (since > latest) return;
      all.delete(connection);
      if (connection.readyState !== "closed") endNow(connection, "NEVER_CONNECTED");
    }
  });
  return {
    begin: (connection: Connection) => void all.set(connection, steady.now()),
    end: (connection: Connection) => void all.delete(connection),
    stop,
  };
}
