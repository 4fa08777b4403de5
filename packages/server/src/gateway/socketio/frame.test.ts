import { once } from "node:events";
import { freePort } from "@kingrow/protocol/testing";
import { expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { frameOf } from "./frame.ts";

it("a frame is read as Engine.IO's message, whichever form its length has", async () => {
  const texts = [1, 123, 124, 125, 126, 65_533, 65_534, 65_535].map((size) => "x".repeat(size));
  const port = await freePort();
  const server = new WebSocketServer({ port, host: "127.0.0.1" });
  await once(server, "listening");
  server.on("connection", (_, { socket }) => {
    for (const text of [...texts, "król zbija → ♛"]) socket.write(frameOf(text));
  });
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  client.on("message", (data: Buffer) => void heard.push(data.toString()));
  while (heard.length <= texts.length) await once(client, "message");
  expect(heard).toEqual([...texts, "król zbija → ♛"].map((text) => `4${text}`));
  client.terminate();
  server.close();
});
