// The archive of finished games in IndexedDB, which may be missing, blocked or full.
import { createStore, get, update } from "idb-keyval";
import {
  readArchive,
  withGame,
  withoutGame,
  withoutGames,
  type Archive,
  type ArchivedGame,
} from "./archive.ts";

const DATABASE = "kingrow";
const KEY = "games";
/** A browser that has not answered by then is taken to keep nothing. Milliseconds. */
const PATIENCE_MS = 5_000;

/** Opened at the first use. */
const store = createStore(DATABASE, "archive");

/** Resolves to `undefined` where the browser keeps nothing. */
export function readGames(): Promise<Archive | undefined> {
  return attempt(async () => readArchive(await get(KEY, store)));
}

/** Resolves to whether the browser keeps the game now. */
export async function keepGame(game: ArchivedGame): Promise<boolean> {
  return attempted(() => update(KEY, (stored: unknown) => withGame(stored, game), store));
}

export async function deleteGame(id: string): Promise<boolean> {
  return attempted(() => update(KEY, (stored: unknown) => withoutGame(stored, id), store));
}

export async function deleteAllGames(): Promise<boolean> {
  return attempted(() => update(KEY, withoutGames, store));
}

async function attempted(act: () => Promise<void>): Promise<boolean> {
  return (await attempt(() => act().then(() => true))) ?? false;
}

/** Even touching a forbidden database throws, and a blocked one never answers. */
async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([act(), patience]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
