// The archive of finished games in IndexedDB.
import { createStore, get, update } from "idb-keyval";
import { attempt } from "../browser/database.ts";
import { readArchive, withGame, withoutGames, type Archive, type ArchivedGame } from "./archive.ts";

const KEY = "games";

const store = createStore("kingrow", "archive");

/** Resolves to `undefined` where the browser keeps nothing. */
export function readGames(): Promise<Archive | undefined> {
  return attempt(async () => readArchive(await get(KEY, store)));
}

/** Resolves to whether the browser keeps the game now. */
export async function keepGame(game: ArchivedGame): Promise<boolean> {
  return attempted(() => update(KEY, (stored: unknown) => withGame(stored, game), store));
}

/** The game of this id, or all of them. */
export async function deleteGames(id?: string): Promise<boolean> {
  return attempted(() => update(KEY, (stored: unknown) => withoutGames(stored, id), store));
}

async function attempted(act: () => Promise<void>): Promise<boolean> {
  return (await attempt(() => act().then(() => true))) ?? false;
}
