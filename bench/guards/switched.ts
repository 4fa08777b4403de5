// What takes the guards' places in the server that is measured: the real ones, which do nothing while they are switched off.
import { createGuard as realGuard } from "../../packages/server/src/gateway/socketio/guard.ts";
import { createLoad as realLoad } from "../../packages/server/src/gateway/load/load.ts";
import { createSeatCounts as realSeatCounts } from "../../packages/server/src/gateway/seats/seatCounts.ts";
import { webSocketServer } from "../../packages/server/src/gateway/socketio/webSockets.ts";

/** A connection keeps its guard, or goes without, as it was when it came; all else goes by what is so now. */
const guards = { areOn: true };
process.on("SIGUSR2", () => void (guards.areOn = !guards.areOn));

type Guard = ReturnType<typeof realGuard>;
type Connection = Parameters<Guard["watch"]>[0];
type Upgrade = InstanceType<Guard["wsEngine"]>["handleUpgrade"];

export function createGuard(dependencies: Parameters<typeof realGuard>[0]): Guard {
  const real = realGuard(dependencies);
  // Answers are corked on both sides.
  const bare: { prototype: { handleUpgrade: Upgrade } } = webSocketServer(ignore);
  const watched = new WeakSet<Connection>();

  class Engine extends real.wsEngine {
    override handleUpgrade(...about: Parameters<Upgrade>): void {
      if (guards.areOn) super.handleUpgrade(...about);
      else bare.prototype.handleUpgrade.apply(this, about);
    }
  }

  return {
    ...real,
    wsEngine: Engine,
    watch(connection) {
      if (!guards.areOn) return;
      watched.add(connection);
      real.watch(connection);
    },
    joined(member) {
      if (watched.has(member.conn)) real.joined(member);
    },
  };
}

type Load = ReturnType<typeof realLoad>;

export function createLoad(...given: Parameters<typeof realLoad>): Load {
  const real = realLoad(...given);
  return {
    begin: (name, address) => guards.areOn && real.begin(name, address),
    end: (name, address) => guards.areOn && real.end(name, address),
    idle: (wait, address) => real.idle(wait, address),
    sheds: (name, address) => (guards.areOn ? real.sheds(name, address) : undefined),
    givesWay: (address) => guards.areOn && real.givesWay(address),
    get isCalm() {
      return !guards.areOn || real.isCalm;
    },
    retryInMs: () => real.retryInMs(),
    get inFlight() {
      return real.inFlight;
    },
    get mostInFlight() {
      return real.mostInFlight;
    },
    stop: () => real.stop(),
  };
}

type SeatCounts = ReturnType<typeof realSeatCounts>;

export function createSeatCounts(...given: Parameters<typeof realSeatCounts>): SeatCounts {
  const real = realSeatCounts(...given);
  return {
    note: (kept) => guards.areOn && real.note(kept),
    reserve: async (holder) => (guards.areOn ? real.reserve(holder) : { release: ignore }),
  };
}

function ignore(): void {
  // Nothing stands here.
}
