// Says where a capture of the opponent has landed that has to go on, once it stays there (P47).
import { roomView, type RoomSession } from "@kingrow/client";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useServices } from "../../shell/services/services.ts";
import { useTexts } from "../../text/texts.ts";
import { landing, opponentsChain } from "./moveSayings.ts";

/** Of a capture that goes on sooner the whole move says the same, and is enough. Milliseconds. */
const STAYS_MS = 1_000;

export function useChainTold({ store }: RoomSession): void {
  const { announcer } = useServices();
  const { say } = useTexts();
  const square = useStore(store, opponentsChain);
  const told = useRef(square);
  useEffect(() => {
    if (square === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = square;
      const data = store.getState();
      const view = roomView(data);
      if (view === undefined || opponentsChain(data) !== square) return;
      for (const text of landing(view, say)) announcer.say(say.opponentMoved(text), "polite");
    }, STAYS_MS);
    return () => clearTimeout(timer);
  }, [announcer, say, square, store]);
}
