// Many stock clients of one server that do nothing unless they are told to.
import { io, type Socket } from "socket.io-client";

const AT_ONCE = 100;
const FEW = 10;

export interface Crowd {
  readonly sockets: readonly Socket[];
  /** Connects more until there are so many. */
  growTo(count: number): Promise<void>;
  /** Each opens a public room, a few at a time. */
  openRooms(): Promise<void>;
  leave(): void;
}

export function createCrowd(url: string): Crowd {
  const sockets: Socket[] = [];
  return {
    sockets,
    async growTo(count) {
      while (sockets.length < count) {
        const missing = Math.min(AT_ONCE, count - sockets.length);
        sockets.push(...(await Promise.all(Array.from({ length: missing }, () => connect(url)))));
      }
    },
    async openRooms() {
      for (let at = 0; at < sockets.length; at += FEW) {
        await Promise.all(sockets.slice(at, at + FEW).map(openRoom));
      }
    },
    leave: () => sockets.forEach((socket) => socket.disconnect()),
  };
}

let keys = 0;

async function connect(url: string): Promise<Socket> {
  keys += 1;
  const playerKey = `crowd-player-key-${String(keys).padStart(8, "0")}`;
  const socket = io(url, { transports: ["websocket"], forceNew: true, auth: { playerKey } });
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  return socket;
}

async function openRoom(host: Socket): Promise<void> {
  const ack = await host.emitWithAck("createRoom", { isPrivate: false });
  if (ack.success !== true) throw new Error(`createRoom: ${ack.message}`);
}
