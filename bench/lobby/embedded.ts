// The list of the embedded store, from a thousand public rooms to a million.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOBBY_LIMIT } from "../../packages/protocol/src/index.ts";
import { openLmdbStore } from "../../packages/server/src/store/lmdb/lmdbStore.ts";
import { cpuEach, openAndClose, waitingRoom } from "./rooms.ts";

const AT_ONCE = 2_000;

export async function measureEmbedded(sizes: readonly number[]): Promise<void> {
  console.log(
    "\nEmbedded store: rooms | CPU of one list | CPU of opening and closing one | file, a room",
  );
  const folder = mkdtempSync(join(tmpdir(), "kingrow-lobby-"));
  const file = join(folder, "rooms.lmdb");
  const store = openLmdbStore(file);
  try {
    for (const size of sizes) {
      const missing = size - (await store.count());
      for (let start = 0; start < missing; start += AT_ONCE) {
        const count = Math.min(AT_ONCE, missing - start);
        await Promise.all(Array.from({ length: count }, () => store.commit(waitingRoom(), 0)));
      }
      const list = await cpuEach(300, () => store.lobby(LOBBY_LIMIT));
      const change = await cpuEach(100, () => openAndClose(store));
      const bytes = statSync(file).size / size;
      console.log(`  ${size} | ${ms(list)} | ${ms(change)} | ${bytes.toFixed(0)} bytes`);
    }
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

function ms(value: number): string {
  return `${value.toFixed(3)} ms`;
}
