// What is told of a room in the page besides drawing it: as in every room, in the words of this table.
import type { RoomSession } from "@kingrow/client";
import { useMemo, useState } from "react";
import { announcementsPart } from "../room/announcements/announcementsPart.ts";
import { TextsContext, useTexts, type Texts } from "../text/texts.ts";

interface LocalAnnouncementsProps {
  readonly session: RoomSession;
  /** What is said otherwise than in other rooms. */
  readonly said: Partial<Texts["say"]>;
}

export function LocalAnnouncements({ session, said }: LocalAnnouncementsProps) {
  const [since] = useState(session.store.getState);
  const part = announcementsPart.use();
  const texts = useTexts();
  const spoken = useMemo(() => ({ ...texts, say: { ...texts.say, ...said } }), [texts, said]);
  if (part === undefined) return null;
  return (
    <TextsContext value={spoken}>
      <part.RoomAnnouncements session={session} since={since} />
    </TextsContext>
  );
}
