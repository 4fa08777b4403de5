// What no page may do in any test: complain in the console, leave its origin, or call fetch or XHR.
import type { BrowserContext, Request } from "@playwright/test";

export interface Watch {
  /** Everything that was wrong so far, one sentence each. */
  readonly faults: readonly string[];
  /** Console messages that the test provokes on purpose. */
  allow(message: RegExp): void;
  follow(context: BrowserContext, origin: string): void;
}

const COMPLAINTS = new Set(["error", "warning", "assert"]);
const FORBIDDEN_CALLS = new Set(["fetch", "xhr", "eventsource", "ping", "beacon"]);
/** Said in the worker's place where the tests keep it out. */
const NO_WORKER = /^console: Service Worker registration blocked by Playwright/;
const INLINE = /^(?:data|blob|about):/;

export function createWatch(): Watch {
  const complaints: string[] = [];
  const requests: string[] = [];
  const allowed: RegExp[] = [NO_WORKER];

  const checkOrigin = (url: string, kind: string, origin: string): void => {
    if (INLINE.test(url)) return;
    const target = new URL(url.replace(/^ws/, "http")).origin;
    if (target !== origin) requests.push(`${kind} request left the origin: ${url}`);
  };
  const checkRequest = (request: Request, origin: string): void => {
    const [url, kind] = [request.url(), request.resourceType()];
    checkOrigin(url, kind, origin);
    // The service worker can ask for files in no other way.
    if (FORBIDDEN_CALLS.has(kind) && request.serviceWorker() === null)
      requests.push(`the page called ${kind}: ${url}`);
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
      context.on("request", (request) => checkRequest(request, origin));
      context.on("page", (page) =>
        page.on("websocket", (socket) => checkOrigin(socket.url(), "websocket", origin)),
      );
    },
  };
}
