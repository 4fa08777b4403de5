// Clocks of games through restarts, and among nodes that go and come.
import { describe, expect, test } from "vitest";
import type { RoomCommand } from "../commands/command.ts";
import { recover, type ServerInstance } from "../recover.ts";
import type { Actor, Room } from "../state/room.ts";
import {
  act,
  actAll,
  ann,
  annsRoom,
  bob,
  changeOf,
  deepFreeze,
  DEADLINE,
  drop,
  join,
  MINUTE,
  pacedRoom,
  ready,
  SECOND,
  step,
  T0,
  shownClocks,
} from "../testing/rooms.ts";

const BOOT = T0 + 2 * MINUTE;
const later = (actor: Actor): Actor => ({
  ...actor,
  socketId: `${actor.socketId}#2`,
  run: "run-2",
});

function restarted(room: Room): Room {
  return recover(deepFreeze(room), { run: "run-2", bootedAt: BOOT }, BOOT);
}

function among(
  room: Room,
  instance: Partial<ServerInstance>,
  now: number,
  before: RoomCommand["type"] = "look",
): Room {
  return recover(deepFreeze(room), { run: "run-1", bootedAt: T0, ...instance }, now, before);
}

describe("a restart", () => {
  test("[A2] costs nobody a second: the turn begins anew when its player is back", () => {
    const room = restarted(pacedRoom());
    expect(shownClocks(room)).toMatchObject({ bob: { remainingMs: 3 * MINUTE, since: null } });
    const back = actAll(room, [join(later(ann)), join(later(bob))], BOOT + 5 * SECOND);
    const since = BOOT + 5 * SECOND;
    expect(shownClocks(back)).toMatchObject({ bob: { remainingMs: 3 * MINUTE, since } });
  });

  test("[A2] does not run the clock of an absent player when the other moves", () => {
    const room = act(restarted(pacedRoom()), join(later(bob)), BOOT);
    const moved = act(room, step(later(bob), [11, 15]), BOOT + SECOND);
    expect(shownClocks(moved)).toMatchObject({ ann: { since: null } });
    const back = act(moved, join(later(ann)), BOOT + 3 * SECOND);
    expect(shownClocks(back)).toMatchObject({ ann: { since: BOOT + 3 * SECOND } });
  });

  test("[A2] also restarts the turn of a player who had disconnected before", () => {
    const room = restarted(act(pacedRoom(), drop(bob), T0 + SECOND));
    expect(act(room, DEADLINE, BOOT + 4 * MINUTE).result?.reason).not.toBe("time");
  });
});

