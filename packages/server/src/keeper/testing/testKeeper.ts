// A keeper on a store that can be made to fail, for the tests beside it.
import { roomOptions } from "@kingrow/protocol";
import { beforeEach, vi } from "vitest";
import { createMemoryStore } from "../../store/testing/memoryStore.ts";
import { actorOf, failing, type FailingStore, START } from "../../store/testing/rooms.ts";
import type { RoomUpdate, Outcome } from "../outcome.ts";
import { newRoomId } from "../creation.ts";
import { createRoomKeeper, type KeeperOptions, type RoomKeeper } from "../roomKeeper.ts";

/** A keeper for one test, with its store, clock and updates. */
export interface KeeperTable {
  store: FailingStore;
  keeper: RoomKeeper;
  heard: RoomUpdate[];
  clock: number;
  readonly onFault: ReturnType<typeof vi.fn<(fault: unknown) => void>>;
}

/** A new one before each test. */
export function useKeeper(): KeeperTable {
  const onFault = vi.fn<(fault: unknown) => void>();
  const fresh = () => ({ store: failing(createMemoryStore()), heard: [], clock: START, onFault });
  const first = fresh();
  const table: KeeperTable = Object.assign(first, { keeper: keeperOn(first) });
  beforeEach(() => {
    Object.assign(table, fresh());
    onFault.mockReset();
    table.keeper = keeperOn(table);
  });
  return table;
}

/** Another keeper on the same store, as after a restart. */
export function keeperOn(
  table: Omit<KeeperTable, "keeper">,
  changes: Partial<KeeperOptions> = {},
): RoomKeeper {
  const built = createRoomKeeper({
    store: table.store,
    instance: { run: "run-1", bootedAt: START },
    roomsInMemory: 0,
    steady: () => 0,
    now: () => table.clock,
    onCommit: () => undefined,
    onConflict: () => undefined,
    onFault: table.onFault,
    newRoomId,
    chance: () => 1,
    roomsPerPlayer: 5,
    ...changes,
  });
  built.addListener((update) => table.heard.push(update));
  return built;
}

/** Opens a room, by default for ann. Returns its id. */
export async function created(
  { keeper }: KeeperTable,
  name = "ann",
  isPrivate = false,
): Promise<string> {
  const outcome = await keeper.create({
    actor: actorOf(name),
    options: roomOptions({ isPrivate }),
    requestId: undefined,
  });
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value.room.id;
}

export function codeOf(outcome: Outcome): string {
  return outcome.ok ? "OK" : outcome.error.code;
}
