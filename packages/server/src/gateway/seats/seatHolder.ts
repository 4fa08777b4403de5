// Who takes a seat, and what a reservation of one says (X4).
import type { Seat } from "@kingrow/room";
import type { Limits } from "../../base/limits.ts";

/** Who holds a seat, and from where. */
export type Holder = Pick<Seat, "owner" | "address">;

/** A seat that is being taken counts until `release`, and then only if it was taken; or who holds enough. */
export type Reserved =
  | { readonly release: () => void; readonly full?: undefined }
  | { readonly full: "player" | "address"; readonly release?: undefined };

export type SeatLimits = Pick<Limits, "seatsPerPlayer" | "seatsPerAddress">;
