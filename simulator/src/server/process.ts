// The server process: the real keeper, scheduler and gateway parts, put together as the product does.
import { createAbsences } from "@kingrow/server/src/gateway/absences.ts";
import { createBroadcast } from "@kingrow/server/src/gateway/broadcast.ts";
import type { OnCall } from "@kingrow/server/src/gateway/calls.ts";
import { cut } from "@kingrow/server/src/gateway/cut.ts";
import { closeGradually } from "@kingrow/server/src/gateway/drain.ts";
import { createAddressLimits } from "@kingrow/server/src/gateway/addressLimits.ts";
import { AUDIENCE, createLobby } from "@kingrow/server/src/gateway/lobby.ts";
import { createRefusedVisitors } from "@kingrow/server/src/gateway/refusedVisitors.ts";
import { createService, type Service } from "@kingrow/server/src/gateway/service.ts";
import { identify } from "@kingrow/server/src/gateway/session.ts";
import { startDeadlineScheduler } from "@kingrow/server/src/keeper/deadlineScheduler.ts";
import { createRoomKeeper, type RoomKeeper } from "@kingrow/server/src/keeper/roomKeeper.ts";
import { type Limits, readConfig } from "@kingrow/server/src/config.ts";
import { rememberRooms } from "@kingrow/server/src/store/rememberedStore.ts";
import { StoreFault } from "@kingrow/server/src/store/roomStore.ts";
import type { End, Wire } from "../net/wire.ts";
import type { Up } from "../net/messages.ts";
import type { World } from "../world.ts";
import type { Mutation, MutationParts } from "../mutations/mutation.ts";
import type { Life } from "./life.ts";
import { newRoomId } from "./roomIds.ts";
import { createSockets, type ServerSocket, type Sockets } from "./sockets.ts";

export interface ServerProcess {
  /** A page wants in with this handshake; `undefined` while the server is stopping. */
  readonly accept: (wire: Wire, auth: unknown) => End<Up> | undefined;
  /** The process ends in this very moment. */
  readonly kill: () => void;
  /** SIGTERM: resolves when everything is answered and closed. */
  readonly stop: () => Promise<void>;
}

export interface ProcessParts extends MutationParts {
  readonly mutation: Mutation;
}

/** Few, so that some rooms are read from the disk. */
const ROOMS_IN_MEMORY = 3;

export function startProcess(parts: ProcessParts): ServerProcess {
  const { world, life, mutation } = parts;
  const now = world.schedule.now;
  const believed = mutation.life?.(life) ?? life;
  const sound = rememberRooms(parts.store, ROOMS_IN_MEMORY);
  const store = mutation.store?.(sound, parts) ?? sound;
  const onFault = (fault: unknown): void => {
    if (fault instanceof StoreFault) world.trace.note(`server: ${fault.message}`);
    else world.judge.accuse("an error the server did not expect", String(fault));
  };
  const keeper = createRoomKeeper({
    store,
    now,
    onFault,
    instance: believed,
    newRoomId: (visibility) => newRoomId(world.random, visibility),
    chance: () => world.random.between(0, 2 ** 32 - 1),
    onCommit: ignore,
    onConflict: ignore,
    ...LIMITS,
  });
  const { run } = believed;
  const gateway = createGateway({ ...parts, run, onFault, keeper: keeperFor(parts, keeper) });
  const scheduler = startDeadlineScheduler({ keeper, store, now, onFault });

  const end = (): void => {
    life.isAlive = false;
    world.globals.dropTimers();
  };
  return {
    accept: gateway.accept,
    kill: () => {
      end();
      for (const socket of gateway.sockets.all()) socket.wire.serverDied();
    },
    stop: async () => {
      await gateway.drain();
      await scheduler.stop();
      await keeper.idle();
      if (life.isAlive) end();
    },
  };
}

/** The keeper as the gateway sees it. */
function keeperFor(parts: ProcessParts, keeper: RoomKeeper): RoomKeeper {
  return parts.mutation.keeper?.(keeper, parts) ?? keeper;
}

interface GatewayParts extends ProcessParts {
  readonly run: string;
  readonly keeper: RoomKeeper;
  readonly onFault: (fault: unknown) => void;
}

