// Tells everyone whom a kept change concerns: its players, refused visitors, the lobby.
import type { Kept } from "../keeper/outcome.ts";
import type { Notice } from "@kingrow/room";
import { disconnect, type Audience, type Sender } from "./transport/transport.ts";
import type { Lobby } from "./lobby/lobby.ts";
import type { Recorder } from "../door/recorder.ts";
import type { RefusedVisitors } from "./seats/refusedVisitors.ts";

type Greeting = Extract<Notice, { readonly type: "greeting" }>;

export interface BroadcastDependencies {
  readonly io: Sender;
  /** Set where there are other nodes: what concerns only sockets of this one stays here. */
  readonly here?: { readonly run: () => string; readonly io: Pick<Sender, "to"> } | undefined;
  readonly lobby: Lobby;
  readonly visitors: RefusedVisitors;
  readonly recorder: Recorder;
  /** Visitors whom another node refused hear of a free seat from that one; missing without others. */
  readonly tellPeers?: ((roomId: string) => void) | undefined;
}

/** Called once per kept change and for what is said without one, in the order of the room's versions and after the caller's answer. */
export function createBroadcast(dependencies: BroadcastDependencies): (kept: Kept) => void {
  return (kept) => {
    for (const notice of kept.notices) announce(dependencies, kept, notice);
    if (!kept.changed) return;
    sendTo(senderFor(dependencies, kept), playersOf(kept), (players) => {
      players.emit("roomState", kept.state);
      dependencies.recorder.broadcast();
    });
    if (kept.rowChanged) dependencies.lobby.touch();
  };
}

/** Sockets that hold a seat now. */
function playersOf({ state }: Kept): readonly string[] {
  return state.players.filter((id) => state.presence[id]?.connected === true);
}

/** What is sent through the other nodes is read by all of them, whoever it is for. */
function senderFor({ io, here }: BroadcastDependencies, { room }: Kept): Pick<Sender, "to"> {
  const connected = [room.seats[1], room.seats[2]].filter((seat) => seat?.connected === true);
  const isAllHere = connected.every((seat) => seat?.run === here?.run());
  return here !== undefined && isAllHere ? here.io : io;
}

/**
 * Socket.IO keeps a room for each socket under the socket's id. No room at all would mean everybody,
 * so an empty audience is not sent to.
 */
function sendTo(
  io: Pick<Sender, "to">,
  socketIds: readonly string[],
  send: (audience: Audience) => void,
): void {
  if (socketIds.length > 0) send(io.to([...socketIds]));
}

function announce(dependencies: BroadcastDependencies, kept: Kept, notice: Notice): void {
  const { io, visitors, recorder, tellPeers } = dependencies;
  const roomId = kept.state.id;
  switch (notice.type) {
    case "seatTakenOver":
      disconnect(io, notice.socketId, "SEAT_TAKEN_OVER");
      recorder.disconnected("SEAT_TAKEN_OVER");
      return;
    case "playerLeft":
      sendTo(senderFor(dependencies, kept), playersOf(kept), (players) =>
        players.emit("playerLeft", { roomId }),
      );
      return;
    case "greeting":
      greet(dependencies, kept, notice);
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
      tellPeers?.(roomId);
      return;
  }
}

/** To the other player alone, if that one is there. */
function greet(
  dependencies: BroadcastDependencies,
  kept: Kept,
  { from, greeting }: Greeting,
): void {
  const playerId = kept.room.seats[from]?.socketId;
  if (playerId === undefined) return;
  const others = playersOf(kept).filter((id) => id !== playerId);
  sendTo(senderFor(dependencies, kept), others, (other) =>
    other.emit("greeting", { roomId: kept.state.id, playerId, greeting }),
  );
}

/** Those whom this node refused; they are still connected here or gone. */
export function tellVisitors(
  { io, visitors }: Pick<BroadcastDependencies, "io" | "visitors">,
  roomId: string,
): void {
  sendTo(io, visitors.take(roomId), (refused) => refused.emit("roomAvailable", { roomId }));
}
