// The baseline: a stock Socket.IO relay that answers each move with the next state of a known game for both players,
// without rules, checks or disk.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server, type Socket } from "socket.io";
import { roomsAlong } from "../../e2e/support/rooms.ts";
import { project } from "../../packages/room/src/index.ts";
import { GAMES } from "./games.ts";

interface Payload {
  readonly roomId: string;
}
type Reply = (answer: object) => void;

interface RelayRoom {
  game: number;
  steps: number;
  version: number;
}

const START = 1_700_000_000_000;
/** Kingrow's states by game, then by steps played. */
const STATES = GAMES.map((steps) => roomsAlong(steps, START).map((room) => project(room, START)));
const rooms = new Map<string, RelayRoom>();
const http = createServer();
const io = new Server(http, { transports: ["websocket"], perMessageDeflate: false });

io.on("connection", (socket) => {
  socket.on("createRoom", ({ requestId }: { requestId: string }, reply: Reply) => {
    const roomId = `relay${String(rooms.size).padStart(15, "0")}`;
    rooms.set(roomId, { game: Number(requestId.replace("game-", "")), steps: 0, version: 1 });
    enter(socket, roomId, reply);
  });
  socket.on("joinRoom", ({ roomId }: Payload, reply: Reply) => enter(socket, roomId, reply));
  socket.on("movePiece", ({ roomId }: Payload, reply: Reply) => {
    const room = roomOf(roomId);
    room.steps += 1;
    reply({ success: true, version: room.version + 1 });
    show(roomId, room);
  });
  for (const event of ["playerReady", "resign"]) {
    socket.on(event, (_: Payload, reply: Reply) => reply({ success: true }));
  }
  socket.on("playAgain", ({ roomId }: Payload, reply: Reply) => {
    reply({ success: true });
    // Both players call it. The second call begins the game.
    if (socket.data.isGuest !== true) return;
    const room = roomOf(roomId);
    room.game += 1;
    room.steps = 0;
    show(roomId, room);
  });
});

function enter(socket: Socket, roomId: string, reply: Reply): void {
  socket.data.isGuest = io.sockets.adapter.rooms.has(roomId);
  void socket.join(roomId);
  reply({ success: true, roomId });
}

function roomOf(roomId: string): RelayRoom {
  const room = rooms.get(roomId);
  if (room === undefined) throw new Error("there is no such room");
  return room;
}

function show(id: string, room: RelayRoom): void {
  const state = STATES[room.game % STATES.length]?.[room.steps];
  if (state === undefined) throw new Error("the game has no more steps");
  room.version += 1;
  io.to(id).emit("roomState", { ...state, id, version: room.version, serverTime: Date.now() });
}

http.listen(0, "127.0.0.1", () => console.log((http.address() as AddressInfo).port));
