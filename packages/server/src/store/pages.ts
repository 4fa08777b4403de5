// Goes through all ids of a store in pages.
import type { RoomStore } from "./roomStore.ts";

/** Also how many rooms are read at a time. */
const PAGE = 256;

export async function* pagesOf(store: Pick<RoomStore, "ids">): AsyncGenerator<readonly string[]> {
  let page = await store.ids(undefined, PAGE);
  while (page.length > 0) {
    yield page;
    page = await store.ids(page.at(-1), PAGE);
  }
}
