// What no page may do in any test: complain in the console, leave its origin, or call fetch or XHR.
import type { BrowserContext } from "@playwright/test";

export interface Watch {
  /** Everything that was wrong so far, one sentence each. */
  readonly faults: readonly string[];
  /** Console messages that the test provokes on purpose. */
  allow(message: RegExp): void;
  follow(context: BrowserContext, origin: string): void;
}

const COMPLAINTS = new Set(["error", "warning", "assert"]);
const FORBIDDEN_CALLS = new Set(["fetch", "xhr", "eventsource", "ping", "beacon"]);
const INLINE = /^(?:data|blob|about):/;

export function createWatch(): Watch {
  const complaints: string[] = [];
  const requests: string[] = [];
  const allowed: RegExp[] = [];

  const checkRequest = (url: string, kind: string, origin: string): void => {
    if (INLINE.test(url)) return;
    const target = new URL(url.replace(/^ws/, "http")).origin;
    if (target !== origin) requests.push(`${kind} request left the origin: ${url}`);
    if (FORBIDDEN_CALLS.has(kind)) requests.push(`the page called ${kind}: ${url}`);
  };

  return {
    get faults() {
      const unexpected = complaints.filter((text) => !allowed.some((each) => each.test(text)));
      return [...unexpected, ...requests];
    },
    allow: (message) => void allowed.push(message),
    follow: (context, origin) => {
      context.on("console", (message) => {
        if (COMPLAINTS.has(message.type()))
          complaints.push(`console: ${message.text()} ${message.location().url}`.trim());
      });
      context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
      context.on("request", (request) =>
        checkRequest(request.url(), request.resourceType(), origin),
      );
      context.on("page", (page) =>
        page.on("websocket", (socket) => checkRequest(socket.url(), "websocket", origin)),
      );
    },
  };
}
