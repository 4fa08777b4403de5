// What is told of a game of two at one device: by the names of their sides.
import type { RoomData, RoomSession } from "@kingrow/client";
import { useEffect, useRef } from "react";
import { announcementsPart } from "../room/announcements/announcementsPart.ts";
import { useServices } from "../shell/services.ts";
import { tellAfterFrame } from "../shell/tellAfterFrame.ts";
import type { SpokenTexts } from "../text/en/texts.ts";
import { sideHere } from "./sideHere.ts";
import { useSidedSaid, useSidedTexts } from "./tableTexts.ts";

export function TableAnnouncements({ session }: { readonly session: RoomSession }) {
  const part = announcementsPart.use();
  useAnnouncements(session);
  return part && <part.Sounds session={session} />;
}

/** Each moment is told as from the side that is here then. */
function useAnnouncements({ store }: RoomSession): void {
  const { announcer } = useServices();
  const part = announcementsPart.use();
  const texts = useSidedTexts();
  const said = useSidedSaid();
  const told = useRef<RoomData>(undefined);
  useEffect(() => {
    if (part === undefined) return undefined;
    const textsAt = (now: RoomData): SpokenTexts => {
      const side = sideHere(now);
      return { ...texts[side], say: { ...(said.base ?? part.enSay), ...said.by(side) } };
    };
    return tellAfterFrame(store, (now) => {
      for (const { text, urgency } of part.announcements(told.current ?? now, now, textsAt(now)))
        announcer.say(text, urgency);
      told.current = now;
    });
  }, [announcer, store, part, texts, said]);
}
