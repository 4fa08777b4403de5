// The example bot against the built server: two of them play a whole game.
import { connectTo } from "@kingrow/client";
import { expect, test } from "vitest";
import { playGame } from "../../packages/client/examples/bot.ts";
import { useTestbed } from "./support/testbed.ts";

const testbed = useTestbed();

test(
  "[G4] two example bots play a whole game and agree on how it ended",
  { timeout: 60_000 },
  async () => {
    const { url } = testbed.server;
    const [host, guest] = [connectTo(url), connectTo(url)];
    await host.enter();
    const opened = await host.ask("createRoom", { isPrivate: true });
    if (!opened.ok) throw new Error(`No room: ${opened.error.code}`);
    const { roomId } = opened.value;
    const verdicts = await Promise.all([playGame(host, roomId, 1), playGame(guest, roomId, 1)]);
    for (const { link } of [host, guest]) link.close();
    expect(["won,lost", "lost,won", "draw,draw"]).toContain(verdicts.join());
  },
);