/** Mirrors the product's gateway, without Socket.IO, addresses and origins. */
function createGateway({ world, life, run, keeper, onFault }: GatewayParts) {
  const now = world.schedule.now;
  const io = createSockets(world);
  const audience = () => io.countIn(AUDIENCE);
  const lobby = createLobby({
    io,
    isBehind: nobody,
    audience,
    list: () => keeper.lobby(),
    onFault,
  });
  const visitors = createRefusedVisitors(now);
  const absences = createAbsences(keeper);
  const addresses = createAddressLimits({ rates: LIMITS.addressRates, onLimited: ignore });
  const cutFlooder = ({ id }: { readonly id: string }) => cut(io, id, "FLOODING");
  const desk = { addresses, lobby, visitors, absences, load: CALM };
  const limits = LIMITS;
  const service = createService({ keeper, limits, ...desk, meter, now, cutFlooder, onFault });
  keeper.addListener(createBroadcast({ io, lobby, visitors, meter }));
  let isDraining = false;

  const onGone = (socket: ServerSocket): void => {
    life.connected.delete(socket.id);
    world.judge.socketGone(socket.id);
    absences.report(socket.id, socket.data.session.rooms);
  };
  return {
    sockets: io,
    accept: (wire: Wire, auth: unknown) =>
      isDraining ? undefined : welcome({ world, life, run, io, service }, { wire, auth, onGone }),
    drain: async () => {
      isDraining = true;
      absences.stop();
      await closeGradually(io.all().map(closableOf), (ms) => pause(world, life, ms));
      lobby.stop();
    },
  };
}

interface Welcoming {
  readonly world: World;
  readonly life: Life;
  readonly run: string;
  readonly io: Sockets;
  readonly service: Service;
}

interface Arrival {
  readonly wire: Wire;
  readonly auth: unknown;
  readonly onGone: (socket: ServerSocket) => void;
}

function welcome({ world, life, run, io, service }: Welcoming, arrival: Arrival): End<Up> {
  const id = `s${world.judge.nextSocketNumber()}`;
  const socket = io.open({ id, run, ...arrival });
  identify({ run: () => run, addressOf: () => ADDRESS })(socket, ignore);
  service.welcome(socket);
  life.connected.add(id);
  world.judge.socketOpened(id, socket.data.session.actor.owner);
  arrival.wire.sendDown({ type: "connect", id });
  return {
    receive: (message) => {
      if (life.isAlive && socket.connected) receive(world, socket, message, service.onCall);
    },
    closed: () => {
      if (life.isAlive) socket.gone();
    },
  };
}

function receive(world: World, socket: ServerSocket, message: Up, onCall: OnCall): void {
  const { running } = socket.data.session;
  const reply = world.judge.heard(socket.id, message);
  const acknowledge = (answer: unknown): void => {
    reply(answer);
    if (socket.connected) socket.wire.sendDown({ type: "ack", call: message.call, answer });
  };
  const args = message.payload === undefined ? [acknowledge] : [message.payload, acknowledge];
  const call = onCall(socket, message.name, args).finally(() => running.delete(call));
  running.add(call);
}

function closableOf({ data, wire }: ServerSocket) {
  return {
    settled: () => Promise.all(data.session.running),
    close: () => wire.closeByServer(),
  };
}

/** Ends only if the process is still there. */
function pause({ schedule }: World, life: Life, ms: number): Promise<void> {
  return new Promise((resolve) => {
    schedule.after(ms, () => {
      if (life.isAlive) resolve();
    });
  });
}

function ignore(): void {
  // Nobody counts here.
}

const meter = { answered: ignore, broadcast: ignore, cut: ignore, limited: ignore, shed: ignore };
/** How busy a server is depends on its machine, which is no part of the simulation. */
const CALM = {
  begin: ignore,
  end: ignore,
  sheds: () => undefined,
  retryInMs: () => 0,
  inFlight: 0,
  stop: ignore,
};
/** Everybody of a scenario sits in one house, which must not notice the limits of its address. */
const ADDRESS = "one-house";
const LIMITS = defaultLimits();

function defaultLimits(): Limits {
  const read = readConfig({}, "/nowhere");
  if (!read.ok) throw new Error(read.faults.join(" "));
  return read.config.limits;
}

/** Everybody in this world reads what is sent. */
function nobody(): boolean {
  return false;
}
