// A4: the opponent rejoins its own seat while a move is on its way.
import { setTimeout as pause } from "node:timers/promises";
import { FaultProxy } from "@kingrow/protocol/testing";
import { expect, test } from "vitest";
import { makeKey } from "../../support/modes.ts";
import { useServer } from "../support/useServer.ts";
import { arrive, startGame } from "../support/visitor.ts";

const SOCKETS = 16;
const REJOIN_MS = 150;
const LINE_MS = 100;
const MOST_SENDS = 20;
const FIRST_STEP = { fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };

const server = useServer();

test("[G6] a move is sent once although the opponent rejoins meanwhile", async () => {
  const { url, port } = server();
  const line = await FaultProxy.open(port);
  const key = makeKey();
  const [white, black] = [await arrive(url, { key }), await arrive(line.url)];
  const roomId = await startGame({ white, black });
  const sockets = [];
  for (let count = 0; count < SOCKETS; count += 1) sockets.push(await arrive(url, { key }));
  line.delayMs = LINE_MS;
  let [sends, isPlayed, version] = [0, false, black.state()?.version];
  const rejoining = (async () => {
    for (const socket of sockets) {
      await socket.call("joinRoom", { roomId });
      await pause(REJOIN_MS);
    }
  })();
  while (!isPlayed && sends < MOST_SENDS) {
    sends += 1;
    const answer = await black.call("movePiece", { roomId, ...FIRST_STEP, version });
    isPlayed = answer.success;
    version = answer.roomState?.version;
  }
  await rejoining;
  await line.close();
  expect(sends).toBe(1);
});
