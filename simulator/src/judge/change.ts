// A change of a room that is to be stored, with its circumstances.
import { type Room, type Seat, seatsOf } from "@kingrow/room";
import type { Instance } from "../base/instance.ts";
import type { CallLedger } from "./callLedger.ts";
import type { RoomHistory } from "./history.ts";
import type { People } from "./people.ts";
import type { Report } from "./violationLog.ts";

export interface AuditedChange {
  /** `undefined`: the room is new. */
  readonly before: Room | undefined;
  /** `undefined`: the room is closed. */
  readonly after: Room | undefined;
  readonly roomId: string;
  /** The instance of the server that decided, and the sockets that it considered connected. */
  readonly instance: Instance;
  readonly connected: ReadonlySet<string>;
  /** Time of the decision in the serving time of that instance; epoch milliseconds. */
  readonly at: number;
  readonly history: RoomHistory | undefined;
  readonly calls: CallLedger;
  readonly people: People;
  readonly report: Report;
}

/** A change between two versions of one room. */
export interface Succession extends AuditedChange {
  readonly before: Room;
  readonly after: Room;
}

export function seatOfOwner(room: Room | undefined, owner: string): Seat | undefined {
  return room && seatsOf(room).find((seat) => seat.owner === owner);
}
