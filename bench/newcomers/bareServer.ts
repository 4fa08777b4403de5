// The floor: stock Socket.IO that seats two newcomers who want the same, from memory, and shows them a room.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server, type Socket } from "socket.io";
import { announce } from "../moves/relayRoom.ts";
import { STATES } from "../moves/states.ts";

const http = createServer();
const io = new Server(http, { transports: ["websocket"], perMessageDeflate: false });
const state = STATES[0]?.[0];
/** By what they want. */
const waiting = new Map<string, { readonly socket: Socket; readonly roomId: string }>();
let rooms = 0;

io.on("connection", (socket) => {
  socket.on("playNow", (wish: object, reply: (answer: object) => void) => {
    const kind = JSON.stringify(wish);
    const other = waiting.get(kind);
    const roomId = other?.roomId ?? `bare${String((rooms += 1)).padStart(15, "0")}`;
    reply({ success: true, roomId, opened: other === undefined });
    if (other === undefined) waiting.set(kind, { socket, roomId });
    else waiting.delete(kind);
    const players = other === undefined ? [socket.id] : [other.socket.id, socket.id];
    io.to(players).emit("roomState", { ...state, id: roomId, players });
  });
  for (const event of ["leaveRoom", "getAvailableRooms"])
    socket.on(event, (_: object, reply: (answer: object) => void) => reply({ success: true }));
});

http.listen(0, "127.0.0.1", () => announce((http.address() as AddressInfo).port));
