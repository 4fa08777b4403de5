// Broadcasts a stored change to the players, to refused visitors and to the lobby.
import type { RoomUpdate } from "../keeper/outcome.ts";
import { type Notice, seatsOf } from "@kingrow/room";
import { type Audience, disconnect, type Sender, type Transport } from "./transport/transport.ts";
import { AUDIENCE, type Lobby } from "./lobby/lobby.ts";
import type { Recorder } from "../door/recorder.ts";
import type { RefusedVisitors } from "./seats/refusedVisitors.ts";

type Greeting = Extract<Notice, { readonly type: "greeting" }>;

export interface BroadcastOptions {
  readonly transport: Transport;
  /** The run of this node. */
  readonly run: () => string;
  readonly lobby: Lobby;
  readonly visitors: RefusedVisitors;
  readonly recorder: Recorder;
}

/** Called for each stored change and each greeting after the caller's answer, in the order of the room's versions. */
export function broadcast(options: BroadcastOptions, update: RoomUpdate): void {
  for (const notice of update.notices) announce(options, update, notice);
  if (!update.changed) return;
  const sender = senderFor(options, update);
  const players = playersOf(update);
  sendTo(sender, players, (audience) => {
    audience.emit("roomState", update.state);
    options.recorder.broadcast();
  });
  // Who waited for a game may have followed the lobby's list.
  if (isStart(update) && players.length > 0) sender.in([...players]).socketsLeave(AUDIENCE);
  if (update.rowChanged) options.lobby.touch();
}

function isStart({ room, before }: RoomUpdate): boolean {
  return room.phase === "started" && before?.phase === "waiting";
}

/** Sockets that hold a seat now. */
function playersOf({ state }: RoomUpdate): readonly string[] {
  return state.players.filter((id) => state.presence[id]?.connected === true);
}

/** All nodes read everything that is sent through them, so a broadcast stays here if all players are here. */
function senderFor({ transport, run }: BroadcastOptions, { room }: RoomUpdate): Sender {
  const isAllHere = seatsOf(room).every((seat) => !seat.connected || seat.run === run());
  return transport.peers !== undefined && isAllHere ? transport.here : transport;
}

/**
 * Socket.IO has a room for each socket under the socket's id. An empty list of rooms would mean all sockets, so
 * nothing is sent then.
 */
function sendTo(
  io: Sender,
  socketIds: readonly string[],
  send: (audience: Audience) => void,
): void {
  if (socketIds.length > 0) send(io.to([...socketIds]));
}

function announce(options: BroadcastOptions, update: RoomUpdate, notice: Notice): void {
  const { transport: io, visitors, recorder } = options;
  const roomId = update.state.id;
  switch (notice.type) {
    case "seatTakenOver":
      disconnect(io, notice.socketId, "SEAT_TAKEN_OVER");
      recorder.disconnected("SEAT_TAKEN_OVER");
      return;
    case "playerLeft":
      sendTo(senderFor(options, update), playersOf(update), (players) =>
        players.emit("playerLeft", { roomId }),
      );
      return;
    case "greeting":
      greet(options, update, notice);
      return;
    case "seatReleased":
      visitors.forget(roomId, notice.socketId);
      sendTo(io, [notice.socketId], (removed) => {
        removed.emit("seatReleased", { roomId });
        // A client that knows only the specification goes home on this event.
        removed.emit("roomFull", { roomId });
      });
      return;
    case "parted":
      // Only matchmaking needs it.
      return;
    case "seatFreed":
      inviteVisitors({ io, visitors }, roomId);
      // Other nodes invite the visitors that they refused.
      io.peers?.send.seatFreed(roomId);
      return;
  }
}

/** Sends a greeting to the other player, if connected. */
function greet(options: BroadcastOptions, update: RoomUpdate, { from, greeting }: Greeting): void {
  const playerId = update.room.seats[from]?.socketId;
  if (playerId === undefined) return;
  const others = playersOf(update).filter((id) => id !== playerId);
  sendTo(senderFor(options, update), others, (other) =>
    other.emit("greeting", { roomId: update.state.id, playerId, greeting }),
  );
}

/** Sends `roomAvailable` to the visitors that this node has refused. */
export function inviteVisitors(
  { io, visitors }: { readonly io: Sender; readonly visitors: RefusedVisitors },
  roomId: string,
): void {
  sendTo(io, visitors.take(roomId), (refused) => refused.emit("roomAvailable", { roomId }));
}
