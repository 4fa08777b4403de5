// What is announced of a room, once the code for it is here.
import { useContext } from "react";
import { ErrorBoundary } from "../../shell/frame/ErrorBoundary.tsx";
import { useTexts } from "../../text/texts.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { announcementsPart } from "./announcementsPart.ts";
import { TableExtrasContext } from "../view/tableExtras.ts";
import type { RoomAnnouncementsProps } from "./RoomAnnouncements.tsx";

export function Heard(props: RoomAnnouncementsProps) {
  const { announcements } = useContext(TableExtrasContext);
  return (
    <ErrorBoundary instead={<Unheard />}>{announcements ?? <Announced {...props} />}</ErrorBoundary>
  );
}

function Announced(props: RoomAnnouncementsProps) {
  const part = announcementsPart.use();
  return part && <part.RoomAnnouncements {...props} />;
}

/** Without announcements the table is still there for the eye; the ear is told. */
function Unheard() {
  const { app } = useTexts();
  return (
    <VisuallyHidden>
      <span role="alert">{app.notLoadedTitle}</span>
    </VisuallyHidden>
  );
}
