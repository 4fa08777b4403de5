// The server process: the product's own server on simulated sockets and a simulated disk.
import { createServingTime } from "@kingrow/server/src/base/clock.ts";
import { readConfig } from "@kingrow/server/src/base/config.ts";
import { createCore } from "@kingrow/server/src/core.ts";
import { createCallDoor } from "@kingrow/server/src/door/door.ts";
import { disconnect, type Transport } from "@kingrow/server/src/gateway/transport/transport.ts";
import { createRoomKeeper } from "@kingrow/server/src/keeper/roomKeeper.ts";
import { createOwnStore, type OwnStore } from "@kingrow/server/src/store/ownStore.ts";
import { DamagedRoom, StoreFault } from "@kingrow/server/src/store/roomStore.ts";
import { createObservers } from "@kingrow/server/src/observers.ts";
import { createStoreHealth } from "@kingrow/server/src/storeHealth.ts";
import type { Visibility } from "@kingrow/protocol";
import type { Random } from "@kingrow/rules/testing";
import type { Clock } from "@kingrow/time";
import type { Mutation, MutationOptions } from "../mutations/mutation.ts";
import type { Listener } from "../net/network.ts";
import type { World } from "../world.ts";
import { createListener } from "./listener.ts";
import { createProcessClock } from "./processClock.ts";
import { createSockets } from "./sockets.ts";

export interface ServerProcess extends Listener {
  /** Ends the process at once. */
  readonly kill: () => void;
  /** SIGTERM: resolves when all calls are answered and all connections closed. */
  readonly stop: () => Promise<void>;
  /** Number of pending timers. */
  readonly timerCount: () => number;
}

export interface ProcessOptions extends MutationOptions {
  readonly mutation: Mutation;
}

/** Small, so that some rooms are read from the disk. */
const ROOMS_IN_MEMORY = 3;

export function startProcess(options: ProcessOptions): ServerProcess {
  const { world, instance, mutation } = options;
  const sockets = createSockets(world);
  const clock = createProcessClock(world.schedule);
  const { core, health } = assemble(options, clock, sockets);
  const gateway = mutation.gateway?.(core.gateway) ?? core.gateway;
  const listener = createListener({ world, instance, sockets, gateway });
  core.begin();

  const end = (): void => {
    instance.isAlive = false;
    clock.stop();
  };
  return {
    accept: listener.accept,
    kill: () => {
      end();
      for (const socket of sockets.all()) socket.wire.serverDied();
    },
    stop: async () => {
      listener.close();
      await core.stop();
      health.stop();
      if (instance.isAlive) end();
    },
    timerCount: clock.timerCount,
  };
}

/** Builds the product's server with the disk, clock, sockets and random numbers of this world. */
function assemble(options: ProcessOptions, steady: Clock, transport: Transport) {
  const { world, instance, mutation } = options;
  const own = ownStore(options, steady);
  const store = mutation.store?.(own.store, options) ?? own.store;
  const health = createStoreHealth({
    store,
    steady,
    isDraining: () => false,
    onServing: own.onServing,
  });
  const core = createCore({
    observers: createObservers({ ...judgeObservers(world), health }),
    store,
    roomsInMemory: ROOMS_IN_MEMORY,
    transport,
    clocks: { serving: own.clock, steady: steady.now },
    instance: mutation.instance?.(instance) ?? instance,
    createKeeper: (parts) => {
      const keeper = createRoomKeeper(parts);
      return mutation.keeper?.(keeper, options) ?? keeper;
    },
    newRoomId: (visibility) => newRoomId(world.random, visibility),
    chance: () => world.random.between(0, 2 ** 32 - 1),
    secret: "a secret",
    limits: LIMITS,
    door: createCallDoor({
      limits: LIMITS,
      now: steady.now,
      wall: steady.now,
      recorder: UNCOUNTED,
      cut: ({ id }) => disconnect(transport, id, "FLOODING"),
    }),
  });
  return { core, health };
}

function ownStore({ world, mutation, store: disk }: ProcessOptions, steady: Clock): OwnStore {
  // Simulated processes are never paused, so the clock is always read in time.
  const time = createServingTime(steady.now(), steady, Infinity);
  const probe = () => disk.probe().then(world.judge.serving.worked);
  return createOwnStore({ ...disk, probe }, mutation.servingTime?.(time) ?? time, steady);
}

/** Reports the server's counters and faults to the judge. */
function judgeObservers({ trace, judge }: World) {
  const { serving } = judge;
  return {
    metrics: { recorder: UNCOUNTED, onCommit: serving.worked, onConflict: ignore, onFault: ignore },
    logFault: (fault: unknown): void => {
      if (!(fault instanceof StoreFault)) return judge.report("no unexpected error", String(fault));
      trace.note(`server: ${fault.message}`);
      if (!(fault instanceof DamagedRoom)) serving.refused();
    },
  };
}

function ignore(): void {
  // Not counted here.
}

const UNCOUNTED = {
  answered: ignore,
  broadcast: ignore,
  disconnected: ignore,
  limited: ignore,
  shed: ignore,
  untrustedProxy: ignore,
};
const LIMITS = defaultLimits();

function defaultLimits() {
  const read = readConfig({}, "/nowhere");
  if (!read.ok) throw new Error(read.faults.join(" "));
  return read.config.limits;
}

const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

/** A room id in the format of the product, from the seed. */
function newRoomId(random: Random, visibility: Visibility): string {
  return Array.from({ length: visibility === "private" ? 20 : 8 }, () =>
    LETTERS.charAt(random.between(0, LETTERS.length - 1)),
  ).join("");
}
