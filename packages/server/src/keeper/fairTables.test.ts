// Play Now with abuse: idle players, many rooms of one address, addresses at their bound.
import { roomOptions } from "@kingrow/protocol";
import { describe, expect, it, vi } from "vitest";
import { actorOf } from "../store/testing/rooms.ts";
import type { Outcome } from "./outcome.ts";
import type { KeeperOptions, RoomKeeper } from "./roomKeeper.ts";
import { codeOf, keeperOn, useKeeper } from "./testing/testKeeper.ts";

const OPTIONS = roomOptions({ isPrivate: false });
const SECOND = 1_000;
const table = useKeeper();

interface Player {
  readonly name: string;
  readonly address?: string | undefined;
  readonly ready?: boolean;
}

const actor = ({ name, address }: Player) => ({ ...actorOf(name), address });

/** Its clock goes on with every look at it, so that of two one has always waited longer. */
function newKeeper(changes: Partial<KeeperOptions> = {}): RoomKeeper {
  return keeperOn(table, { now: () => (table.clock += 1), ...changes });
}

async function play(keeper: RoomKeeper, player: Player): Promise<string> {
  const { ready } = player;
  const request = { actor: actor(player), options: OPTIONS, requestId: undefined, ready };
  const outcome = await keeper.playNow(request);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value.room.id;
}

async function host(keeper: RoomKeeper, player: Player): Promise<string> {
  const request = { actor: actor(player), options: OPTIONS, requestId: undefined };
  const outcome = await keeper.create(request);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value.room.id;
}

const leave = (keeper: RoomKeeper, roomId: string, name: string) =>
  keeper.perform(roomId, { type: "leave", actor: actorOf(name) });
const getReady = (keeper: RoomKeeper, roomId: string, name: string) =>
  keeper.perform(roomId, { type: "setReady", actor: actorOf(name), isReady: true });

async function opponentOf(roomId: string, name: string): Promise<string | undefined> {
  const room = await table.store.load(roomId);
  const owners = [room?.seats[1]?.owner, room?.seats[2]?.owner];
  return owners.find((owner) => owner !== undefined && owner !== `owner-${name}`);
}

describe("an idle player", () => {
  it("[O11] meets each of 12 newcomers with five presses once at most, and none while an honest host waits", async () => {
    const keeper = newKeeper();
    await play(keeper, { name: "ghost" });
    const honest = await host(keeper, { name: "host" });
    await getReady(keeper, honest, "host");
    const met: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const name = `newcomer${count}`;
      for (let press = 0; press < 5; press += 1) {
        const roomId = await play(keeper, { name });
        const opponent = await opponentOf(roomId, name);
        if (opponent === "owner-ghost") met.push(name);
        table.clock += SECOND;
        await leave(keeper, roomId, name);
      }
    }
    expect(new Set(met).size).toBe(met.length);
    // The idle player waited longest at first. After the first meeting, newcomers find the honest host before it.
    const first = await play(keeper, { name: "late" });
    expect(await opponentOf(first, "late")).toBe("owner-host");
  });

  it("[O11] goes to the end of the queue when the opponent leaves, while a ready one keeps the place", async () => {
    const keeper = newKeeper();
    const idle = await host(keeper, { name: "idle" });
    const ready = await host(keeper, { name: "ready" });
    const last = await host(keeper, { name: "last" });
    await getReady(keeper, ready, "ready");
    expect(await play(keeper, { name: "ann" })).toBe(idle);
    await leave(keeper, idle, "ann");
    expect(await play(keeper, { name: "bob" })).toBe(ready);
    await leave(keeper, ready, "bob");
    expect(await play(keeper, { name: "cid" })).toBe(ready);
    expect(await play(keeper, { name: "dan" })).toBe(last);
    expect(await play(keeper, { name: "eve" })).toBe(idle);
  });
});

/** Both have played, and bob has left. */
async function parted(): Promise<RoomKeeper> {
  const keeper = newKeeper();
  const roomId = await play(keeper, { name: "ann" });
  await play(keeper, { name: "bob" });
  await leave(keeper, roomId, "bob");
  return keeper;
}

