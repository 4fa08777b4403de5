// Lets the browser keep the page, so that it opens at once and without a network (P38).

/**
 * Once everything is loaded, so that nobody waits for it. A browser without service workers, or one that
 * refuses them (plain http, private windows), shows the page as ever. While developing nothing is kept.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD) return;
  window.addEventListener("load", () => void register().catch(() => {}));
}

async function register(): Promise<void> {
  if ("serviceWorker" in navigator) await navigator.serviceWorker.register("/worker.js");
}
