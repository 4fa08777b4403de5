// Calls about rooms: opening one, what those who sit in it do, and what strangers may.
import { type Outcome, refused } from "../../keeper/outcome.ts";
import { actorOf, type Call, type CallDependencies, type Code } from "./callDependencies.ts";
import type { Bar } from "./doorkeeper.ts";
import type { Request } from "./requests.ts";
import { answerLater, codeOf, respond } from "./respond.ts";

export async function open(
  dependencies: CallDependencies,
  call: Call,
  { type, options, requestId }: Extract<Request, { type: "create" | "playNow" }>,
): Promise<Outcome> {
  const { keeper, doorkeeper } = dependencies;
  const actor = actorOf(call.socket);
  // Most who want to play now open no room: they are counted as those who join one.
  const { bar, ended } = await doorkeeper[type === "create" ? "open" : "match"](call.socket);
  const asked = { actor, options, requestId, refuseNew: bar?.code };
  const outcome = await keeper[type](asked, (outcome) =>
    respond(dependencies, call, outcome, { bar }),
  );
  ended(codeOf(outcome));
  return outcome;
}

export type RoomRequest = Extract<Request, { type: "room" }>;

export function askRoom(
  dependencies: CallDependencies,
  call: Call,
  request: RoomRequest,
): Promise<Outcome> {
  const { socket } = call;
  const hasSeat = socket.data.session.rooms.has(request.roomId);
  return hasSeat
    ? perform(dependencies, call, request)
    : askAsStranger(dependencies, call, request);
}

function perform(
  dependencies: CallDependencies,
  call: Call,
  request: RoomRequest,
): Promise<Outcome> {
  const { roomId, command } = request;
  return dependencies.keeper.perform(roomId, command, (outcome) =>
    respond(dependencies, call, outcome, { roomId }),
  );
}

/** A socket that holds no seat in the room: it may take one, or come back to its own. */
async function askAsStranger(
  dependencies: CallDependencies,
  call: Call,
  { roomId, command }: RoomRequest,
): Promise<Outcome> {
  const { keeper, doorkeeper } = dependencies;
  const isJoin = command.type === "join";
  const { bar, ended } = await doorkeeper[isJoin ? "join" : "look"](call.socket);
  if (bar !== undefined && !isJoin) return respond(dependencies, call, refused(bar.code), { bar });
  const later = answerLater(dependencies);
  const tried = isJoin ? { ...command, refuseNewcomer: bar?.code } : command;
  const outcome = await keeper.perform(roomId, tried, (found) => {
    if (!isDenial(codeOf(found), bar)) respond(dependencies, call, found, { bar, roomId });
    else later.tell(() => respond(dependencies, call, deniedBy(bar) ?? found, { bar }));
  });
  ended(codeOf(outcome));
  await later.told();
  return outcome;
}

/** What is answered to those who are kept out is answered as late as what there is not. */
function isDenial(code: Code, bar: Bar | undefined): boolean {
  return code === "ROOM_NOT_FOUND" || code === bar?.code;
}

/** A caller who is kept out does not learn whether there is such a room either. */
function deniedBy(bar: Bar | undefined): Outcome | undefined {
  return bar && refused(bar.code);
}
