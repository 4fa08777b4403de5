// The node of those who wait for an opponent is killed: they come back through another and keep their places in the line (O2).
import { setTimeout as pause } from "node:timers/promises";
import type { Pace } from "@kingrow/protocol";
import { expect } from "vitest";
import { makeKey } from "../../../support/modes.ts";
import type { Cluster } from "../../support/cluster.ts";
import type { Journal } from "../../support/journal.ts";
import { Player } from "../../support/player.ts";
import type { Deeds, Scenario } from "../../support/scenario.ts";
import { scaled } from "../../support/scale.ts";

const ROUNDS = scaled(1, 6);
/** No table of the run is public, so these are the only ones in the line. */
const PACE: Pace = "30s";
const LOOK_MS = 200;

interface Waiting {
  readonly player: Player;
  readonly roomId: string;
}

export async function killUnderWaiting(cluster: Cluster, { journal }: Scenario): Promise<Deeds> {
  for (let round = 0; round < ROUNDS; round += 1) await killOnce(cluster, round, journal);
  return { kills: ROUNDS, "who waited": 3 * ROUNDS };
}

/** The one who waited longest comes back last, and meanwhile is passed over. */
async function killOnce(cluster: Cluster, round: number, journal: Journal): Promise<void> {
  const [dying, near, far] = [0, 1, 2].map((number) => cluster.node(round + number));
  if (dying === undefined || near === undefined || far === undefined) return;
  const first = await waitAt(dying.url, journal, "playNow");
  const second = await waitAt(dying.url, journal, "createRoom");
  const third = await waitAt(dying.url, journal, "createRoom");
  await dying.stop("SIGKILL");
  for (const { player } of [first, second, third]) player.close();

  const people = [await comeBack(third, near.url, journal)];
  people.push(await comeBack(second, far.url, journal));
  await untilAway(first, people[0]);
  people.push(await expectMeeting(near.url, journal, second));
  people.push(await comeBack(first, near.url, journal));
  people.push(await expectMeeting(far.url, journal, first));
  people.push(await expectMeeting(far.url, journal, third));
  for (const player of people) player.close();
  await dying.start();
}

/** A player who presses Play Now waits, and so does one who opens a public room; the next who presses would go to the first. */
async function waitAt(
  url: string,
  journal: Journal,
  how: "playNow" | "createRoom",
): Promise<Waiting> {
  const player = new Player(url, journal);
  const asked = { pace: PACE, requestId: makeKey() };
  const { roomId } = await (how === "playNow"
    ? player.insist("playNow", asked)
    : player.insist("createRoom", { ...asked, isPrivate: false }));
  await player.enter(roomId);
  return { player, roomId };
}

/** Presses again, as who does not know what became of it, and is led to the seat they had. */
async function comeBack(
  { player, roomId }: Waiting,
  url: string,
  journal: Journal,
): Promise<Player> {
  const again = new Player(url, journal, player.key);
  const found = await again.insist("playNow", { pace: PACE, requestId: makeKey() });
  expect(found.roomId, "where they waited before").toBe(roomId);
  await again.enter(roomId);
  return again;
}

/** The next who presses sits down with who is the first in the line. */
async function expectMeeting(url: string, journal: Journal, host: Waiting): Promise<Player> {
  const player = new Player(url, journal);
  const met = await player.insist("playNow", { pace: PACE, requestId: makeKey() });
  expect(met).toMatchObject({ roomId: host.roomId, opened: false });
  await player.enter(host.roomId);
  const { presence } = await player.look();
  expect(Object.values(presence).map(({ connected }) => connected)).toEqual([true, true]);
  return player;
}

/** Until the others know that the node is dead, nobody can tell. */
async function untilAway({ roomId }: Waiting, onlooker: Player | undefined): Promise<void> {
  for (;;) {
    const { roomState } = await onlooker!.insist("watchRoom", { roomId });
    if (Object.values(roomState.presence).every(({ connected }) => !connected)) return;
    await pause(LOOK_MS);
  }
}
