// Calls about rooms: opening one, what those who sit in it do, and what strangers may.
import type { RoomCommand } from "@kingrow/room";
import type { Bar, Permit } from "../../door/rooms.ts";
import { type Outcome, refused } from "../../keeper/outcome.ts";
import { actorOf, type Call, type CallDependencies } from "./callDependencies.ts";
import type { Request } from "./requests.ts";
import { codeOf, respond } from "./respond.ts";

export async function open(
  dependencies: CallDependencies,
  call: Call,
  { type, options, requestId, ready }: Extract<Request, { type: "create" | "playNow" }>,
): Promise<Outcome> {
  const { keeper, door } = dependencies;
  const actor = actorOf(call.socket);
  const isCreate = type === "create";
  const permit = await (isCreate ? door.rooms.create(actor) : door.rooms.match(actor, ready));
  let bar = permit.bar;
  const mayOpen = async () => (bar = await permit.mayOpen())?.code;
  const asked = {
    actor,
    options,
    requestId,
    ready,
    refuseNew: permit.bar?.code,
    refuseOpposite: permit.opposite?.code,
    ...(!isCreate && { mayOpen }),
  };
  const outcome = await keeper[type](asked, (told) => respond(dependencies, call, told, { bar }));
  permit.end(codeOf(outcome));
  return outcome;
}

export type RoomRequest = Extract<Request, { type: "room" }>;

export function askRoom(
  dependencies: CallDependencies,
  call: Call,
  request: RoomRequest,
): Promise<Outcome> {
  const { roomId, command } = request;
  const hasSeat = call.socket.data.session.rooms.has(roomId);
  if (!hasSeat) return askAsStranger(dependencies, call, request);
  const perform = () =>
    dependencies.keeper.perform(roomId, command, (outcome) =>
      respond(dependencies, call, outcome, { roomId }),
    );
  if (command.type !== "greet") return perform();
  const sent = dependencies.greetings.send(call.socket, perform);
  return sent ?? Promise.resolve(respond(dependencies, call, refused("RATE_LIMITED"), {}));
}

/** A socket that holds no seat in the room: it may take one, or come back to its own. */
async function askAsStranger(
  dependencies: CallDependencies,
  call: Call,
  { roomId, command }: RoomRequest,
): Promise<Outcome> {
  const { keeper, door } = dependencies;
  const actor = actorOf(call.socket);
  const isJoin = command.type === "join";
  const permit = await (isJoin ? door.rooms.join(actor) : door.rooms.look(actor));
  const { bar, opposite } = permit;
  if (bar !== undefined && !isJoin) return respond(dependencies, call, refused(bar.code), { bar });
  const outcome = await keeper.perform(roomId, withPermit(command, permit), (told) =>
    respond(dependencies, call, hiddenBy(bar, told), { bar: bar ?? opposite, roomId }),
  );
  permit.end(codeOf(outcome));
  return outcome;
}

function withPermit(command: RoomCommand, { bar, opposite }: Permit): RoomCommand {
  if (command.type !== "join") return command;
  return { ...command, refuseNewcomer: bar?.code, refuseOpposite: opposite?.code };
}

/** A caller who is kept out does not learn whether there is such a room. */
function hiddenBy(bar: Bar | undefined, outcome: Outcome): Outcome {
  const isHidden = bar !== undefined && codeOf(outcome) === "ROOM_NOT_FOUND";
  return isHidden ? refused(bar.code) : outcome;
}
