import { expect, test } from "vitest";
import { nextDeadline } from "./deadlines.ts";
import { recover, type Peers } from "./recover.ts";
import type { Actor, Room } from "./state/room.ts";
import {
  act,
  actAll,
  actor,
  ann,
  annsRoom,
  bob,
  deepFreeze,
  DEADLINE,
  drop,
  endedRoom,
  fullRoom,
  HOUR,
  join,
  MINUTE,
  plain,
  ready,
  refusalOf,
  SECOND,
  startedRoom,
  T0,
} from "./testing/rooms.ts";

/** The server was down for six hours. */
const BOOT = T0 + 6 * HOUR;

function recovered(room: Room): Room {
  return recover(deepFreeze(room), { run: "run-2", bootedAt: BOOT }, BOOT);
}

function newSocket(name: string): Actor {
  return { ...actor(name, "#2"), run: "run-2" };
}

test("[A2] after a restart everyone is away since the start", () => {
  const room = recovered(startedRoom());
  const absence = { claimableAt: BOOT + MINUTE, forfeitAt: BOOT + 5 * MINUTE };
  expect(room.seats[1]).toMatchObject({ connected: false, absence });
  expect(room.seats[2]).toMatchObject({ connected: false, absence });
  expect(room).toMatchObject({ run: "run-2", version: startedRoom().version });
});

test("[A2] a room this run has recovered already stays the very same", () => {
  const room = recovered(startedRoom());
  expect(recovered(room)).toBe(room);
  const back = act(room, join(newSocket("ann")), BOOT + SECOND);
  expect(recovered(back)).toBe(back);
});

test("[A2] no deadline is nearer than a minute after the start", () => {
  const rooms = [
    fullRoom(true),
    startedRoom(true),
    endedRoom(true),
    act(fullRoom(true), drop(ann)),
    act(startedRoom(true), drop(ann)),
    actAll(startedRoom(true), [drop(ann), drop(bob)]),
    act(endedRoom(true), drop(bob)),
    actAll(endedRoom(true), [plain("playAgain", ann), plain("playAgain", bob)]),
    { ...annsRoom(true), expiresAt: BOOT - 1 },
  ];
  for (const room of rooms) {
    const next = recovered(room);
    expect(nextDeadline(next)).toBeGreaterThanOrEqual(BOOT + MINUTE);
    expect(JSON.parse(JSON.stringify(next)), "a deadline that is none stays none").toEqual(next);
    expect(act(next, DEADLINE, BOOT + MINUTE - 1)).toBe(next);
  }
});

test("[A2] a downtime ends no game, neither by turn nor by absence", () => {
  const room = actAll(
    recovered(act(startedRoom(), drop(ann))),
    [join(newSocket("bob")), join(newSocket("ann"))],
    BOOT + 10 * SECOND,
  );
  const claim = plain("claimWin", newSocket("ann"));
  expect(refusalOf(room, claim, BOOT + 69 * SECOND)).toBe("TOO_EARLY_TO_CLAIM");
  expect(act(room, DEADLINE, BOOT + 69 * SECOND)).toBe(room);
});

test("[A2] a player who was away before the downtime has a minute from the other's return before the claim", () => {
  const room = act(recovered(act(startedRoom(), drop(ann))), join(newSocket("bob")), BOOT + SECOND);
  const claim = plain("claimWin", newSocket("bob"));
  expect(refusalOf(room, claim, BOOT + 61 * SECOND - 1)).toBe("TOO_EARLY_TO_CLAIM");
  expect(refusalOf(room, claim, BOOT + 61 * SECOND)).toBeUndefined();
});

test("[A2] the clock of the turn is moved ahead as well", () => {
  const clock = { claimableAt: BOOT + MINUTE, forfeitAt: BOOT + MINUTE };
  expect(recovered(startedRoom()).turnClock).toEqual(clock);
});

test("[A2] a private room waits half an hour for its creator after a restart", () => {
  expect(nextDeadline(recovered(annsRoom(true)))).toBe(BOOT + 30 * MINUTE);
});

test("[A2] what players have said is still said after a restart", () => {
  const room = recovered(actAll(fullRoom(), [ready(ann)]));
  expect(room.seats[1]?.ready).toBe(true);
  const offered = recovered(act(startedRoom(), plain("offerDraw", bob)));
  expect(offered.drawOffer).toBe(2);
});

test("[G7] an agreed rematch waits for both after a restart, then starts", () => {
  const room = recovered(actAll(endedRoom(), [plain("playAgain", ann), plain("playAgain", bob)]));
  expect(room.rematchAt).toBeUndefined();
  const back = actAll(room, [join(newSocket("ann")), join(newSocket("bob"))], BOOT + SECOND);
  expect(act(back, DEADLINE, BOOT + 2_500).phase).toBe("started");
});

