// Who may open rooms and sit down: what a key and an address hold and do, counted together (X4).
import type { RefusalCode } from "@kingrow/protocol";
import type { Actor, Room } from "@kingrow/room";
import { nanoid } from "nanoid";
import type { Limits, Rate } from "../base/limits.ts";
import { keysOfTag } from "./addresses.ts";
import { createOwnHoldings, createSharedHoldings, type HoldingLimit } from "./holdings.ts";
import { type AddressRate, HOLDING_KINDS, type HoldingKind, type Recorder } from "./recorder.ts";
import {
  addressesThatLeft,
  type Holding,
  holdingKey,
  holdingsOf,
  holdsTheSame,
  isTakenUp,
} from "./tables.ts";
import { ALLOWED, type Counters, SharedWindows, type Verdict, Windows } from "./windows.ts";

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
  /** Asked when a room is about to be opened; answers why not. */
  readonly mayOpen: () => Promise<Bar | undefined>;
  /** Call it once when the call has ended. */
  readonly end: (code: RefusalCode | "OK") => void;
}

/** A stored change of a room; `before` is missing for a new one. */
export interface KeptChange {
  readonly before: Room | undefined;
  readonly room: Room;
}

/** What a call wants of a permit. */
interface Wish {
  /** What bars it already. */
  readonly bar: Bar | undefined;
  readonly opposite?: Bar | undefined;
  /** Takes the seat as ready, or opens the room: then nobody waits for this player. */
  readonly isReady?: boolean;
  /** Names a room that may not be there. */
  readonly isLook?: boolean;
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
  readonly #held;
  /** Rooms that a second player has joined. */
  readonly #takenUp: Windows;

  constructor(options: RoomLimitsOptions) {
    const { limits, now, counters } = options;
    const windowsFor = (name: AddressRate, rate: Rate) =>
      counters === undefined ? new Windows(rate, now) : new SharedWindows(name, rate, counters);
    this.#options = options;
    this.#held = counters === undefined ? createOwnHoldings() : createSharedHoldings(counters);
    this.#takenUp = new Windows({ count: 1, seconds: limits.address.rooms.seconds }, now);
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
    const verdict = await this.#verdictOn(rate, address, "take");
    if (!verdict.allowed) this.#options.recorder.limited(rate);
    return barOf(verdict);
  }

  /** For `createRoom`: a seat and a room. */
  async create(actor: Actor): Promise<Permit> {
    const permit = await this.#permit(actor, { bar: undefined, isReady: true });
    return { ...permit, bar: permit.bar ?? (await permit.mayOpen()) };
  }

