// Speech and sound of a game for two at one device.
import type { RoomData, RoomSession } from "@kingrow/client";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { announcements } from "../room/announcements/announcements.ts";
import { AtOneDevice } from "../room/announcements/RoomAnnouncements.tsx";
import { useServices } from "../shell/services/services.ts";
import { tellAfterFrame } from "../shell/time/tellAfterFrame.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { type Texts } from "../text/texts.ts";
import { sideHere, useSidedTexts } from "./tableTexts.ts";

type TextsAt = (now: RoomData) => Texts;

export function TableAnnouncements({ session }: { readonly session: RoomSession }) {
  const textsAt = useTextsAt();
  useAnnouncements(session, textsAt);
  return <AtOneDevice session={session} textsAt={textsAt} />;
}

/** Each moment is told as from the side that is here then. */
function useTextsAt(): TextsAt {
  const texts = useSidedTexts();
  const { said } = useStudyTexts().table;
  return useCallback(
    (now) => {
      const side = sideHere(now);
      const { room } = texts[side];
      const score = (mine: number, theirs: number): string =>
        `${room.yourCaptures(mine)}. ${room.opponentsCaptures(theirs)}.`;
      const say = { ...texts[side].say, score, ...said(side) };
      // Whosever move it is: the other one has agreed already.
      return { ...texts[side], say: { ...say, takebackAsked: say.takebackSent } };
    },
    [texts, said],
  );
}

function useAnnouncements({ store }: RoomSession, textsAt: TextsAt): void {
  const { announcer } = useServices();
  const told = useRef<RoomData>(undefined);
  // The texts here change with the turn, and what waits to be told then must not be lost.
  const tell = useEffectEvent((now: RoomData) => {
    for (const { text, urgency } of announcements(told.current ?? now, now, textsAt(now)))
      announcer.say(text, urgency);
    told.current = now;
  });
  useEffect(() => tellAfterFrame(store, (now) => tell(now)), [store]);
}
