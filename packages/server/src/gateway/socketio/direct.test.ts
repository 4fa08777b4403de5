import { createServer } from "node:http";
import type { RoomNotice, ServerToClientEvents } from "@kingrow/protocol";
import { Server } from "socket.io";
import { io as connect, type Socket } from "socket.io-client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listen } from "../../http/listen.ts";
import { directTo } from "./direct.ts";
import type { GameServer } from "./gameServer.ts";

type Client = Socket<ServerToClientEvents>;

let server: GameServer;
let url: string;
let clients: Client[];

beforeEach(async () => {
  const http = createServer();
  server = new Server(http);
  clients = [];
  url = `http://127.0.0.1:${await listen(http, { port: 0, host: "127.0.0.1" })}`;
});
afterEach(async () => {
  for (const client of clients) client.disconnect();
  await server.close();
});

async function newClient(transport: "websocket" | "polling"): Promise<Client> {
  const client: Client = connect(url, { transports: [transport], upgrade: false });
  clients.push(client);
  await new Promise<void>((resolve) => void client.on("connect", resolve));
  return client;
}

function next(client: Client): Promise<RoomNotice> {
  return new Promise((resolve) => void client.once("roomFull", resolve));
}

it.each([
  ["a short text", "abc"],
  ["one whose length takes two bytes", "x".repeat(200)],
  ["one whose length takes eight", "y".repeat(70_000)],
  ["letters of every length", 'aä€😀\u0000"\\'],
])("the sockets that are meant get %s as it is, whatever carries them", async (_, roomId) => {
  const [ann, bob, eve] = [
    await newClient("websocket"),
    await newClient("polling"),
    await newClient("websocket"),
  ];
  const heard = Promise.all([next(ann), next(bob)]);
  const others: unknown[] = [];
  eve.onAny((...event) => others.push(event));
  directTo(server)([ann.id ?? "", bob.id ?? "", "nobody"]).emit("roomFull", { roomId });
  expect(await heard).toEqual([{ roomId }, { roomId }]);
  directTo(server)([eve.id ?? ""]).emit("playerLeft", { roomId });
  await new Promise<void>((resolve) => void eve.once("playerLeft", () => resolve()));
  expect(others).toEqual([["playerLeft", { roomId }]]);
});

it("who listens to what goes out hears it once for each socket", async () => {
  const ann = await newClient("websocket");
  const heard: unknown[] = [];
  server
    .of("/")
    .sockets.get(ann.id ?? "")
    ?.onAnyOutgoing((...event) => heard.push(event));
  const came = next(ann);
  directTo(server)([ann.id ?? ""]).emit("roomFull", { roomId: "abc" });
  await came;
  expect(heard).toEqual([["roomFull", { roomId: "abc" }]]);
});
