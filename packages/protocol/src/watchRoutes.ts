// The addresses of the watch screen.
import { WATCH_PATH } from "./routes.ts";

/** Prefix of all watch ids of private rooms. No room id has it. */
export const WATCH_ID_MARK = "w-";

const WATCHED_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The id in a path of the watch screen; `undefined` for an impossible id, which is never sent. */
export function watchedAt(path: string): string | undefined {
  const text = path.slice(WATCH_PATH.length).replace(/\/$/, "");
  return WATCHED_ID.test(text) ? text : undefined;
}
