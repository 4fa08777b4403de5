// The service worker: forwards browser events to the offline copy.
import { createShell, type Build } from "./shell.ts";

import { returnTo, type Windows } from "./noticePress.ts";

interface LastingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface PressEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

/** What is used of a worker's surroundings; the types of the page know windows only. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: Windows & { readonly claim: () => Promise<void> };
  readonly location: { readonly origin: string };
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: PressEvent) => void): void;
}

declare const self: WorkerScope;
/** Put in front of this file when the page is built. */
declare const BUILD: Build;

const shell = createShell({
  build: BUILD,
  origin: self.location.origin,
  caches: self.caches,
  fetch: (request, init) => fetch(request, init),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

// A new worker waits until no page of the build before is open: nothing changes under a running game.
self.addEventListener("install", (event) => event.waitUntil(shell.keep()));

self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([shell.forgetOthers(), self.clients.claim()])),
);

self.addEventListener("fetch", (event) => {
  const answer = shell.answer(event.request);
  if (answer !== undefined) event.respondWith(answer);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { data } = event.notification;
  if (typeof data === "string") event.waitUntil(returnTo(self.clients, data));
});
