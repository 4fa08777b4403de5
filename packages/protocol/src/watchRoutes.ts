// The addresses under which rooms are watched.
import { WATCH_PATH } from "./routes.ts";

/** Begins every id under which a private room is watched, and no room's own. */
export const WATCH_ID_MARK = "w-";

const WATCHED_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** What is to be watched at a path of the watch screen; `undefined` for nonsense, which is never sent. */
export function watchedAt(path: string): string | undefined {
  const text = path.slice(WATCH_PATH.length).replace(/\/$/, "");
  return WATCHED_ID.test(text) ? text : undefined;
}
