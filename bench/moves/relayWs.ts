// The floor below the floor: bare websockets that say the same texts as the Socket.IO relay.
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { announce, createRelayRoom, gameIn, type RelayRoom } from "./relayRoom.ts";

interface Table {
  readonly room: RelayRoom;
  readonly players: WebSocket[];
}

const tables = new Map<string, Table>();
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });

server.on("connection", (socket) => {
  socket.send("0{}");
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    if (text.startsWith("40")) socket.send("40{}");
    else hear(socket, text);
  });
});

/** `42<number>["event",{…}]` is answered with `43<number>[{…}]`. */
function hear(socket: WebSocket, text: string): void {
  const start = text.indexOf("[");
  const [event, payload] = JSON.parse(text.slice(start));
  const answer = answerTo(socket, event, payload);
  socket.send(`43${text.slice(2, start)}${JSON.stringify([{ success: true, ...answer }])}`);
  const table = tables.get(payload.roomId);
  if (event === "movePiece") show(table, table?.room.step());
  if (event === "playAgain" && socket === table?.players[1]) show(table, table.room.begin());
}

function answerTo(socket: WebSocket, event: string, payload: { roomId: string }): object {
  if (event === "joinRoom") tables.get(payload.roomId)?.players.push(socket);
  if (event !== "createRoom") return {};
  const roomId = `relay${String(tables.size + 1).padStart(15, "0")}`;
  tables.set(roomId, { room: createRelayRoom(roomId, gameIn(payload)), players: [socket] });
  return { roomId };
}

function show(table: Table | undefined, state: object | undefined): void {
  const text = `42${JSON.stringify(["roomState", state])}`;
  for (const player of table?.players ?? []) player.send(text);
}

server.on("listening", () => announce((server.address() as AddressInfo).port));
