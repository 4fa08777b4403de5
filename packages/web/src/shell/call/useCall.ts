// Calls a person back into a hidden tab: by title and icon, and by the system where they asked for it (P62).
import { useEffect } from "react";
import { useTexts } from "../../text/texts.ts";
import { mayNotify, showNotice } from "./notifications.ts";
import { useFaviconMark, useHidden, useTitle } from "../tab/useTab.ts";

/** `turn`: theirs to move. `arrived`: somebody has sat down with them. `claimable`: they may claim the win. */
export type Call = "turn" | "arrived" | "claimable";

/** Calls for as long as there is something to call for; `title` is the tab's when there is not, or the tab is seen. */
export function useCall(call: Call | undefined, title: string): void {
  const { calls, calledTitle } = useTexts();
  const isCalling = useHidden() && call !== undefined;
  useTitle(isCalling ? calledTitle(calls[call]) : title);
  useFaviconMark(isCalling);
  useNotice(call);
}

/** Once for each call. One's turn comes too often for it. */
function useNotice(call: Call | undefined): void {
  const { calls } = useTexts();
  const text = call === undefined || call === "turn" ? undefined : calls[call];
  useEffect(() => {
    if (text === undefined || document.visibilityState !== "hidden" || !mayNotify())
      return undefined;
    // A notice that cannot be shown is missed in silence.
    const shown = showNotice(text).catch(() => () => {});
    return () => void shown.then((close) => close());
  }, [text]);
}
