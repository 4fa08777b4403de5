// The HTTP server that page and sockets share: health, readiness, page.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { SERVER_OPTIONS } from "../door/http.ts";
import type { ServePage } from "./page.ts";
import type { Secure } from "./security.ts";
import { send } from "./answers.ts";

/** Why the server should get no traffic now, or `undefined` if it should. Never rejects. */
export type WhyNotReady = () => Promise<string | undefined>;

export interface HttpDependencies {
  readonly door: { admits(request: IncomingMessage, response: ServerResponse): boolean };
  readonly secure: Secure;
  readonly servePage: ServePage;
  readonly whyNotReady: WhyNotReady;
  readonly onFault: (fault: unknown) => void;
}

/** A client that takes nothing of an answer for so long does not want it. */
const UNREAD_MS = 30_000;

/** Socket.IO answers below /socket.io/ itself; whatever it leaves comes here. */
export function createHttpServer(dependencies: HttpDependencies): Server {
  return createServer(SERVER_OPTIONS, (request, response) => {
    if (!dependencies.door.admits(request, response)) return;
    // With a goodbye the kernel would keep for it what nobody reads.
    response.setTimeout(UNREAD_MS, () => request.socket.resetAndDestroy());
    answer(dependencies, request, response).catch((fault: unknown) => {
      dependencies.onFault(fault);
      response.destroy();
    });
  });
}

async function answer(
  { secure, servePage, whyNotReady }: HttpDependencies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  secure(request, response);
  const path = pathOf(request);
  if (request.method !== "GET" && request.method !== "HEAD") {
    // Nobody reads a body that may come with it.
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