  /** For `playNow`: a seat, and a room where nobody waits. */
  async match(actor: Actor, isReady: boolean): Promise<Permit> {
    const bar = (await this.#hasLeft(actor)) ?? (await this.take("joins", actor.address));
    return this.#permit(actor, { bar, isReady });
  }

  /** For `joinRoom`: a seat in a room that may not be there. */
  async join(actor: Actor): Promise<Permit> {
    const bar = (await this.#mayLook(actor)) ?? (await this.take("joins", actor.address));
    const opposite = await this.#hasLeft(actor);
    return this.#permit(actor, { bar, opposite, isLook: true });
  }

  /** For any other call on a room in which the caller has no seat. */
  async look(actor: Actor): Promise<Permit> {
    const bar = await this.#mayLook(actor);
    return { ...NOTHING, bar, end: (code) => this.#countNotFound(actor, code, bar) };
  }

  /** Whether the address has as many seats opposite other addresses, not ready, as it may. */
  async isAtBound(address: string): Promise<boolean> {
    for (const limit of this.#limitsOf("unreadySeats", address))
      if (await this.#held.isFull(limit)) return true;
    return false;
  }

  /** Hears of every change that was kept, in the order of the room's versions. */
  note({ before, room }: KeptChange): void {
    if (holdsTheSame(before, room)) return;
    const was = before === undefined ? [] : holdingsOf(before);
    const is = holdingsOf(room);
    const known = before?.run === room.run ? was : [];
    for (const one of was) if (!isAmong(is, one)) this.#held.remove(one.key, one.name);
    for (const one of is) if (!isAmong(known, one)) this.#held.add(one.key, one.name);
    if (before === undefined) return;
    for (const address of addressesThatLeft(before, room)) void this.take("leftSeats", address);
    if (isTakenUp(before, room) && this.#isFirstOpponent(room))
      for (const { key } of keysOfTag(room.createdFrom ?? "")) this.#rates.rooms.giveBack(key);
  }

  /** A room gives back its place among the rooms opened once, not each time that a player joins it. */
  #isFirstOpponent({ id, changedAt, createdAt }: Room): boolean {
    const { seconds } = this.#options.limits.address.rooms;
    return changedAt - createdAt < seconds * 1_000 && this.#takenUp.take(id).allowed;
  }

  /** Reserves a seat, so that many calls at once get no more than one after the other. */
  async #permit(actor: Actor, { bar, opposite, isReady, isLook }: Wish): Promise<Permit> {
    const name = `reserved:${nanoid()}`;
    const reserved: HoldingLimit[] = [];
    const reserve = async (limits: readonly HoldingLimit[]): Promise<string | undefined> => {
      const full = await this.#held.reserve(limits, name);
      if (full === undefined) reserved.push(...limits);
      return full;
    };
    const end = (code: RefusalCode | "OK"): void => {
      if (isLook === true) this.#countNotFound(actor, code, bar);
      for (const { key } of reserved) this.#held.remove(key, name);
    };
    const mayOpen = async (): Promise<Bar | undefined> => {
      const full = await reserve(this.#limitsOf("liveRooms", actor.address));
      return full === undefined ? this.take("rooms", actor.address) : this.#barOfFull(full);
    };
    if (bar !== undefined) return { bar, opposite, mayOpen, end };
    const full = await reserve(this.#seatLimits(actor));
    if (full !== undefined) return { bar: this.#barOfFull(full), opposite, mayOpen, end };
    const unready = isReady === true ? [] : this.#limitsOf("unreadySeats", actor.address);
    const isAtBound = (await reserve(unready)) !== undefined;
    return {
      bar: undefined,
      opposite: opposite ?? (isAtBound ? { code: "ADDRESS_LIMIT" } : undefined),
      mayOpen,
      end,
    };
  }

  async #mayLook({ address }: Actor): Promise<Bar | undefined> {
    return barOf(await this.#verdictOn("notFound", address, "look"));
  }

  #countNotFound({ address }: Actor, code: RefusalCode | "OK", bar: Bar | undefined): void {
    if (bar === undefined && code === "ROOM_NOT_FOUND") void this.take("notFound", address);
  }

  async #hasLeft({ address }: Actor): Promise<Bar | undefined> {
    return barOf(await this.#verdictOn("leftSeats", address, "look"));
  }

  async #verdictOn(
    rate: AddressRate,
    address: string | undefined,
    how: "take" | "look",
  ): Promise<Verdict> {
    if (address === undefined) return ALLOWED;
    const windows = this.#rates[rate];
    const verdicts = keysOfTag(address).map(async ({ key, factor }) => windows[how](key, factor));
    return (await Promise.all(verdicts)).find(({ allowed }) => !allowed) ?? ALLOWED;
  }

  #seatLimits({ owner, address }: Actor): readonly HoldingLimit[] {
    const most = this.#options.limits.seatsPerPlayer;
    return [{ key: holdingKey("playerSeats", owner), most }, ...this.#limitsOf("seats", address)];
  }

  #limitsOf(
    kind: Exclude<HoldingKind, "playerSeats">,
    address: string | undefined,
  ): readonly HoldingLimit[] {
    const most = this.#options.limits.address[kind];
    return keysOfTag(address ?? "").flatMap(({ key, factor }) =>
      key === "" ? [] : [{ key: holdingKey(kind, key), most: most * factor }],
    );
  }

  #barOfFull(key: string): Bar {
    const kind = HOLDING_KINDS.find((one) => key.startsWith(`${one}:`)) ?? "seats";
    this.#options.recorder.limited(kind);
    return { code: kind === "playerSeats" ? "TOO_MANY_SEATS" : "ADDRESS_LIMIT" };
  }
}

const NOTHING: Permit = {
  bar: undefined,
  opposite: undefined,
  mayOpen: async () => undefined,
  end: () => undefined,
};

function barOf(verdict: Verdict): Bar | undefined {
  return verdict.allowed ? undefined : { code: "RATE_LIMITED", resetsIn: verdict.resetsIn };
}

function isAmong(all: readonly Holding[], one: Holding): boolean {
  return all.some(({ key, name }) => key === one.key && name === one.name);
}
