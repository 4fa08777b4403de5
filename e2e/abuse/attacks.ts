// The attacks. Each comes from one address with up to a hundred connections, and goes on until its process is stopped.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  frame,
  nextBytes,
  openPlayer,
  openTcp,
  openWebsocket,
  type Target,
} from "@kingrow/protocol/testing";
import { PROJECT } from "../support/server.ts";
import { pour, repeatOn } from "./support/floods.ts";

type Attack = (target: Target) => Promise<void>;

const CONNECTIONS = 100;
const POLLING = "/socket.io/?EIO=4&transport=polling";
const MOVE = { roomId: "nowhere1", fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
const PLAY_NOW = frame('420["playNow",{}]');
const LIST = frame('42["getAvailableRooms",{}]');

export const ATTACKS: Readonly<Record<string, Attack>> = {
  "connection-flood": (target) =>
    repeatOn(CONNECTIONS, async () => {
      const socket = openTcp(target);
      await once(socket, "connect");
      socket.resetAndDestroy();
    }),
  "handshake-flood": (target) =>
    repeatOn(CONNECTIONS, async () => void (await openWebsocket(target))?.destroy()),
  "never-connecting": (target) =>
    repeatOn(CONNECTIONS, async () => {
      const socket = await openWebsocket(target);
      if (socket !== undefined) await once(socket.resume(), "close");
    }),
  "dripping-headers": (target) =>
    repeatOn(CONNECTIONS, async () => {
      const socket = openTcp(target);
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
      for (; !socket.destroyed; await pause(1_000)) socket.write("X-Drip: 1\r\n");
    }),
  "unread-lobby": (target) =>
    repeatOn(CONNECTIONS, async () => {
      const socket = await openPlayer(target);
      if (socket === undefined) return;
      for (socket.pause(); !socket.destroyed; await pause(550)) socket.write(LIST);
    }),
  "unread-files": (target) =>
    repeatOn(CONNECTIONS, async () => {
      const socket = openTcp(target).pause();
      socket.write(`GET ${largestFile()} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(500));
      // A socket that does not read does not notice the end of its connection.
      await pause(2_000);
      socket.destroy();
    }),
  "tiny-frames": (target) => flood(target, () => frame("6")),
  "websocket-pings": (target) => flood(target, () => frame("", 0x89)),
  "large-bodies": (target) =>
    repeatOn(CONNECTIONS, async () => {
      const sid = await openPolling(target);
      const socket = openTcp(target).resume();
      const head = `POST ${POLLING}&sid=${sid} HTTP/1.1\r\nHost: localhost\r\n`;
      socket.write(`${head}Content-Length: 1000000000000\r\n\r\n`);
      await pour(socket, Buffer.alloc(65_536, "4"));
    }),
  "malformed-packets": (target) =>
    flood(target, () => frame(`4${randomBytes(9).toString("hex")}[`)),
  "malformed-requests": (target) =>
    repeatOn(CONNECTIONS, () =>
      pour(openTcp(target).resume(), Buffer.from("GET / HTTP/1.1\r\n\r\n")),
    ),
  "move-flood": (target) => callFlood(target, "movePiece", MOVE),
  "list-flood": (target) => callFlood(target, "getAvailableRooms", {}),
  "unknown-rooms": (target) => callFlood(target, "joinRoom", { roomId: "nowhere1" }),
  "room-flood": (target) => callFlood(target, "createRoom", { isPrivate: false }),
  "play-now-flood": (target) => callFlood(target, "playNow", {}),
  "seat-grab": (target) =>
    repeatOn(CONNECTIONS, async () => {
      const socket = await openPlayer(target);
      if (socket === undefined) return;
      for (let call = 0; call < 30 && !socket.destroyed; call += 1) {
        socket.write(PLAY_NOW);
        const roomId = /"roomId":"(\w+)"/.exec(await nextBytes(socket))?.[1] ?? "nowhere1";
        socket.write(frame(`421["leaveRoom",{"roomId":"${roomId}"}]`));
        await pause(50);
      }
      socket.destroy();
    }),
  "disconnect-bomb": (target) =>
    repeatOn(1, async () => {
      const opened = Array.from({ length: CONNECTIONS }, () => openPlayer(target));
      const sockets = (await Promise.all(opened)).filter((socket) => socket !== undefined);
      for (const socket of sockets)
        for (let seat = 0; seat < 10; seat += 1) socket.resume().write(PLAY_NOW);
      await pause(300);
      for (const socket of sockets) socket.destroy();
    }),
};

function flood(target: Target, next: () => Buffer): Promise<void> {
  return repeatOn(CONNECTIONS, async () => {
    const socket = await openPlayer(target);
    if (socket !== undefined) await pour(socket.resume(), next());
  });
}

function callFlood(target: Target, event: string, payload: object): Promise<void> {
  return flood(target, () => frame(`421${JSON.stringify([event, payload])}`));
}

/** The id of a polling session. */
async function openPolling(target: Target): Promise<string | undefined> {
  const socket = openTcp(target);
  socket.write(`GET ${POLLING} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const answer = await nextBytes(socket);
  socket.destroy();
  return /"sid":"([^"]+)"/.exec(answer)?.[1];
}

/** The page's own program, as its index names it. */
function largestFile(): string {
  const index = readFileSync(join(PROJECT, "packages/web/dist/index.html"), "utf8");
  return /\/assets\/[^"]+\.js/.exec(index)?.[0] ?? "/";
}
