// The page's address: read by the screens, changed by the program, followed when the browser's buttons change it.
import { useSyncExternalStore } from "react";

const readers = new Set<() => void>();

interface Options {
  /** Takes the place of the present address in the history. */
  readonly replace?: boolean;
}

export function navigate(path: string, { replace = false }: Options = {}): void {
  if (replace) window.history.replaceState(null, "", path);
  else window.history.pushState(null, "", path);
  for (const read of readers) read();
}

/** The path of the address, as it is written there. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  window.addEventListener("popstate", read);
  return () => {
    readers.delete(read);
    window.removeEventListener("popstate", read);
  };
}
