// Who may take what is new to them: a list, a room, a seat. A player who comes back to a seat is never kept out (X4).
import type { RefusalCode } from "@kingrow/protocol";
import type { AddressLimit, AddressLimits } from "../limits/addressLimits.ts";
import type { Verdict } from "../limits/limits.ts";
import type { Newcomers } from "../limits/newcomers.ts";
import type { SeatCounts } from "../seats/seatCounts.ts";
import type { Caller } from "../transport/types.ts";

/** Why somebody is kept out now. */
export interface Bar {
  readonly code: RefusalCode;
  /** Milliseconds; missing where it does not depend on time. */
  readonly resetsIn?: number;
}

/** What a call may go on with. */
export interface Admitted {
  readonly bar: Bar | undefined;
  /** To be called once with what became of it. */
  readonly ended: (code: RefusalCode | "OK") => void;
}

export interface Doorkeeper {
  list(socket: Caller): Promise<Bar | undefined>;
  open(socket: Caller): Promise<Admitted>;
  join(socket: Caller): Promise<Admitted>;
  /** Like joining, but into no room that could be looked for. */
  match(socket: Caller): Promise<Admitted>;
  /** Any other call on a room in which this socket has no seat. */
  look(socket: Caller): Promise<Admitted>;
}

export interface DoorkeeperDependencies {
  readonly addresses: AddressLimits;
  readonly newcomers: Newcomers;
  readonly seats: SeatCounts;
}

export function createDoorkeeper(dependencies: DoorkeeperDependencies): Doorkeeper {
  const isNew = (socket: Caller) => barNew(dependencies, socket);
  const isOften = (limit: AddressLimit, socket: Caller) => barOften(dependencies, limit, socket);
  const isBarred = async (socket: Caller, limit: "rooms" | "joins") =>
    (await isNew(socket)) ?? (await isOften(limit, socket));

  return {
    list: isNew,
    open: async (socket) => seat(dependencies, socket, await isBarred(socket, "rooms")),
    match: async (socket) => seat(dependencies, socket, await isBarred(socket, "joins")),
    look: (socket) => look(dependencies, socket),
    async join(socket) {
      const looked = await look(dependencies, socket);
      const bar = looked.bar ?? (await isBarred(socket, "joins"));
      return both(looked, await seat(dependencies, socket, bar));
    },
  };
}

async function barNew(
  { newcomers }: DoorkeeperDependencies,
  socket: Caller,
): Promise<Bar | undefined> {
  const verdict = await newcomers.verdictOn(socket);
  return verdict && barOf(verdict);
}

async function barOften(
  { addresses }: DoorkeeperDependencies,
  limit: AddressLimit,
  socket: Caller,
): Promise<Bar | undefined> {
  return barOf(await addresses.take(limit, socket.data.session.actor.address));
}

function barOf(verdict: Verdict): Bar | undefined {
  if (verdict.allowed) return undefined;
  return { code: "RATE_LIMITED", resetsIn: verdict.resetsIn };
}

/** Reserved before it is looked, given back if there is such a room: many at once are no way around it. */
async function look(dependencies: DoorkeeperDependencies, socket: Caller): Promise<Admitted> {
  const { address } = socket.data.session.actor;
  const bar = await barOften(dependencies, "notFound", socket);
  const ended: Admitted["ended"] = (code) => {
    if (bar === undefined && code !== "ROOM_NOT_FOUND") {
      dependencies.addresses.giveBack("notFound", address);
    }
  };
  return { bar, ended };
}

/** The seat is counted from here on, unless there is a bar. */
async function seat(
  { seats }: DoorkeeperDependencies,
  socket: Caller,
  before: Bar | undefined,
): Promise<Admitted> {
  if (before !== undefined) return { bar: before, ended: () => undefined };
  const { full, release } = {
    full: undefined,
    ...(await seats.reserve(socket.data.session.actor)),
  };
  const bar = full && { code: FULL[full] };
  return { bar, ended: () => release?.() };
}

const FULL = { player: "TOO_MANY_SEATS", address: "ADDRESS_LIMIT" } as const;

function both(looked: Admitted, seated: Admitted): Admitted {
  return {
    bar: seated.bar,
    ended: (code) => {
      looked.ended(code);
      seated.ended(code);
    },
  };
}
