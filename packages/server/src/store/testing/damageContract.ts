// What every store does about a room that was damaged where it lies.
import { expect, it } from "vitest";
import { roomOf } from "./rooms.ts";
import { DamagedRoom } from "../roomStore.ts";
import type { OpenedStore } from "./storeContract.ts";

interface DamageableStore extends OpenedStore {
  /** Changes a stored room without the store. */
  readonly damage: (id: string) => Promise<unknown>;
}

/** @param open a new, empty store that lies where it can be damaged */
export function describeDamage(name: string, open: () => Promise<DamageableStore>): void {
  it(`${name} tells one damaged room from a store that cannot be read`, async () => {
    const { store, damage, dispose } = await open();
    await store.commit(roomOf({ id: "hurt2345" }), 0);
    await store.commit(roomOf({ id: "sound234" }), 0);
    await damage("hurt2345");
    await expect(store.load("hurt2345")).rejects.toThrow(DamagedRoom);
    expect((await store.load("sound234"))?.id).toBe("sound234");
    expect(await store.roomsOf("owner-ann")).toHaveLength(2);
    expect(await store.lobby(100)).toHaveLength(2);
    await store.probe();
    await dispose();
  });
}
