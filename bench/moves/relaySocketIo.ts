// The baseline: a stock Socket.IO relay that answers each move with the next state for both players.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server, type Socket } from "socket.io";
import { announce, createRelayRoom, gameIn, type RelayRoom } from "./relayRoom.ts";

interface Payload {
  readonly roomId: string;
}
type Reply = (answer: object) => void;

const rooms = new Map<string, RelayRoom>();
const http = createServer();
const io = new Server(http, { transports: ["websocket"], perMessageDeflate: false });
let opened = 0;

io.on("connection", (socket) => {
  socket.on("createRoom", (payload: unknown, reply: Reply) => {
    const roomId = `relay${String((opened += 1)).padStart(15, "0")}`;
    rooms.set(roomId, createRelayRoom(roomId, gameIn(payload)));
    enter(socket, roomId, reply);
  });
  socket.on("joinRoom", ({ roomId }: Payload, reply: Reply) => enter(socket, roomId, reply));
  socket.on("movePiece", ({ roomId }: Payload, reply: Reply) => {
    const state = rooms.get(roomId)?.step();
    reply({ success: true, version: state?.version });
    io.to(roomId).emit("roomState", state);
  });
  for (const event of ["playerReady", "resign"]) {
    socket.on(event, (_: Payload, reply: Reply) => reply({ success: true }));
  }
  socket.on("playAgain", ({ roomId }: Payload, reply: Reply) => {
    reply({ success: true });
    // Asked by both; the second one begins the game.
    if (socket.data.isGuest === true) io.to(roomId).emit("roomState", rooms.get(roomId)?.begin());
  });
});

function enter(socket: Socket, roomId: string, reply: Reply): void {
  socket.data.isGuest = io.sockets.adapter.rooms.has(roomId);
  void socket.join(roomId);
  reply({ success: true, roomId });
}

http.listen(0, "127.0.0.1", () => announce((http.address() as AddressInfo).port));