describe("two players who parted before their game", () => {
  it("[O11] are not seated together for 60 s", async () => {
    const keeper = await parted();
    expect(await opponentOf(await play(keeper, { name: "bob" }), "bob")).toBeUndefined();
    table.clock += 50 * SECOND;
    for (const name of ["ann", "bob"])
      expect(await opponentOf(await play(keeper, { name }), name)).toBeUndefined();
  });

  it("[O11] are seated together later only if both have asked for an opponent since", async () => {
    const keeper = await parted();
    table.clock += 61 * SECOND;
    const roomId = await play(keeper, { name: "bob" });
    expect(await opponentOf(roomId, "bob")).toBeUndefined();
    expect(await opponentOf(await play(keeper, { name: "ann" }), "ann")).toBe("owner-bob");
  });

  it("[O11] are seated together later only if no other player waits", async () => {
    const keeper = await parted();
    await play(keeper, { name: "ann" });
    table.clock += 61 * SECOND;
    const other = await host(keeper, { name: "cid" });
    expect(await play(keeper, { name: "bob" })).toBe(other);
  });
});

describe("rooms of one address", () => {
  it("[O11] are matched after all others beyond three", async () => {
    const keeper = newKeeper();
    const street: string[] = [];
    for (let count = 0; count < 5; count += 1)
      street.push(await host(keeper, { name: `street${count}`, address: "street" }));
    const home = await host(keeper, { name: "home", address: "home" });
    const joined: string[] = [];
    for (let count = 0; count < 4; count += 1)
      joined.push(await play(keeper, { name: `guest${count}`, address: "far" }));
    // Each joined room makes place for the next one of the street among its first three.
    expect(joined).toEqual(street.slice(0, 4));
    await keeper.perform(street[4] ?? "", { type: "leave", actor: actorOf("street4") });
    expect(await play(keeper, { name: "last", address: "far" })).toBe(home);
  });

  it("[O11] beyond three wait behind an honest host who came later", async () => {
    const keeper = newKeeper();
    for (let count = 0; count < 4; count += 1)
      await host(keeper, { name: `street${count}`, address: "street" });
    const home = await host(keeper, { name: "home", address: "home" });
    const joined = await Promise.all(
      Array.from({ length: 4 }, (_, count) => play(keeper, { name: `guest${count}` })),
    );
    expect(joined[3]).toBe(home);
  });

  it("[O11] are matched only with players of that address when it has reached its limit", async () => {
    const keeper = newKeeper({ isAtBound: async (address) => address === "street" });
    const street = await host(keeper, { name: "ann", address: "street" });
    const home = await host(keeper, { name: "bob", address: "home" });
    expect(await play(keeper, { name: "cid", address: "far" })).toBe(home);
    expect(await play(keeper, { name: "dan", address: "street" })).toBe(street);
  });
});

it("[O11] a player does not join another address when its own has reached its limit", async () => {
  const keeper = newKeeper();
  const far = await host(keeper, { name: "ann", address: "far" });
  const request = {
    options: OPTIONS,
    requestId: undefined,
    refuseOpposite: "ADDRESS_LIMIT",
  } as const;
  const bob = actor({ name: "bob", address: "street" });
  const own = await keeper.playNow({ ...request, actor: bob });
  expect(own.ok && own.value.room.id).not.toBe(far);
  const cid = actor({ name: "cid", address: "street" });
  const same = await keeper.playNow({ ...request, actor: cid });
  expect(same.ok && same.value.room.id).toBe(own.ok && own.value.room.id);
});

describe("opening a room by Play Now", () => {
  it("[X4] asks for permission only when there is no room to join, and answers the refusal", async () => {
    const keeper = newKeeper();
    const mayOpen = vi.fn<() => Promise<"RATE_LIMITED">>().mockResolvedValue("RATE_LIMITED");
    const request = { options: OPTIONS, requestId: undefined, mayOpen };
    const refused = await keeper.playNow({ ...request, actor: actorOf("ann") });
    expect([codeOf(refused), mayOpen.mock.calls.length]).toEqual(["RATE_LIMITED", 1]);
    await host(keeper, { name: "host" });
    expect(codeOf(await keeper.playNow({ ...request, actor: actorOf("ann") }))).toBe("OK");
    expect(mayOpen).toHaveBeenCalledTimes(1);
  });

  it("[X4] a player who may not open a room stays in the own room", async () => {
    const keeper = newKeeper();
    const request = { actor: actorOf("ann"), options: OPTIONS, requestId: undefined };
    const own = await host(keeper, { name: "ann" });
    await host(keeper, { name: "bob" });
    const refuseNew = "RATE_LIMITED";
    const outcome = await keeper.playNow({ ...request, refuseNew });
    expect(outcome).toMatchObject({ ok: true, value: { room: { id: own } } });
    const other = await keeper.playNow({ ...request, actor: actorOf("cid"), refuseNew });
    expect(codeOf(other)).toBe("RATE_LIMITED");
  });

  it("[O2] takes the seat as ready; the choice about watchers does not split the queue", async () => {
    const keeper = newKeeper();
    const roomId = await play(keeper, { name: "ann", ready: true });
    expect((await table.store.load(roomId))?.seats[1]).toMatchObject({
      ready: true,
      matched: true,
    });
    const unwatched = { ...OPTIONS, watchable: false };
    const request = { actor: actorOf("bob"), options: unwatched, requestId: undefined };
    const outcome = await keeper.playNow({ ...request, ready: true });
    expect(outcome).toMatchObject({ ok: true, value: { room: { id: roomId } } });
    const room = await table.store.load(roomId);
    expect(room).toMatchObject({
      options: { watchable: false },
      seats: { 2: { ready: true, matched: true } },
    });
    expect(room?.startsAt).toBeGreaterThan(table.clock);
  });
});

