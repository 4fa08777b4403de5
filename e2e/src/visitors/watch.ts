// Watches every page: no console errors, no other origins, no fetch or XHR.
import type { BrowserContext, ConsoleMessage, Request } from "@playwright/test";

export interface Watch {
  /** Everything that was wrong so far, one sentence each. */
  readonly faults: readonly string[];
  /** Console messages that the test provokes on purpose. */
  allow(message: RegExp): void;
  /**
   * Ignores messages about lost connections and files of this site from now on, also after it is back, because
   * the browser logs some of them late.
   */
  expectOutage(origin: string): void;
  follow(context: BrowserContext, origin: string): void;
}

const COMPLAINTS = new Set(["error", "warning", "assert"]);
const FORBIDDEN_CALLS = new Set(["fetch", "xhr", "eventsource", "ping", "beacon"]);
/** Logged because the tests block the service worker. */
const NO_WORKER = /^console: Service Worker registration blocked by Playwright/;
const INLINE = /^(?:data|blob|about):/;
const CONNECTION = /^WebSocket connection to .* failed/;
const NOT_FETCHED = /^Failed to load resource: net::ERR_/;
/** Files that the page prefetches at any time, and the icon. */
const PART = /^\/(?:assets\/|favicon)/;

/** Announces an outage of the site to which a context belongs. */
const outages = new WeakMap<BrowserContext, () => void>();

/** Takes the browser of these pages off the network, or brings it back. */
export async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  outages.get(context)?.();
  await context.setOffline(isOffline);
}

export function createWatch(): Watch {
  const complaints: string[] = [];
  const requests: string[] = [];
  const allowed: RegExp[] = [NO_WORKER];
  const away = new Set<string>();

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
  const checkMessage = (message: ConsoleMessage, origin: string): void => {
    if (!COMPLAINTS.has(message.type()) || (away.has(origin) && isOfOutage(message))) return;
    complaints.push(`console: ${message.text()} ${message.location().url}`.trim());
  };

  return {
    get faults() {
      const unexpected = complaints.filter((text) => !allowed.some((each) => each.test(text)));
      return [...unexpected, ...requests];
    },
    allow: (message) => void allowed.push(message),
    expectOutage: (origin) => void away.add(origin),
    follow: (context, origin) => {
      outages.set(context, () => away.add(origin));
      context.on("console", (message) => checkMessage(message, origin));
      context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
      context.on("request", (request) => checkRequest(request, origin));
      context.on("page", (page) =>
        page.on("websocket", (socket) => checkOrigin(socket.url(), "websocket", origin)),
      );
    },
  };
}

function isOfOutage(message: ConsoleMessage): boolean {
  if (CONNECTION.test(message.text())) return true;
  const { url } = message.location();
  return NOT_FETCHED.test(message.text()) && url !== "" && PART.test(new URL(url).pathname);
}
