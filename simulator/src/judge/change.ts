// One change of a room on its way to the disk, with what was so when it was decided.
import type { Room, Seat } from "@kingrow/room";
import type { Instance } from "../base/instance.ts";
import type { Asked } from "./asked.ts";
import type { RoomHistory } from "./history.ts";
import type { People } from "./people.ts";
import type { Accuse } from "./verdict.ts";

export interface AuditedChange {
  /** `undefined`: the room is new. */
  readonly before: Room | undefined;
  /** `undefined`: the room is closed. */
  readonly after: Room | undefined;
  readonly roomId: string;
  /** The instance of the server that decided, and the sockets it held for connected then. */
  readonly instance: Instance;
  readonly connected: ReadonlySet<string>;
  /** When it was decided in the time of that instance, which counts while it serves; epoch milliseconds. */
  readonly at: number;
  readonly history: RoomHistory | undefined;
  readonly asked: Asked;
  readonly people: People;
  readonly accuse: Accuse;
}

/** A change between two versions of one room. */
export interface Succession extends AuditedChange {
  readonly before: Room;
  readonly after: Room;
}

export function seatOfOwner(room: Room | undefined, owner: string): Seat | undefined {
  return [room?.seats[1], room?.seats[2]].find((seat) => seat?.owner === owner);
}
