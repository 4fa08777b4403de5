// Lets the browser keep the page, so that it opens at once and without a network (P38).

/**
 * Once everything is loaded, so that nobody waits for it. A browser without service workers, or one that
 * refuses them (plain http, private windows), shows the page as ever. While developing nothing is kept.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD) return;
  addEventListener("load", () => {
    if ("serviceWorker" in navigator)
      navigator.serviceWorker.register("/worker.js").catch(() => {});
  });
}
