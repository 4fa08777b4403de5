// Counts pending timers, including unreferenced ones. Must be imported before modules that set timers.
import { createHook } from "node:async_hooks";

const live = new Set<number>();
createHook({
  init(id, type) {
    if (type === "Timeout") live.add(id);
  },
  destroy(id) {
    live.delete(id);
  },
}).enable();

/** How many timers are set now. */
export function liveTimers(): number {
  return live.size;
}
