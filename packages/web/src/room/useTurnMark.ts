// Calls a person back whose turn it is while the tab is out of sight: title and icon (P33).
import { useHidden, useTitle } from "../app/hooks.ts";
import { useFaviconMark } from "../app/useFaviconMark.ts";
import { useTexts } from "../text/texts.ts";

export function useTurnMark(roomId: string, isOnTurn: boolean): void {
  const { app } = useTexts();
  const isCalling = useHidden() && isOnTurn;
  useTitle(isCalling ? app.yourTurnTitle : app.roomTitle(roomId));
  useFaviconMark(isCalling);
}