test("[G7] a rematch withdrawn after a restart does not start", () => {
  const room = recovered(actAll(endedRoom(), [plain("playAgain", ann), plain("playAgain", bob)]));
  const back = [join(newSocket("ann")), plain("withdrawRematch", newSocket("ann"))];
  const withdrawn = actAll(room, [...back, join(newSocket("bob"))], BOOT + SECOND);
  expect(withdrawn).toMatchObject({ phase: "ended", rematchAt: undefined });
});

test("[A2] a room that came back from JSON recovers alike", () => {
  const room = actAll(startedRoom(), [drop(ann)]);
  const stored: Room = JSON.parse(JSON.stringify(room));
  expect(recovered(stored)).toEqual(recovered(room));
});

/** Silent peers: since when, and whether they are dead for certain. */
function recoverAmong(room: Room, peers: Peers): Room {
  return recover(deepFreeze(room), { run: "run-2", bootedAt: T0, peers }, BOOT);
}

const missed = (isCertain: boolean): Peers => ({
  silenceOf: () => ({ since: BOOT, isCertain }),
  resumedAt: undefined,
});

test("a room in the hands of another living node stays as it is", () => {
  const room = startedRoom();
  const peers: Peers = { silenceOf: () => undefined, resumedAt: undefined };
  expect(recoverAmong(room, peers)).toBe(room);
});

test("[A1] a node that is surely gone leaves its players away", () => {
  const room = recoverAmong(startedRoom(), missed(true));
  const absence = { claimableAt: BOOT + MINUTE, forfeitAt: BOOT + 5 * MINUTE };
  expect(room.seats[1]).toMatchObject({ connected: false, absence });
  expect(room.seats[2]).toMatchObject({ connected: false, absence });
  expect(room.run).toBe("run-2");
});

test("[A2] a node that is only late costs its players nothing, and no deadline falls", () => {
  const room = recoverAmong(act(startedRoom(), drop(bob)), missed(false));
  expect(room.seats[1]?.connected).toBe(true);
  expect(room.seats[2]?.absence?.claimableAt).toBeGreaterThanOrEqual(BOOT + MINUTE);
});

test("[W3] a change that another node may not have broadcast gets a new version", () => {
  const room = act(fullRoom(), ready(ann), T0 + SECOND);
  const { version } = room;
  const versionAfter = (since: number) =>
    act(room, { type: "rebroadcast", since }, T0 + 3 * SECOND).version;
  expect(versionAfter(T0 + SECOND)).toBe(version + 1);
  expect(versionAfter(T0 + SECOND + 1)).toBe(version);
});

test("[A2] after this node was cut off no deadline falls before a minute has passed", () => {
  const away = act(startedRoom(), drop(bob));
  const peers: Peers = { silenceOf: () => undefined, resumedAt: BOOT };
  const room = recoverAmong(away, peers);
  expect(nextDeadline(room)).toBeGreaterThanOrEqual(BOOT + MINUTE);
  expect(room.seats[1]?.connected).toBe(true);
  const fresh = { ...away, changedAt: BOOT };
  expect(recoverAmong(fresh, peers)).toBe(fresh);
});

test("[A2] the minute begins with the later of both: the peer's silence, and the end of this node's own", () => {
  const away = act(startedRoom(), drop(bob));
  for (const [since, resumedAt] of [
    [BOOT - HOUR, BOOT],
    [BOOT, BOOT - HOUR],
  ] as const) {
    const peers: Peers = { silenceOf: () => ({ since, isCertain: false }), resumedAt };
    expect(nextDeadline(recoverAmong(away, peers))).toBe(BOOT + MINUTE);
  }
});

test("[A2] a clock that was a day ahead in the previous instance delays no deadline by a day", () => {
  const ahead = { run: "run-2", bootedAt: T0 - 24 * HOUR };
  const rooms = [
    annsRoom(),
    act(startedRoom(), drop(ann)),
    actAll(startedRoom(), [drop(ann), drop(bob)]),
    act(endedRoom(), drop(bob)),
  ];
  for (const room of rooms) {
    const next = recover(deepFreeze(room), ahead, ahead.bootedAt);
    expect(nextDeadline(next)).toBeLessThanOrEqual(ahead.bootedAt + 30 * MINUTE);
    expect(next.expiresAt).toBe(ahead.bootedAt + 24 * HOUR);
  }
  const { seats, turnClock } = recover(act(startedRoom(), drop(ann)), ahead, ahead.bootedAt);
  expect(seats[1]?.absence?.claimableAt).toBe(ahead.bootedAt + MINUTE);
  expect(turnClock?.claimableAt).toBe(ahead.bootedAt + 3 * MINUTE);
  const unbegun = recover({ ...startedRoom(), abortsAt: T0 + MINUTE }, ahead, ahead.bootedAt);
  expect(unbegun.abortsAt).toBeLessThanOrEqual(ahead.bootedAt + 2 * MINUTE);
});
