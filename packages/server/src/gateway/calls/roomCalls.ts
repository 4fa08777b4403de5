// Calls by sockets without a seat: open, join or watch a room. Each needs a permit of the door (X4).
import type { RefusalCode } from "@kingrow/protocol";
import { isSeated, type Room } from "@kingrow/room";
import type { Bar } from "../../door/rooms.ts";
import { type Outcome, refused } from "../../keeper/outcome.ts";
import type { Caller } from "../transport/transport.ts";
import type { OpenRequest, RoomRequest, WatchRequest } from "./requests.ts";
import { actorOf, type Call, type CallServices, codeOf, respond } from "./respond.ts";

export async function openRoom(
  services: CallServices,
  call: Call,
  { type, options, requestId, ready }: OpenRequest,
): Promise<Outcome> {
  const { keeper, door } = services;
  const actor = actorOf(call.socket);
  const permit = await (type === "create"
    ? door.rooms.create(actor)
    : door.rooms.match(actor, ready));
  let bar = permit.bar;
  const mayOpen = async () => (bar = await permit.mayOpen())?.code;
  const request = {
    actor,
    options,
    requestId,
    ready,
    refuseNew: permit.bar?.code,
    refuseOpposite: permit.opposite?.code,
    mayOpen,
  };
  const outcome = await keeper[type](request, (decided) =>
    respond(services, call, decided, { bar }),
  );
  permit.end(codeOf(outcome));
  return outcome;
}

/** Calls of newcomers, and of players who return to their seats. No limit refuses the latter. */
export async function callWithoutSeat(
  services: CallServices,
  call: Call,
  { roomId, command }: RoomRequest,
): Promise<Outcome> {
  const { keeper, door } = services;
  const actor = actorOf(call.socket);
  const isJoin = command.type === "join";
  const { bar, opposite, end } = await (isJoin ? door.rooms.join(actor) : door.rooms.look(actor));
  if (bar !== undefined && !isJoin) return respond(services, call, refused(bar.code), { bar });
  const permitted = isJoin
    ? { ...command, refuseNewcomer: bar?.code, refuseOpposite: opposite?.code }
    : command;
  const outcome = await keeper.perform(roomId, permitted, (decided) =>
    respond(services, call, hiddenBy(bar, decided), { bar: bar ?? opposite, roomId }),
  );
  end(codeOf(outcome));
  return outcome;
}

/** A caller beyond a limit does not learn whether the room exists. */
function hiddenBy(bar: Bar | undefined, outcome: Outcome): Outcome {
  const isHidden = bar !== undefined && codeOf(outcome) === "ROOM_NOT_FOUND";
  return isHidden ? refused(bar.code) : outcome;
}

/** An id that no room has: a wrong watch id is answered after the same time as a missing room. */
const NO_ROOM = "a".repeat(20);

/** The answer for a room that may not be watched is that of a missing room (R3). */
export async function watchRoom(
  services: CallServices,
  call: Call,
  { by }: WatchRequest,
): Promise<Outcome> {
  const { keeper, door, watcherCounts, watching } = services;
  const { socket } = call;
  const { bar, end } = await door.rooms.look(actorOf(socket));
  if (bar !== undefined) return respond(services, call, refused(bar.code), { bar });
  const roomId = "roomId" in by ? by.roomId : (watcherCounts.roomOf(by.watchId) ?? NO_ROOM);
  let answer = refused("UNAVAILABLE");
  await keeper.perform(roomId, { type: "look" }, (found) => {
    answer = found;
    if (found.ok) {
      const code = whyNotWatch(found.value.room, "watchId" in by, socket);
      answer =
        code === undefined
          ? { ok: true, value: { ...found.value, state: watching.begin(socket, found.value) } }
          : refused(code);
    }
    respond(services, call, answer);
  });
  end(codeOf(answer));
  return answer;
}

/** A private room can be watched only by its watch id. */
function whyNotWatch(room: Room, isByWatchId: boolean, socket: Caller): RefusalCode | undefined {
  const isPrivate = room.options.visibility === "private";
  if (isPrivate !== isByWatchId) return "ROOM_NOT_FOUND";
  if (!room.options.watchable) return isPrivate ? "ROOM_NOT_FOUND" : "NOT_ALLOWED";
  return isSeated(room, socket.data.session.actor) ? "NOT_ALLOWED" : undefined;
}
