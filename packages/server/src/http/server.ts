// The HTTP server of page and sockets.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { SERVER_OPTIONS } from "../door/http.ts";
import type { ServePage } from "./page.ts";
import type { Secure } from "./security.ts";
import { send } from "./answers.ts";

export interface HttpServerOptions {
  readonly door: { admits(request: IncomingMessage, response: ServerResponse): boolean };
  readonly secure: Secure;
  readonly servePage: ServePage;
  /** Why the server should get no traffic now. Never rejects. */
  readonly whyNotReady: () => Promise<string | undefined>;
  readonly onFault: (fault: unknown) => void;
}

/** A connection is destroyed when its client reads nothing of an answer for this time. */
const UNREAD_MS = 30_000;

/** Socket.IO answers requests below /socket.io/ itself. */
export function createHttpServer(options: HttpServerOptions): Server {
  return createServer(SERVER_OPTIONS, (request, response) => {
    if (!options.door.admits(request, response)) return;
    // A graceful close would keep the unread answer in the kernel.
    response.setTimeout(UNREAD_MS, () => request.socket.resetAndDestroy());
    answer(options, request, response).catch((fault: unknown) => {
      options.onFault(fault);
      response.destroy();
    });
  });
}

async function answer(
  { secure, servePage, whyNotReady }: HttpServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  secure(request, response);
  const path = pathOf(request);
  if (request.method !== "GET" && request.method !== "HEAD") {
    // The body is not read.
    response.setHeader("Connection", "close");
    send(response, 405, "Not allowed");
  } else if (path === "/healthz") send(response, 200, "ok");
  else if (path === "/readyz") sendReadiness(response, await whyNotReady());
  else servePage(request, response, path);
}

function sendReadiness(response: ServerResponse, reason: string | undefined): void {
  send(response, reason === undefined ? 200 : 503, reason ?? "ready");
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return url.replace(/[?#].*$/s, "");
}
