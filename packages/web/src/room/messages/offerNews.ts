// Detects accepted, declined and withdrawn offers between two room states.
import { type RoomData, roomView } from "@kingrow/client";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../text/texts.ts";

export type OfferNews =
  | `${"offer" | "takeback"}${"Received" | "Sent"}`
  | "takebackDone"
  | `${"draw" | "takeback"}${"Declined" | "TurnedDown"}`;

/** The end of the game says more than an answer. */
export function offerNews(before: RoomData, after: RoomData): readonly OfferNews[] {
  if (roomView(after)?.isStarted !== true) return [];
  return [...newsOf("draw", before, after), ...newsOf("takeback", before, after)];
}

function newsOf(what: "draw" | "takeback", before: RoomData, after: RoomData): OfferNews[] {
  const [was, is] = [roomView(before)?.[`${what}Offer`], roomView(after)?.[`${what}Offer`]];
  if (was === is) return [];
  const offer = what === "draw" ? "offer" : what;
  if (is !== "none") return [`${offer}${is === "theirs" ? "Received" : "Sent"}`];
  // An offer of a draw goes with the move that was taken back (O5): nobody has answered it.
  if (isGoneBack(before, after)) return what === "draw" ? [] : ["takebackDone"];
  return [was === "mine" ? `${what}Declined` : `${what}TurnedDown`];
}

/** There are fewer moves than before, or the capture that was under way has not begun. */
function isGoneBack(before: RoomData, after: RoomData): boolean {
  const [had, has] = [movesOf(before), movesOf(after)];
  return had === has ? isMidCapture(before) && !isMidCapture(after) : has < had;
}

function isMidCapture(data: RoomData): boolean {
  return roomView(data)?.position.jumper !== undefined;
}

/** The opponent's no to an offer of a draw or to the wish to take back, shown until the next move (P47). */
export function useDeclined(data: RoomData): string | undefined {
  const texts = useTexts();
  const before = useRef(data);
  const [declined, setDeclined] = useState<{ readonly text: string; readonly moves: number }>();
  useEffect(() => {
    const news = offerNews(before.current, data);
    before.current = data;
    const own = (["drawDeclined", "takebackDeclined"] as const).find((each) => news.includes(each));
    const text = own && texts.actions[own];
    // What comes after it, the end of the game too, is not about that offer.
    if (news.length > 0 || roomView(data)?.isStarted !== true)
      // oxlint-disable-next-line react/set-state-in-effect -- it tells two moments apart, and what it shows is no part of either
      setDeclined(text === undefined ? undefined : { text, moves: movesOf(data) });
  }, [data, texts]);
  return declined?.moves === movesOf(data) ? declined.text : undefined;
}

function movesOf({ state }: RoomData): number {
  return state?.moves.length ?? 0;
}
