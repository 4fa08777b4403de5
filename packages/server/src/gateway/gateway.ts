// The gateway: answers the calls of sockets and broadcasts changes.
import { type Clock, every, pause } from "@kingrow/time";
import type { CallDoor } from "../door/door.ts";
import type { Outcome } from "../keeper/outcome.ts";
import type { RoomKeeper } from "../keeper/roomKeeper.ts";
import { CallHandler } from "./calls/calls.ts";
import type { Recorder } from "../door/recorder.ts";
import { createDisconnectReports } from "./seats/disconnectReports.ts";
import { broadcast, inviteVisitors } from "./broadcast.ts";
import { closeGradually } from "./transport/drain.ts";
import { createFeatured } from "./lobby/featured.ts";
import { createPeopleCount } from "./lobby/peopleCount.ts";
import { AUDIENCE, createLobby, type Lobby } from "./lobby/lobby.ts";
import type { WatcherCounts } from "./watching/watcherCounts.ts";
import { createRefusedVisitors, type RefusedVisitors } from "./seats/refusedVisitors.ts";
import { identify } from "./transport/session.ts";
import type { Transport, Caller } from "./transport/transport.ts";
import { WatchedRooms } from "./watching/watchedRooms.ts";

export interface GatewayOptions {
  readonly keeper: RoomKeeper;
  readonly transport: Transport;
  readonly door: CallDoor;
  /** The run of this node. */
  readonly run: () => string;
  /** The clock of deadlines, epoch ms. */
  readonly clock: Clock;
  readonly recorder: Recorder;
  /** Runs a call whose lines in the log contain a new id. */
  readonly inCall: <R>(act: () => R) => R;
  readonly watcherCounts: WatcherCounts;
  /** Called with each fault that was answered with UNAVAILABLE. */
  readonly onFault: (fault: unknown) => void;
}

export interface Gateway {
  /** Gives a socket its session, or refuses it. */
  readonly identify: ReturnType<typeof identify>;
  /** A socket with a session has connected; comes before its first call. */
  welcome(socket: Caller): void;
  /** The acknowledgement, if the caller wants one, is the last argument. */
  call(socket: Caller, name: unknown, args: readonly unknown[]): void;
  /** The socket's connection is closed. */
  gone(socket: Caller): void;
  /** Answers the running calls and closes all connections. All players keep their seats. */
  drain(): Promise<void>;
}

export function createGateway(options: GatewayOptions): Gateway {
  const { keeper, transport, door, run, recorder, clock, watcherCounts, onFault } = options;
  const look = (roomId: string) => keeper.perform(roomId, { type: "look" });
  const { lobby, people, featured, ...lobbyEvents } = createLobbyEvents(options, look);
  const visitors = createRefusedVisitors(clock.now);
  const disconnects = createDisconnectReports(keeper, clock);
  const watching = new WatchedRooms({ transport, watcherCounts, clock, look });
  const calls = new CallHandler({
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
  const broadcasting = { transport, run, lobby, visitors, recorder };
  keeper.addListener((update) => broadcast(broadcasting, update));
  // After the broadcast to the players.
  keeper.addListener((update) => watching.onUpdate(update));
  keeper.addListener(featured.onUpdate);
  const unsubscribe = subscribeToPeers({ clock, transport, lobby, visitors });

  return {
    identify: identify({
      run,
      addressOf: (connection) => transport.addressOf(connection),
      now: () => clock.now(),
    }),
    welcome: () => people.come(),
    call(socket, name, args) {
      const { running } = socket.data.session;
      const call = options.inCall(() => calls.handle(socket, name, args));
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
      unsubscribe();
    },
  };
}

/** The events for sockets in the lobby: the list, the number of people and a game. */
function createLobbyEvents(
  { keeper, transport, clock, onFault }: GatewayOptions,
  look: (roomId: string) => Promise<Outcome>,
) {
  const { peers } = transport;
  const audience = transport.here.to(AUDIENCE);
  const audienceSize = (): number => transport.countIn(AUDIENCE);
  const people = createPeopleCount({ audience, audienceSize, peers, clock });
  const featured = createFeatured({ clock, audience, audienceSize, look: peers && look });
  const lobby = createLobby({
    clock,
    audience,
    audienceSize,
    list: () => keeper.lobby(),
    notifyPeers: peers?.send.lobbyChanged,
    onEntered: (newcomer) => {
      people.sendTo(newcomer);
      featured.sendTo(newcomer);
    },
    onFault,
  });
  const stop = (): void => [lobby, people, featured].forEach((part) => part.stop());
  return { lobby, people, featured, stop };
}

/** The lobby is read this often in any case, because a signal may get lost. */
const LOOK_MS = 2_000;

interface PeerServices {
  readonly clock: Clock;
  readonly transport: Transport;
  readonly lobby: Lobby;
  readonly visitors: RefusedVisitors;
}

/** Handles the signals of other nodes. Answers how to end that. */
function subscribeToPeers({ clock, transport, lobby, visitors }: PeerServices): () => void {
  if (transport.peers === undefined) return () => undefined;
  const lobbyChanged = () => {
    if (transport.countIn(AUDIENCE) > 0) lobby.touchedElsewhere();
  };
  transport.peers.subscribe({
    lobbyChanged,
    seatFreed: (roomId) => inviteVisitors({ io: transport, visitors }, roomId),
  });
  return every(clock, LOOK_MS, lobbyChanged);
}
