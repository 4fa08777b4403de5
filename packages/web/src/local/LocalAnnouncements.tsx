// Speech and sound of a local game.
import type { RoomSession } from "@kingrow/client";
import { useMemo, useState } from "react";
import { RoomAnnouncements } from "../room/announcements/RoomAnnouncements.tsx";
import { TextsContext, useTexts, type Texts } from "../text/texts.ts";

interface LocalAnnouncementsProps {
  readonly session: RoomSession;
  /** What is said otherwise than in other rooms. */
  readonly said: Partial<Texts["say"]>;
}

export function LocalAnnouncements({ session, said }: LocalAnnouncementsProps) {
  const [since] = useState(session.store.getState);
  const texts = useTexts();
  const spoken = useMemo(() => ({ ...texts, say: { ...texts.say, ...said } }), [texts, said]);
  return (
    <TextsContext value={spoken}>
      <RoomAnnouncements session={session} since={since} />
    </TextsContext>
  );
}
