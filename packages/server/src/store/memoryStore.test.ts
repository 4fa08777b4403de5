import { createMemoryStore } from "./testing/memoryStore.ts";
import { describeStore } from "./testing/storeContract.ts";

describeStore("memoryStore", async () => ({
  store: createMemoryStore(),
  dispose: () => Promise.resolve(),
}));
