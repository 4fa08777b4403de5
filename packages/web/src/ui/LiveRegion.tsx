// Says a text to screen readers the moment it changes, and again when the same text comes again.

/** Something to be said. A new id says it anew, even if the text is the same as before. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

interface LiveRegionProps {
  readonly announcement: Announcement | undefined;
  readonly urgency: "polite" | "assertive";
}

/** Mount it once, empty, before it has anything to say: a region that comes with its text is not read. */
export function LiveRegion({ announcement, urgency }: LiveRegionProps) {
  const role = urgency === "polite" ? "status" : "alert";
  return (
    <span className="unseen" role={role} aria-live={urgency} aria-atomic="true">
      {announcement !== undefined && <span key={announcement.id}>{announcement.text}</span>}
    </span>
  );
}
