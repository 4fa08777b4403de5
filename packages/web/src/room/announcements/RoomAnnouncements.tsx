// Announces changes of the room by speech, sound, vibration and calls into a hidden tab.
import { useEffect, useRef } from "react";
import { useServices } from "../../shell/services/services.ts";
import { tellAfterFrame } from "../../shell/time/tellAfterFrame.ts";
import { useFeedback } from "../../feedback/useFeedback.ts";
import { useTexts, type Texts } from "../../text/texts.ts";
import { announcements } from "./announcements.ts";
import type { RoomData, RoomSession } from "@kingrow/client";
import { useStatusKey } from "./useStatusKey.ts";
import { useAbsenceTold, useChainTold, useClockTold, useWatchersTold } from "./useTimesTold.ts";
import { useRoomCall } from "./useRoomCall.ts";

export interface RoomAnnouncementsProps {
  readonly session: RoomSession;
  /** The room when it was first shown: what has happened since has still to be told. */
  readonly since: RoomData;
}

export function RoomAnnouncements({ session, since }: RoomAnnouncementsProps) {
  const texts = useTexts();
  useAnnouncements(session, since);
  useChainTold(session);
  useAbsenceTold(session);
  useFeedback(session);
  useStatusKey(session, () => texts);
  useClockTold(session);
  useWatchersTold(session);
  useRoomCall(session, since);
  return null;
}

interface AtOneDeviceProps {
  readonly session: RoomSession;
  readonly textsAt: (data: RoomData) => Texts;
}

/** What is heard and felt at one device, and told at a key. */
export function AtOneDevice({ session, textsAt }: AtOneDeviceProps) {
  useFeedback(session);
  useStatusKey(session, textsAt);
  return null;
}

function useAnnouncements({ store }: RoomSession, since: RoomData): void {
  const { announcer } = useServices();
  const texts = useTexts();
  const told = useRef(since);
  useEffect(() => {
    return tellAfterFrame(store, (now) => {
      for (const { text, urgency } of announcements(told.current, now, texts))
        announcer.say(text, urgency);
      told.current = now;
    });
  }, [announcer, store, texts]);
}
