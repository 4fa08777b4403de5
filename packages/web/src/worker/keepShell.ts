// Lets the browser keep the page, so that it opens at once and without a network (P38).

/** The worker fetches more than a hundred files: a room that is still coming would share line and processor with them. */
const REST_MS = 5_000;

/**
 * Some time after everything is loaded, so that nobody waits for it, and as soon as nobody looks: who leaves early has
 * seen the page too. A browser without service workers, or one that refuses them (plain http, private windows), shows
 * the page as ever. While developing nothing is kept.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => setTimeout(register, REST_MS));
  // Leaving hides the page as well. Asking again changes nothing.
  addEventListener("visibilitychange", () => document.hidden && register());
}

function register(): void {
  navigator.serviceWorker.register("/worker.js").catch(() => {});
}
