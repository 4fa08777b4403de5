// Puts the gateway together, whatever carries the sockets: who may ask for what, and who is told of what became of it.
import { type Clock, pause } from "@kingrow/time";
import type { CallDoor } from "../door/door.ts";
import type { Outcome } from "../keeper/outcome.ts";
import type { RoomKeeper } from "../keeper/roomKeeper.ts";
import { createOnCall } from "./calls/calls.ts";
import type { Recorder } from "../door/recorder.ts";
import { createDisconnectReports } from "./seats/disconnectReports.ts";
import { createBroadcast } from "./broadcast.ts";
import { closeGradually } from "./transport/drain.ts";
import { createFeatured } from "./lobby/featured.ts";
import { createPeopleCount } from "./lobby/peopleCount.ts";
import { AUDIENCE, createLobby } from "./lobby/lobby.ts";
import { heedPeers } from "./peerNodes.ts";
import type { WatcherCounts } from "./watching/watcherCounts.ts";
import { createRefusedVisitors } from "./seats/refusedVisitors.ts";
import { identify } from "./transport/session.ts";
import type { Transport, Caller } from "./transport/transport.ts";
import { Watching } from "./watching/watching.ts";

export interface GatewayDependencies {
  readonly keeper: RoomKeeper;
  readonly transport: Transport;
  readonly door: CallDoor;
  /** Random id of this life of the server, as it is now. */
  readonly run: () => string;
  /** The clock of deadlines, epoch ms. */
  readonly clock: Clock;
  readonly recorder: Recorder;
  /** Runs a call; its lines in the log carry an id of their own. */
  readonly inCall: <R>(act: () => R) => R;
  readonly watcherCounts: WatcherCounts;
  /** Hears of what was answered with UNAVAILABLE. */
  readonly onFault: (fault: unknown) => void;
}

export interface Gateway {
  /** Gives a socket its session, or refuses it. */
  readonly identify: ReturnType<typeof identify>;
  /** A socket with a session has connected; comes before its first call. */
  welcome(socket: Caller): void;
  /** The acknowledgement, if one is asked for, is the last argument. */
  call(socket: Caller, name: unknown, args: readonly unknown[]): void;
  /** The socket's connection is closed. */
  gone(socket: Caller): void;
  /** Answers what is running and closes all connections without giving up any seat. */
  drain(): Promise<void>;
}

export function createGateway(dependencies: GatewayDependencies): Gateway {
  const { keeper, transport, door, run, recorder, clock, watcherCounts, onFault } = dependencies;
  const look = (roomId: string) => keeper.perform(roomId, { type: "look" });
  const { lobby, people, featured, ...lobbyEvents } = createLobbyEvents(dependencies, look);
  const visitors = createRefusedVisitors(clock.now);
  const disconnects = createDisconnectReports(keeper, clock);
  const watching = new Watching({ ...dependencies, look });
  const onCall = createOnCall({
    clock,
    keeper,
    door,
    lobby,
    watching,
    watcherCounts,
    disconnects,
    visitors,
    recorder,
    onFault,
  });
  keeper.addListener((update) => door.rooms.note(update));
  keeper.addListener(createBroadcast({ transport, run, lobby, visitors, recorder }));
  // The players first.
  keeper.addListener((update) => watching.onUpdate(update));
  keeper.addListener(featured.onUpdate);
  const stopHeeding = heedPeers({ clock, transport, lobby, visitors });

  return {
    identify: identify({
      run,
      addressOf: (connection) => transport.addressOf(connection),
      now: () => clock.now(),
    }),
    welcome: () => people.come(),
    call(socket, name, args) {
      const { running } = socket.data.session;
      const call = dependencies.inCall(() => onCall(socket, name, args));
      running.add(call);
      void call.then(() => running.delete(call));
    },
    gone(socket) {
      people.gone();
      watching.end(socket);
      disconnects.add(socket.id, socket.data.session.rooms);
    },
    async drain() {
      disconnects.stop();
      await closeGradually(transport.closables(), (ms) => pause(clock, ms));
      lobbyEvents.stop();
      watching.stop();
      stopHeeding();
    },
  };
}

/** What sockets in the lobby get: the list, the number of people and a game. */
function createLobbyEvents(
  { keeper, transport, clock, onFault }: GatewayDependencies,
  look: (roomId: string) => Promise<Outcome>,
) {
  const { peers } = transport;
  const everybody = transport.here.to(AUDIENCE);
  const audience = (): number => transport.countIn(AUDIENCE);
  const people = createPeopleCount({ everybody, audience, peers, clock });
  const featured = createFeatured({ clock, everybody, audience, look: peers && look });
  const lobby = createLobby({
    clock,
    everybody,
    audience,
    list: () => keeper.lobby(),
    tellPeers: peers?.tell.lobbyTouched,
    onEntered: (newcomer) => {
      people.tell(newcomer);
      featured.tell(newcomer);
    },
    onFault,
  });
  const stop = (): void => [lobby, people, featured].forEach((part) => part.stop());
  return { lobby, people, featured, stop };
}
