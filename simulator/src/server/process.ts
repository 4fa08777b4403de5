// The server process: the product's own server in a simulated world, on simulated sockets and a simulated disk.
import { readConfig } from "@kingrow/server/src/config.ts";
import { type Core, createCore } from "@kingrow/server/src/core.ts";
import { createAddressLimits } from "@kingrow/server/src/gateway/addressLimits.ts";
import { createOnlookers } from "@kingrow/server/src/gateway/onlookers.ts";
import { createRoomKeeper } from "@kingrow/server/src/keeper/roomKeeper.ts";
import type { Transport } from "@kingrow/server/src/gateway/transport.ts";
import { rememberRooms } from "@kingrow/server/src/store/rememberedStore.ts";
import { StoreFault } from "@kingrow/server/src/store/roomStore.ts";
import { NO_TRACE } from "@kingrow/server/src/trace.ts";
import type { Clock } from "@kingrow/time";
import type { Mutation, MutationDependencies } from "../mutations/mutation.ts";
import type { Up } from "../net/messages.ts";
import type { End, Wire } from "../net/wire.ts";
import type { World } from "../world.ts";
import { createEntrance } from "./entrance.ts";
import { createProcessClock } from "./processClock.ts";
import { newRoomId } from "./roomIds.ts";
import { type Serving, startServing } from "./serving.ts";
import { createSockets } from "./sockets.ts";

export interface ServerProcess {
  /** A page wants in with this handshake; `undefined` while the server is stopping. */
  readonly accept: (wire: Wire, auth: unknown) => End<Up> | undefined;
  /** The process ends in this very moment. */
  readonly kill: () => void;
  /** SIGTERM: resolves when everything is answered and closed. */
  readonly stop: () => Promise<void>;
  /** Timers that are still to fire. */
  readonly timerCount: () => number;
}

export interface ProcessDependencies extends MutationDependencies {
  readonly mutation: Mutation;
}

/** Few, so that some rooms are read from the disk. */
const ROOMS_IN_MEMORY = 3;

export function startProcess(dependencies: ProcessDependencies): ServerProcess {
  const { world, instance } = dependencies;
  const sockets = createSockets(world);
  const clock = createProcessClock(world.schedule);
  const serving = startServing({ ...dependencies, steady: clock, disk: dependencies.store });
  const core = assemble(dependencies, { serving, steady: clock.now, transport: sockets });
  const gateway = dependencies.mutation.gateway?.(core.gateway) ?? core.gateway;
  const entrance = createEntrance({ world, instance, sockets, gateway });
  core.begin();

  const end = (): void => {
    instance.isAlive = false;
    clock.stop();
  };
  return {
    accept: entrance.accept,
    kill: () => {
      end();
      for (const socket of sockets.all()) socket.wire.serverDied();
    },
    stop: async () => {
      entrance.close();
      await core.stop();
      serving.stop();
      if (instance.isAlive) end();
    },
    timerCount: clock.timerCount,
  };
}

interface Outside {
  readonly serving: Serving;
  readonly steady: Clock["now"];
  readonly transport: Transport;
}

function assemble(
  dependencies: ProcessDependencies,
  { serving, steady, transport }: Outside,
): Core {
  const { world, instance, mutation } = dependencies;
  const { clock } = serving;
  const believed = mutation.instance?.(instance) ?? instance;
  const sound = rememberRooms(serving.store, ROOMS_IN_MEMORY);
  const store = mutation.store?.(sound, dependencies) ?? sound;
  const onFault = onFaultIn(world, serving);
  const onlookers = createOnlookers("a secret", steady);
  const keeper = createRoomKeeper({
    store,
    onlookers: onlookers.of,
    now: clock.now,
    steady,
    onFault,
    instance: believed,
    newRoomId: (visibility) => newRoomId(world.random, visibility),
    chance: () => world.random.between(0, 2 ** 32 - 1),
    onCommit: serving.storeWorked,
    onConflict: ignore,
    ...LIMITS,
  });
  return createCore({
    store,
    onlookers,
    keeper: mutation.keeper?.(keeper, dependencies) ?? keeper,
    transport,
    clock,
    steady,
    wall: steady,
    onFault,
    run: () => believed.run,
    addresses: createAddressLimits({ rates: LIMITS.addressRates, now: steady, onLimited: ignore }),
    limits: LIMITS,
    load: CALM,
    recorder: UNCOUNTED,
    trace: NO_TRACE,
    isShared: false,
  });
}

function onFaultIn({ trace, judge }: World, { failed }: Serving) {
  return (fault: unknown): void => {
    if (!(fault instanceof StoreFault))
      return judge.accuse("an error the server did not expect", String(fault));
    trace.note(`server: ${fault.message}`);
    failed(fault);
  };
}

function ignore(): void {
  // Nobody counts here.
}

const UNCOUNTED = {
  answered: ignore,
  broadcast: ignore,
  disconnected: ignore,
  limited: ignore,
  shed: ignore,
};
/** How busy a server is depends on its machine, which is no part of the simulation. */
const CALM = {
  begin: ignore,
  end: ignore,
  idle: async (wait: Promise<unknown>) => void (await wait),
  sheds: () => undefined,
  isCalm: true,
  retryInMs: () => 0,
  inFlight: 0,
  mostInFlight: 0,
  stop: ignore,
};
const LIMITS = defaultLimits();

function defaultLimits() {
  const read = readConfig({}, "/nowhere");
  if (!read.ok) throw new Error(read.faults.join(" "));
  return read.config.limits;
}
