// Hands a server event on to the page's listeners, as the real link does.
import { SERVER_EVENTS } from "@kingrow/protocol";
import type { Emitter, LinkEvents } from "@kingrow/client";

export function forward(events: Emitter<LinkEvents>, event: string, payload: unknown): void {
  const known = SERVER_EVENTS.find((name) => name === event);
  if (known === undefined) throw new Error(`The server sent an unknown event: ${event}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the real gateway made the payload of this event
  events.emit(known, payload as never);
}
