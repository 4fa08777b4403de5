// The reasons to call a player into a hidden tab: turn, new opponent, claimable win (P62).
import { type RoomData, type RoomSession, roomView } from "@kingrow/client";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useCue } from "../../feedback/feedback.ts";
import { useServices } from "../../shell/services/services.ts";
import { useCall } from "../../shell/call/useCall.ts";
import { useHidden } from "../../shell/tab/useTab.ts";
import { useTexts } from "../../text/texts.ts";

/** `since`: the room when it was first shown; who was seen sitting there has not come. */
export function useRoomCall({ store }: RoomSession, since: RoomData): void {
  const { app } = useTexts();
  const isOnTurn = useStore(store, (data) => roomView(data)?.mayMove === true);
  const hasCome = useArrival(useStore(store, isOpponentHere), isOpponentHere(since));
  const isClaimable = useReached(useStore(store, claimableAt));
  const other = isClaimable ? "claimable" : hasCome ? "arrived" : undefined;
  useCall(isOnTurn ? "turn" : other, app.roomTitle(since.roomId));
  // The turn has its sound with the move that led to it.
  useCue(isOnTurn ? undefined : other);
}

function isOpponentHere(data: RoomData): boolean {
  const view = roomView(data);
  return view?.overlay.kind === "ready" && view.opponent !== undefined;
}

/** Whether somebody has come since the tab was last turned to or away from. */
function useArrival(isHere: boolean, wasHere: boolean): boolean {
  const isHidden = useHidden();
  const [last, setLast] = useState({ isHere: wasHere && !isHidden, isHidden, isNews: false });
  if (isHere !== last.isHere || isHidden !== last.isHidden)
    setLast({ isHere, isHidden, isNews: isHere && !last.isHere });
  return last.isNews;
}

/** When the opponent's absence or slowness has gone on for so long, epoch milliseconds on the server's clock. */
function claimableAt({ state, selfId }: RoomData): number | undefined {
  if (state?.gameStatus !== "started") return undefined;
  const opponentId = state.players.find((id) => id !== selfId);
  return state.presence[opponentId ?? ""]?.claimableAt ?? undefined;
}

/** Whether the server's clock has reached a moment. One timer for all of it: a hidden tab's browser holds back chains of them. */
function useReached(moment: number | undefined): boolean {
  const { serverClock } = useServices().connection;
  const [reached, setReached] = useState<number>();
  useEffect(() => {
    if (moment === undefined) return undefined;
    const timer = setTimeout(() => setReached(moment), moment - serverClock.now());
    return () => clearTimeout(timer);
  }, [moment, serverClock]);
  return moment !== undefined && reached === moment;
}
