// Kills nodes: their players are shown as away within ten seconds, and find the game again.
import { setTimeout as pause } from "node:timers/promises";
import type { RoomState } from "@kingrow/protocol";
import { expect } from "vitest";
import { openBot } from "../../../support/bot.ts";
import type { Cluster } from "../../support/cluster.ts";
import { NodesJournal, report } from "../../support/journal.ts";
import { Match } from "../../support/match.ts";
import { Player } from "../../support/player.ts";
import { scaled } from "../../support/scale.ts";
import { readScript } from "../../../support/script.ts";

const ROUNDS = scaled(1, 3);
/** A short run shares the machine with other tests. */
const AWAY_WITHIN_MS = scaled(30_000, 10_000);

/** A running game, each player on another node. */
async function matchOver(cluster: Cluster, journal: NodesJournal): Promise<Match> {
  const [first, second] = [cluster.node(0).url, cluster.node(1).url];
  const match = new Match(first, readScript(5), journal, { blackUrl: second });
  await match.begin();
  await match.play(3);
  return match;
}

const isAway = (playerId: string) => (state: RoomState) =>
  state.presence[playerId]?.connected === false;

/** The players of a killed node are away within ten seconds, and come back alone. */
export async function expectAwaySoon(cluster: Cluster): Promise<void> {
  const journal = new NodesJournal();
  const awayMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const match = await matchOver(cluster, journal);
    const [killedAt, blackId] = [Date.now(), match.black.id];
    await cluster.node(1).stop("SIGKILL");
    await match.white.until("black to be away", isAway(blackId));
    awayMs.push(Date.now() - killedAt);
    await cluster.node(1).start();
    await match.play(8);
    expect(await match.check()).toEqual([]);
    match.close();
  }
  report("players of a killed node", { "shown as away after ms": awayMs });
  expect(Math.max(...awayMs)).toBeLessThan(AWAY_WITHIN_MS);
  expect(journal.breaches).toEqual([]);
}

/** The death of all nodes ends no game: players are away until they return. */
export async function expectGameAfterAllDied(cluster: Cluster): Promise<void> {
  const journal = new NodesJournal();
  const match = await matchOver(cluster, journal);
  const { white, black } = match;
  const blackId = black.id;
  await Promise.all(cluster.nodes.map((node) => node.stop("SIGKILL")));
  black.goAway();
  await pause(500);
  await Promise.all(cluster.nodes.map((node) => node.start()));
  const state = await white.until("black to be away", isAway(blackId));
  expect(state.gameStatus).toBe("started");
  expect(state.presence[blackId]?.claimableAt).toBeGreaterThan(state.serverTime + 45_000);
  black.comeBack();
  await match.play(8);
  expect([...journal.breaches, ...(await match.check())]).toEqual([]);
  match.close();
}

/** A waiting player whose node dies keeps the place in the queue before players who came later. */
export async function expectPlaceInQueue(cluster: Cluster): Promise<void> {
  const journal = new NodesJournal();
  const players = [1, 2].map((number) => new Player(cluster.node(number).url, journal));
  const rooms: string[] = [];
  for (const player of players) rooms.push(await player.createRoom("none", false));
  await cluster.node(1).stop("SIGKILL");
  await players[0]?.down();
  await cluster.node(1).start();
  await Promise.all(players.map((player) => player.seated()));
  const newcomer = await openBot(cluster.node(0).url);
  const answer = await newcomer.ask("playNow", {});
  expect(answer).toMatchObject({ ok: true, value: { roomId: rooms[0], opened: false } });
  for (const player of [...players, newcomer]) player.close();
  expect(journal.breaches).toEqual([]);
}