it("[O9] a repeated call makes a waiting player ready", async () => {
  const keeper = newKeeper();
  const roomId = await play(keeper, { name: "ann" });
  const answer = vi.fn<(outcome: Outcome) => void>();
  const request = { actor: actorOf("ann"), options: OPTIONS, requestId: undefined, ready: true };
  await keeper.playNow(request, answer);
  expect((await table.store.load(roomId))?.seats[1]).toMatchObject({ ready: true, matched: true });
  expect(answer).toHaveBeenCalledOnce();
});

it.each([undefined, async () => undefined])(
  "[W2] a player who opens a room gets one answer, also where other nodes open rooms (%s)",
  async (peersCaughtUp) => {
    const keeper = newKeeper({ peersCaughtUp });
    const answer = vi.fn<(outcome: Outcome) => void>();
    const request = { actor: actorOf("ann"), options: OPTIONS, requestId: undefined };
    const outcome = await keeper.playNow(request, answer);
    expect(answer.mock.calls).toEqual([[outcome]]);
  },
);

it("[O10] a call within 2 s leads to the same opponent, whatever it asks for", async () => {
  const keeper = newKeeper();
  const roomId = await play(keeper, { name: "ann" });
  await play(keeper, { name: "bob" });
  const ballot = roomOptions({ isPrivate: false, opening: "ballot" });
  const again = { actor: actorOf("ann"), options: ballot, requestId: undefined };
  table.clock += 1_900;
  expect(await keeper.playNow(again)).toMatchObject({ value: { room: { id: roomId } } });
});

it("[R8, X4] Play Now opens no sixth room, and counts none as opened", async () => {
  const keeper = newKeeper();
  for (let count = 0; count < 5; count += 1) {
    const roomId = await host(keeper, { name: "ann" });
    await keeper.perform(roomId, { type: "join", actor: actorOf(`bob${count}`) });
  }
  table.clock += 60 * SECOND;
  const mayOpen = vi.fn<() => Promise<undefined>>();
  const request = { actor: actorOf("ann"), options: OPTIONS, requestId: undefined, mayOpen };
  expect(codeOf(await keeper.playNow(request))).toBe("TOO_MANY_ROOMS");
  expect(mayOpen).not.toHaveBeenCalled();
});

it("[R8] a player may open a sixth room after leaving one in which the opponent stays", async () => {
  const keeper = newKeeper();
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await host(keeper, { name: "ann" }));
  const request = { actor: actorOf("ann"), options: OPTIONS, requestId: undefined };
  expect(codeOf(await keeper.create(request))).toBe("TOO_MANY_ROOMS");
  const [first = ""] = ids;
  await keeper.perform(first, { type: "join", actor: actorOf("bob") });
  await leave(keeper, first, "ann");
  expect(codeOf(await keeper.create(request))).toBe("OK");
});

it("[O2] a player who leaves while Play Now is repeated is not seated in that room again", async () => {
  const keeper = newKeeper();
  const left = await host(keeper, { name: "host" });
  expect(await play(keeper, { name: "ann" })).toBe(left);
  const note = table.store.matches.note.bind(table.store.matches);
  vi.spyOn(table.store.matches, "note").mockImplementationOnce(async (...match) => {
    await leave(keeper, left, "ann");
    return note(...match);
  });
  const options = { ...OPTIONS, opening: "ballot" } as const;
  await keeper.playNow({ actor: actorOf("ann"), options, requestId: "again" });
  expect(await opponentOf(left, "host")).toBeUndefined();
});
