// HTTP requests for which Socket.IO has no answer and would let their sender wait for ever.
import { type IncomingMessage, ServerResponse } from "node:http";

/**
 * Middleware of the engine: a plain request that names the WebSocket transport, as one with the id of a
 * WebSocket session does, is answered with 400. An upgrade comes with a response of another kind.
 */
export function refuseWebSocketRequests(
  request: IncomingMessage,
  response: unknown,
  next: (fault?: unknown) => void,
): void {
  const isPlain = response instanceof ServerResponse;
  next(isPlain && namesWebSocket(request) ? new Error("no plain request") : undefined);
}

function namesWebSocket({ url = "" }: IncomingMessage): boolean {
  return new URLSearchParams(url.replace(/^[^?]*/, "")).getAll("transport").at(-1) === "websocket";
}
