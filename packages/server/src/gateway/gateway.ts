// Puts the gateway together, whatever carries the sockets: who may ask for what, and who is told of what became of it.
import { pause } from "@kingrow/time";
import type { RoomKeeper } from "../keeper/roomKeeper.ts";
import type { Trace } from "./trace.ts";
import { createDisconnectReports } from "./seats/disconnectReports.ts";
import { type BroadcastDependencies, createBroadcast } from "./broadcast.ts";
import { closeGradually } from "./transport/drain.ts";
import { createHeadcount, type Headcount } from "./lobby/headcount.ts";
import { AUDIENCE, createLobby, type Lobby } from "./lobby/lobby.ts";
import { heedPeers } from "./peerNodes.ts";
import type { WatchCounts } from "./watching/onlookers.ts";
import { createRefusedVisitors } from "./seats/refusedVisitors.ts";
import { createService, type ServiceDependencies } from "./service.ts";
import { identify, type IdentifyDependencies } from "./transport/session.ts";
import type { Transport } from "./transport/transport.ts";
import type { Caller } from "./transport/types.ts";
import { createWatching } from "./watching/watching.ts";

type Given =
  | "limits"
  | "addresses"
  | "counters"
  | "load"
  | "recorder"
  | "clock"
  | "steady"
  | "wall"
  | "onFault";

export interface GatewayDependencies
  extends Pick<ServiceDependencies, Given>, Pick<IdentifyDependencies, "run"> {
  readonly keeper: RoomKeeper;
  readonly transport: Transport;
  /** Gives each call an id in the log. */
  readonly trace: Pick<Trace, "each">;
  readonly onlookers: WatchCounts;
}

export interface Gateway {
  /** Gives a socket its session, or refuses it. */
  readonly identify: ReturnType<typeof identify>;
  /** A socket with a session has connected; comes before its first call. */
  welcome(socket: Caller): void;
  /** The acknowledgement, if one is asked for, is the last argument. */
  call(socket: Caller, name: unknown, args: readonly unknown[]): void;
  /** The socket was behind and takes again what it is sent: it gets the newest of what it left out. */
  caughtUp(socket: Caller, isInLobby: boolean): void;
  /** The socket's connection is closed. */
  gone(socket: Caller): void;
  /** Answers what is running and closes all connections without giving up any seat. */
  drain(): Promise<void>;
}

export function createGateway(dependencies: GatewayDependencies): Gateway {
  const { keeper, transport, run, load, recorder, clock, onFault } = dependencies;
  const headcount = createHeadcount({
    io: transport.keepingUp,
    audience: () => transport.countIn(AUDIENCE),
    peers: transport.peers,
    clock,
  });
  const lobby = createGatewayLobby(dependencies, headcount);
  const visitors = createRefusedVisitors(clock.now);
  const disconnects = createDisconnectReports(keeper, clock);
  const disconnectFlooder = (socket: Caller) => transport.disconnectFlooder(socket);
  const look = (roomId: string) => keeper.perform(roomId, { type: "look" });
  const watching = createWatching({ ...dependencies, look });
  const desk = { lobby, visitors, disconnects, watching, disconnectFlooder };
  const service = createService({ ...dependencies, ...desk });
  const onCall = dependencies.trace.each(service.onCall);
  keeper.addListener(createBroadcast(broadcastOver(transport, { run, lobby, visitors, recorder })));
  // The players first.
  keeper.addListener(watching.onKept);
  const stopHeeding = heedPeers({ clock, transport, lobby, visitors });

  return {
    identify: identify({ run, addressOf: (connection) => transport.addressOf(connection) }),
    welcome(socket) {
      headcount.come();
      service.welcome(socket);
    },
    call(socket, name, args) {
      const { running } = socket.data.session;
      const call = onCall(socket, name, args);
      running.add(call);
      void call.then(() => running.delete(call));
    },
    caughtUp(socket, isInLobby) {
      if (isInLobby) lobby.enter(socket).catch(onFault);
      watching.caughtUp(socket);
    },
    gone(socket) {
      headcount.gone();
      watching.end(socket);
      disconnects.report(socket.id, socket.data.session.rooms);
    },
    async drain() {
      disconnects.stop();
      await closeGradually(transport.closables(), (ms) => pause(clock, ms));
      lobby.stop();
      headcount.stop();
      watching.stop();
      load.stop();
      stopHeeding();
    },
  };
}

function createGatewayLobby(dependencies: GatewayDependencies, headcount: Headcount): Lobby {
  const { keeper, transport, clock, load, onFault } = dependencies;
  return createLobby({
    clock,
    io: transport.keepingUp,
    everybody: transport.crowd(AUDIENCE),
    isBehind: (socket) => transport.isBehind(socket),
    audience: () => transport.countIn(AUDIENCE),
    list: () => keeper.lobby(),
    isCalm: () => load.isCalm,
    tellPeers: transport.peers?.tell.lobbyTouched,
    onEntered: (newcomers) => headcount.tell(newcomers),
    onFault,
  });
}

interface Told extends Pick<BroadcastDependencies, "lobby" | "visitors" | "recorder"> {
  readonly run: () => string;
}

function broadcastOver(io: Transport, { run, ...told }: Told): BroadcastDependencies {
  const { here, peers } = io;
  return { io, ...told, here: peers && { run, io: here }, tellPeers: peers?.tell.seatFreed };
}
