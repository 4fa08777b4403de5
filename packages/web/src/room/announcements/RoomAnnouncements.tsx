// Announces changes of the room by speech, sound, vibration and calls into a hidden tab.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useServices } from "../../shell/services/services.ts";
import { tellAfterFrame } from "../../shell/time/tellAfterFrame.ts";
import { useFeedback } from "../../feedback/feedback.ts";
import { useTexts, type Texts } from "../../text/texts.ts";
import { announcements } from "./announcements.ts";
import type { RoomData, RoomSession } from "@kingrow/client";
import { useStatusKey } from "./useStatusKey.ts";
import { useAbsenceTold, useChainTold, useClockTold, useWatchersTold } from "./useTimesTold.ts";
import { useRoomCall } from "./useRoomCall.ts";

export interface RoomAnnouncementsProps {
  readonly session: RoomSession;
  /** The room when it was first shown; without it, the present one. Changes since then are announced. */
  readonly since?: RoomData;
}

export function RoomAnnouncements({ session, ...shown }: RoomAnnouncementsProps) {
  const texts = useTexts();
  const [since] = useState(() => shown.since ?? session.store.getState());
  useAnnouncements(session, () => texts, since);
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

/** What is told, heard and felt at one device. */
export function AtOneDevice({ session, textsAt }: AtOneDeviceProps) {
  useAnnouncements(session, textsAt);
  useFeedback(session);
  useStatusKey(session, textsAt);
  return null;
}

/** `since`: the room when it was first shown, unless it was first shown now. */
function useAnnouncements(
  { store }: RoomSession,
  textsAt: (data: RoomData) => Texts,
  since = store.getState(),
): void {
  const { announcer } = useServices();
  const told = useRef(since);
  // What waits to be told while the texts change must not be lost.
  const tell = useEffectEvent((now: RoomData) => {
    for (const { text, urgency } of announcements(told.current, now, textsAt(now)))
      announcer.say(text, urgency);
    told.current = now;
  });
  useEffect(() => tellAfterFrame(store, (now) => tell(now)), [store]);
}
