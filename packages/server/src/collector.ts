// How V8 goes through the memory beside players' calls.
import { setFlagsFromString } from "node:v8";

/**
 * With much memory V8 gives itself half a second to find out what is garbage, and takes most of the main
 * thread for it, in tasks of up to 18 ms between the laps of the event loop. Without these its helper does
 * the most of it, and the main thread a little with each 64 KB that calls take:
 * docs/decisions/0034-no-tasks-for-marking.md.
 */
export function markWithoutTasks(): void {
  setFlagsFromString("--no-incremental-marking-task");
}
