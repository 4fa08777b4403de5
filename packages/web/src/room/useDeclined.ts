// The opponent's no to an offer of a draw or to the wish to take back, shown until the next move (P47).
import type { RoomData } from "@kingrow/client";
import { useEffect, useRef, useState } from "react";
import type { Texts } from "../text/texts.ts";
import { useAllTexts } from "../text/allTexts.ts";
import { offerNews } from "./offerNews.ts";

interface Declined {
  readonly text: string;
  /** Whole moves played when it was declined. */
  readonly moves: number;
}

export function useDeclined(data: RoomData): string | undefined {
  const texts = useAllTexts();
  const before = useRef(data);
  const [declined, setDeclined] = useState<Declined>();
  useEffect(() => {
    const text = declinedText(before.current, data, texts);
    before.current = data;
    // oxlint-disable-next-line react/set-state-in-effect -- it tells two moments apart, and what it shows is no part of either
    if (text !== undefined) setDeclined({ text, moves: movesOf(data) });
  }, [data, texts]);
  return declined?.moves === movesOf(data) ? declined.text : undefined;
}

/** Of the offers that were one's own. */
function declinedText(before: RoomData, after: RoomData, { actions }: Texts): string | undefined {
  const news = offerNews(before, after);
  if (news.includes("drawDeclined")) return actions.drawDeclined;
  return news.includes("takebackDeclined") ? actions.takebackDeclined : undefined;
}

function movesOf({ state }: RoomData): number {
  return state?.moves.length ?? 0;
}
