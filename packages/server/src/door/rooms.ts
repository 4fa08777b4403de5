// Limits of players and addresses that open rooms and sit down (X4, X8).
import type { RefusalCode } from "@kingrow/protocol";
import type { Actor, Room } from "@kingrow/room";
import { nanoid } from "nanoid";
import type { Limits, Rate } from "../base/limits.ts";
import { keysOfTag } from "./addresses.ts";
import {
  createOwnHoldings,
  createSharedHoldings,
  type HoldingLimit,
  addressesThatLeft,
  type Holding,
  holdingKey,
  holdingsOf,
  holdsTheSame,
  hasGotOpponent,
} from "./holdings.ts";
import { type AddressRate, HOLDING_KINDS, type HoldingKind, type Recorder } from "./recorder.ts";
import { type Counters, SharedWindows, Windows } from "./windows.ts";

/** Why a call may take nothing new. */
export interface Bar {
  readonly code: RefusalCode;
  /** Milliseconds; missing where the reason does not pass with time. */
  readonly resetsIn?: number;
}

/** What a call may take. A player who comes back to a seat or repeats a request is never barred. */
export interface Permit {
  /** Why no new seat may be taken. */
  readonly bar: Bar | undefined;
  /** Why no seat opposite a player of another address may be taken. */
  readonly opposite: Bar | undefined;
  /** Call it right before a room is opened; answers why not. */
  readonly mayOpen: () => Promise<Bar | undefined>;
  /** Call it once when the call has ended. */
  readonly end: (code: RefusalCode | "OK") => void;
}

/** A stored change of a room; `before` is missing for a new one. */
export interface KeptChange {
  readonly before: Room | undefined;
  readonly room: Room;
}

interface PermitRequest {
  /** Why the call may take nothing new, known already. */
  readonly bar?: Bar | undefined;
  readonly opposite?: Bar | undefined;
  /** Takes the seat as ready, or opens the room: then no other player waits for this one. */
  readonly isReady: boolean;
}

export interface RoomLimitsOptions {
  readonly limits: Limits;
  /** Steady milliseconds. */
  readonly now: () => number;
  /** Shared counters of several nodes; missing on a single node. */
  readonly counters?: Counters | undefined;
  readonly recorder: Recorder;
}

export class RoomLimits {
  readonly #options: RoomLimitsOptions;
  readonly #rates: Readonly<Record<AddressRate, Windows | SharedWindows>>;
  readonly #holdings;
  /** Rooms that a second player has joined. */
  readonly #joinedRooms: Windows;

