// Lets the browser keep the page, so that it opens at once and without a network (P38).

/** The worker fetches more than a hundred files: a room that is still coming would share line and processor with them. */
const REST_MS = 5_000;

/** Registers the worker after the load, or when the page is hidden first. A browser that refuses it loses nothing else. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => setTimeout(register, REST_MS));
  // Leaving hides the page as well. Asking again changes nothing.
  addEventListener("visibilitychange", () => document.hidden && register());
}

function register(): void {
  navigator.serviceWorker.register("/worker.js").catch(() => {});
}
