// Broadcasts a stored change: to its players, refused visitors and the lobby.
import type { RoomUpdate } from "../keeper/outcome.ts";
import type { Notice } from "@kingrow/room";
import { type Audience, disconnect, type Sender, type Transport } from "./transport/transport.ts";
import type { Lobby } from "./lobby/lobby.ts";
import type { Recorder } from "../door/recorder.ts";
import type { RefusedVisitors } from "./seats/refusedVisitors.ts";

type Greeting = Extract<Notice, { readonly type: "greeting" }>;

export interface BroadcastDependencies {
  readonly transport: Transport;
  /** The run of this node. */
  readonly run: () => string;
  readonly lobby: Lobby;
  readonly visitors: RefusedVisitors;
  readonly recorder: Recorder;
}

/** Called once for each stored change and each greeting, in the order of the room's versions, after the caller's answer. */
export function createBroadcast(dependencies: BroadcastDependencies): (update: RoomUpdate) => void {
  return (update) => {
    for (const notice of update.notices) announce(dependencies, update, notice);
    if (!update.changed) return;
    sendTo(senderFor(dependencies, update), playersOf(update), (players) => {
      players.emit("roomState", update.state);
      dependencies.recorder.broadcast();
    });
    if (update.rowChanged) dependencies.lobby.touch();
  };
}

/** Sockets that hold a seat now. */
function playersOf({ state }: RoomUpdate): readonly string[] {
  return state.players.filter((id) => state.presence[id]?.connected === true);
}

/** What is sent through the other nodes is read by all of them, whoever it is for. */
function senderFor({ transport, run }: BroadcastDependencies, { room }: RoomUpdate): Sender {
  const connected = [room.seats[1], room.seats[2]].filter((seat) => seat?.connected === true);
  const isAllHere = connected.every((seat) => seat?.run === run());
  return transport.peers !== undefined && isAllHere ? transport.here : transport;
}

/**
 * Socket.IO keeps a room for each socket under the socket's id. No room at all would mean everybody,
 * so an empty audience is not sent to.
 */
function sendTo(
  io: Sender,
  socketIds: readonly string[],
  send: (audience: Audience) => void,
): void {
  if (socketIds.length > 0) send(io.to([...socketIds]));
}

function announce(dependencies: BroadcastDependencies, update: RoomUpdate, notice: Notice): void {
  const { transport: io, visitors, recorder } = dependencies;
  const roomId = update.state.id;
  switch (notice.type) {
    case "seatTakenOver":
      disconnect(io, notice.socketId, "SEAT_TAKEN_OVER");
      recorder.disconnected("SEAT_TAKEN_OVER");
      return;
    case "playerLeft":
      sendTo(senderFor(dependencies, update), playersOf(update), (players) =>
        players.emit("playerLeft", { roomId }),
      );
      return;
    case "greeting":
      greet(dependencies, update, notice);
      return;
    case "seatReleased":
      visitors.forget(roomId, notice.socketId);
      sendTo(io, [notice.socketId], (removed) => {
        removed.emit("seatReleased", { roomId });
        // A client that knows no more than the specification goes home by it.
        removed.emit("roomFull", { roomId });
      });
      return;
    case "parted":
      // For matchmaking alone.
      return;
    case "seatFreed":
      tellVisitors({ io, visitors }, roomId);
      // Other nodes tell the visitors whom they refused.
      io.peers?.tell.seatFreed(roomId);
      return;
  }
}

/** To the other player alone, if that one is there. */
function greet(
  dependencies: BroadcastDependencies,
  update: RoomUpdate,
  { from, greeting }: Greeting,
): void {
  const playerId = update.room.seats[from]?.socketId;
  if (playerId === undefined) return;
  const others = playersOf(update).filter((id) => id !== playerId);
  sendTo(senderFor(dependencies, update), others, (other) =>
    other.emit("greeting", { roomId: update.state.id, playerId, greeting }),
  );
}

/** Sends `roomAvailable` to the visitors that this node has refused. */
export function tellVisitors(
  { io, visitors }: { readonly io: Sender; readonly visitors: RefusedVisitors },
  roomId: string,
): void {
  sendTo(io, visitors.take(roomId), (refused) => refused.emit("roomAvailable", { roomId }));
}
