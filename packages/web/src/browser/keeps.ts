// Whether this browser remembers anything.
import type { Shelf } from "@kingrow/client";

/** Whether a browser keeps what it is given. */
export function keeps(shelf: Shelf): boolean {
  const name = "kingrow.try";
  shelf.write(name, "1");
  const kept = shelf.read(name) === "1";
  shelf.drop(name);
  return kept;
}