  constructor(options: RoomLimitsOptions) {
    const { limits, now, counters } = options;
    const windowsFor = (name: AddressRate, rate: Rate) =>
      counters === undefined ? new Windows(rate, now) : new SharedWindows(name, rate, counters);
    this.#options = options;
    this.#holdings = counters === undefined ? createOwnHoldings() : createSharedHoldings(counters);
    this.#joinedRooms = new Windows({ count: 1, seconds: limits.address.rooms.seconds }, now);
    this.#rates = {
      rooms: windowsFor("rooms", limits.address.rooms),
      joins: windowsFor("joins", limits.address.joins),
      handshakes: windowsFor("handshakes", limits.address.handshakes),
      notFound: windowsFor("notFound", limits.address.notFound),
      leftSeats: windowsFor("leftSeats", limits.address.leftSeats),
    };
  }

  /** Counts one more of this address. */
  async take(rate: AddressRate, address: string | undefined): Promise<Bar | undefined> {
    const bar = await this.#count(rate, address, "take");
    if (bar !== undefined) this.#options.recorder.limited(rate);
    return bar;
  }

  /** For `createRoom`: a seat and a room. */
  create(actor: Actor): Promise<Permit> {
    return this.#permit(actor, { isReady: true });
  }

  /** For `playNow`: a seat, and a room where no player waits. */
  async match(actor: Actor, isReady: boolean): Promise<Permit> {
    const { address } = actor;
    const bar =
      (await this.#count("leftSeats", address, "look")) ?? (await this.take("joins", address));
    return this.#permit(actor, { bar, isReady });
  }

  /** For `joinRoom`: a seat in a room that may not be there. */
  async join(actor: Actor): Promise<Permit> {
    const { address } = actor;
    const found = await this.look(actor);
    const bar = found.bar ?? (await this.take("joins", address));
    const opposite = await this.#count("leftSeats", address, "look");
    const permit = await this.#permit(actor, { bar, opposite, isReady: false });
    const end = (code: RefusalCode | "OK"): void => {
      found.end(code);
      permit.end(code);
    };
    return { ...permit, end };
  }

  /** For any other call on a room in which the caller has no seat. */
  async look({ address }: Actor): Promise<Permit> {
    const bar = await this.#count("notFound", address, "look");
    const end = (code: RefusalCode | "OK"): void => {
      if (bar === undefined && code === "ROOM_NOT_FOUND") void this.take("notFound", address);
    };
    return { bar, opposite: undefined, mayOpen: async () => undefined, end };
  }

  /** Whether the address has as many seats opposite other addresses, not ready, as it may. */
  async isAtBound(address: string): Promise<boolean> {
    for (const limit of this.#limitsOf("unreadySeats", address))
      if (await this.#holdings.isFull(limit)) return true;
    return false;
  }

  /** Call it with each stored change, in the order of the room's versions. */
  note({ before, room }: KeptChange): void {
    if (holdsTheSame(before, room)) return;
    const was = before === undefined ? [] : holdingsOf(before);
    const is = holdingsOf(room);
    const known = before?.run === room.run ? was : [];
    for (const one of was) if (!isAmong(is, one)) this.#holdings.remove(one.key, one.name);
    for (const one of is) if (!isAmong(known, one)) this.#holdings.add(one.key, one.name);
    if (before === undefined) return;
    for (const address of addressesThatLeft(before, room)) void this.take("leftSeats", address);
    if (hasGotOpponent(before, room) && this.#isFirstOpponent(room))
      for (const { key } of keysOfTag(room.createdFrom ?? "")) this.#rates.rooms.giveBack(key);
  }

  /** A room gives back its place among the rooms opened once, not each time that a player joins it. */
  #isFirstOpponent({ id, changedAt, createdAt }: Room): boolean {
    const { seconds } = this.#options.limits.address.rooms;
    return changedAt - createdAt < seconds * 1_000 && this.#joinedRooms.take(id) === undefined;
  }

  /** Reserves a seat, so that many calls at once get no more than one after the other. */
  async #permit(actor: Actor, { bar, opposite, isReady }: PermitRequest): Promise<Permit> {
    const name = `reserved:${nanoid()}`;
    const reserved: HoldingLimit[] = [];
    const reserve = async (limits: readonly HoldingLimit[]): Promise<string | undefined> => {
      const full = await this.#holdings.reserve(limits, name);
      if (full === undefined) reserved.push(...limits);
      return full;
    };
    const end = (): void => reserved.forEach(({ key }) => this.#holdings.remove(key, name));
    const mayOpen = async (): Promise<Bar | undefined> => {
      const full = await reserve(this.#limitsOf("liveRooms", actor.address));
      return full === undefined ? this.take("rooms", actor.address) : this.#barOfFull(full);
    };
    if (bar !== undefined) return { bar, opposite, mayOpen, end };
    const full = await reserve(this.#seatLimits(actor));
    if (full !== undefined) return { bar: this.#barOfFull(full), opposite, mayOpen, end };
    const unready = isReady ? [] : this.#limitsOf("unreadySeats", actor.address);
    const isAtBound = (await reserve(unready)) !== undefined;
    return {
      bar: undefined,
      opposite: opposite ?? (isAtBound ? { code: "ADDRESS_LIMIT" } : undefined),
      mayOpen,
      end,
    };
  }

  async #count(
    rate: AddressRate,
    address: string | undefined,
    how: "take" | "look",
  ): Promise<Bar | undefined> {
    if (address === undefined) return undefined;
    const windows = this.#rates[rate];
    // One after the other, because what is refused for the address uses up nothing of its network.
    for (const { key, factor } of keysOfTag(address)) {
      const resetsIn = await windows[how](key, factor);
      if (resetsIn !== undefined) return { code: "RATE_LIMITED", resetsIn };
    }
    return undefined;
  }

  #seatLimits({ owner, address }: Actor): readonly HoldingLimit[] {
    const most = this.#options.limits.seatsPerPlayer;
    return [{ key: holdingKey("playerSeats", owner), most }, ...this.#limitsOf("seats", address)];
  }

  #limitsOf(
    kind: Exclude<HoldingKind, "playerSeats">,
    address: string | undefined,
  ): readonly HoldingLimit[] {
    if (address === undefined) return [];
    const most = this.#options.limits.address[kind];
    return keysOfTag(address).map(({ key, factor }) => ({
      key: holdingKey(kind, key),
      most: most * factor,
    }));
  }

  #barOfFull(key: string): Bar {
    const kind = HOLDING_KINDS.find((one) => key.startsWith(`${one}:`)) ?? "seats";
    this.#options.recorder.limited(kind);
    return { code: kind === "playerSeats" ? "TOO_MANY_SEATS" : "ADDRESS_LIMIT" };
  }
}

function isAmong(all: readonly Holding[], one: Holding): boolean {
  return all.some(({ key, name }) => key === one.key && name === one.name);
}
