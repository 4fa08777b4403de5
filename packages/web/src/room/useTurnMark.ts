// Calls a person back whose turn it is while the tab is out of sight: title and icon (P33).
import { useHidden, useTitle } from "../shell/useTab.ts";
import { useFaviconMark } from "../shell/useTab.ts";
import { useTexts } from "../text/texts.ts";

export function useTurnMark(roomId: string, isOnTurn: boolean): void {
  const { app } = useTexts();
  const isCalling = useHidden() && isOnTurn;
  useTitle(isCalling ? app.yourTurnTitle : app.roomTitle(roomId));
  useFaviconMark(isCalling);
}
