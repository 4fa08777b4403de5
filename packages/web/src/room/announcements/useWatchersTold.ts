// Says how many people watch, once their number has stayed the same for a while.
import type { RoomSession } from "@kingrow/client";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useServices } from "../../shell/services/services.ts";
import { useTexts } from "../../text/texts.ts";

/** A watcher who only looks in is not worth a word. Milliseconds. */
const SETTLED_MS = 3_000;

export function useWatchersTold({ store }: RoomSession): void {
  const { announcer } = useServices();
  const { say } = useTexts();
  const watchers = useStore(store, ({ state }) => state?.watchers ?? 0);
  const told = useRef(watchers);
  useEffect(() => {
    if (watchers === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = watchers;
      announcer.say(say.watching(watchers), "polite");
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [announcer, say, watchers]);
}