describe("among several nodes", () => {
  test("[A2] time in which this node could not serve is not spent", () => {
    const room = among(pacedRoom(), { unserved: () => 50 * SECOND }, T0 + MINUTE);
    expect(shownClocks(room)).toMatchObject({
      bob: { remainingMs: 170 * SECOND, since: T0 + MINUTE },
    });
    const steady = among(pacedRoom(), { unserved: () => 0 }, T0 + MINUTE);
    expect(steady.clocks?.since).toBe(T0);
  });

  test("[A2] no player loses on time while the player's node has no heartbeat", () => {
    const peers = {
      silenceOf: () => ({ since: T0 + SECOND, isCertain: false }),
      resumedAt: undefined,
    };
    const room = among(pacedRoom(), { run: "run-2", peers }, T0 + 4 * MINUTE);
    expect(changeOf(room, DEADLINE, T0 + 4 * MINUTE).room.phase).toBe("started");
    expect(shownClocks(room)).toMatchObject({ bob: { remainingMs: 179 * SECOND } });
    const silent = { ...peers, silenceOf: () => ({ since: T0 - SECOND, isCertain: false }) };
    const whole = among(pacedRoom(), { run: "run-2", peers: silent }, T0 + MINUTE);
    expect(shownClocks(whole)).toMatchObject({ bob: { remainingMs: 180 * SECOND } });
  });

  test("[A2] a player who is back before the dead node is missed pays for no time since its last heartbeat", () => {
    const bobs = { ...bob, run: "run-3" };
    const waiting = act(annsRoom(false, "3+2"), join(bobs));
    const room = actAll(waiting, [ready(ann), ready(bobs)]);
    const heard = new Map([["run-3", { at: T0 + SECOND, until: T0 + 2 * SECOND }]]);
    const lastHeartbeat = (run: string) => heard.get(run);
    const peers = { silenceOf: () => undefined, lastHeartbeat, resumedAt: undefined };
    for (const before of ["join", "deadline"] as const) {
      const back = among(room, { peers }, T0 + 3 * SECOND, before);
      expect(shownClocks(back)).toMatchObject({
        bob: { remainingMs: 179 * SECOND, since: T0 + 3 * SECOND },
      });
    }
    // The node may only be late, and a watcher's call gives no player time.
    expect(among(room, { peers }, T0 + 3 * SECOND, "look")).toBe(room);
  });

  test("[O3] a player who may have missed a move, because the mover's node died, keeps the whole time", () => {
    const bobs = { ...bob, run: "run-3" };
    const waiting = act(annsRoom(false, "3+2"), join(bobs));
    const room = actAll(waiting, [ready(ann), ready(bobs)]);
    const heard = { at: T0 + SECOND, until: T0 + 2 * SECOND };
    const lastHeartbeat = (run: string) => (run === "run-3" ? heard : undefined);
    const peers = { silenceOf: () => undefined, lastHeartbeat, resumedAt: undefined };
    const [moved, told] = [(at: number) => act(room, step(bobs, [11, 15]), at), T0 + 3 * SECOND];
    for (const before of ["join", "deadline", "rebroadcast"] as const)
      expect(shownClocks(among(moved(heard.until), { peers }, told, before))).toMatchObject({
        ann: { remainingMs: 3 * MINUTE, since: told },
      });
    for (const at of [heard.at - 1, heard.until + 1])
      expect(shownClocks(among(moved(at), { peers }, told, "rebroadcast"))).toMatchObject({
        ann: { since: at },
      });
  });

  test("[O3] a turn that began here runs on while this node's own beat is late", () => {
    const peers = {
      silenceOf: () => undefined,
      lastHeartbeat: () => ({ at: T0, until: T0 + SECOND }),
      resumedAt: undefined,
    };
    const room = among(pacedRoom(), { peers }, T0 + 2 * SECOND, "deadline");
    expect(shownClocks(room)).toMatchObject({ bob: { remainingMs: 3 * MINUTE, since: T0 } });
  });

  test("[O3] a node that began during a turn ends no game by what was before it, which it cannot know", () => {
    const peers = { silenceOf: () => undefined, resumedAt: undefined };
    const [bootedAt, now] = [T0 + 4 * MINUTE, T0 + 4 * MINUTE + SECOND];
    for (const before of ["join", "deadline"] as const) {
      const room = among(pacedRoom(), { bootedAt, peers, unserved: () => 0 }, now, before);
      expect(shownClocks(room)).toMatchObject({ bob: { remainingMs: 179 * SECOND, since: now } });
    }
    // The node that served the player knows the time: no player gains by a watcher's call or by being connected.
    for (const [began, before] of [
      [bootedAt, "look"],
      [T0, "deadline"],
    ] as const)
      expect(among(pacedRoom(), { bootedAt: began, peers }, now, before).clocks?.since).toBe(T0);
  });

  test("[A2] after the death of a node only the turns of its players begin again", () => {
    const bobs = { ...bob, run: "run-3" };
    const waiting = act(annsRoom(false, "3+2"), join(bobs));
    const room = actAll(waiting, [ready(ann), ready(bobs)]);
    const dead = new Map([["run-3", { since: T0 + MINUTE, isCertain: true }]]);
    const peers = { silenceOf: (run: string) => dead.get(run), resumedAt: undefined };
    expect(shownClocks(among(room, { peers }, T0 + 2 * MINUTE))).toMatchObject({
      bob: { remainingMs: 3 * MINUTE, since: null },
    });
    const anns = act(room, step(bobs, [11, 15]), T0);
    const left = among(anns, { peers }, T0 + 2 * MINUTE);
    expect(shownClocks(left)).toMatchObject({ ann: { since: T0 } });
    expect(left.seats[2]?.connected).toBe(false);
    const moved = act(left, step(ann, [22, 18]), T0 + 2 * MINUTE);
    expect(shownClocks(moved)).toMatchObject({ bob: { since: null } });
    const back = act(moved, join(bobs), T0 + 3 * MINUTE);
    expect(shownClocks(back)).toMatchObject({ bob: { since: T0 + 3 * MINUTE } });
  });

  test("[A2] the turn of a disconnected player begins again when the opponent's node dies", () => {
    const anns = { ...ann, socketId: "ann#2", run: "run-3" };
    const room = act(act(pacedRoom(), join(anns)), drop(bob), T0 + SECOND);
    const peers = {
      silenceOf: (run: string) =>
        run === "run-3" ? { since: T0 + MINUTE, isCertain: true } : undefined,
      resumedAt: undefined,
    };
    expect(shownClocks(among(room, { peers }, T0 + 2 * MINUTE))).toMatchObject({
      bob: { remainingMs: 3 * MINUTE, since: null },
    });
  });

  test("[O3] the clock of a disconnected player runs on when that player's node dies", () => {
    const bobs = { ...bob, socketId: "bob#2", run: "run-3" };
    const room = act(act(pacedRoom(), join(bobs)), drop(bobs), T0 + SECOND);
    const peers = {
      silenceOf: (run: string) =>
        run === "run-3" ? { since: T0 + MINUTE, isCertain: false } : undefined,
      resumedAt: undefined,
    };
    expect(shownClocks(among(room, { peers }, T0 + 2 * MINUTE))).toMatchObject({
      bob: { remainingMs: 3 * MINUTE, since: T0 },
    });
  });
});
