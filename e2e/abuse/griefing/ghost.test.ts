// A1: a visitor presses Play Now and never gets ready.
import { expect, test } from "vitest";
import { useServer } from "../support/useServer.ts";
import { arrive, openRoom } from "../support/visitor.ts";

const NEWCOMERS = 12;
const PRESSES = 5;

const server = useServer();

test("[O2] nobody meets an idle visitor twice, and everybody meets the host who is ready", async () => {
  const { url } = server();
  const ghost = await arrive(url);
  await ghost.call("playNow");
  const host = await arrive(url);
  await host.call("playerReady", { roomId: await openRoom(host), isReady: true });
  const met = { ghost: 0, twice: 0, host: 0 };
  for (let number = 0; number < NEWCOMERS; number += 1) {
    const opponents = await pressOften(url);
    const meetings = opponents.filter((id) => id === ghost.id()).length;
    met.ghost += meetings;
    met.twice += meetings > 1 ? 1 : 0;
    met.host += opponents.includes(host.id()) ? 1 : 0;
  }
  expect(met.ghost).toBeLessThanOrEqual(NEWCOMERS);
  expect(met).toMatchObject({ twice: 0, host: NEWCOMERS });
});

/** A newcomer presses, looks who sits there, leaves and presses again. */
async function pressOften(url: string): Promise<readonly string[]> {
  const newcomer = await arrive(url);
  const opponents: string[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    const { roomId = "" } = await newcomer.call("playNow");
    const { roomState } = await newcomer.call("joinRoom", { roomId });
    opponents.push(...(roomState?.players ?? []).filter((id) => id !== newcomer.id()));
    await newcomer.call("leaveRoom", { roomId });
  }
  newcomer.socket.disconnect();
  return opponents;
}
