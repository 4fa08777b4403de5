// Says in the opponent's own panel that they are away, and for how long they are waited for (A1, R6).
import { opponentAway, type RoomData } from "@kingrow/client";
import { useServices } from "../../shell/services/services.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import { Badge } from "../../ui/Badge.tsx";

interface AwayBadgeProps {
  readonly data: RoomData;
}

/** Counts only while the opponent's connection is gone, which may be hardly worth a word. */
export function AwayBadge({ data }: AwayBadgeProps) {
  return data.opponentGoneAt !== undefined && <Counting data={data} />;
}

function Counting({ data }: AwayBadgeProps) {
  const { serverClock } = useServices().connection;
  const { absence } = useTexts();
  const left = opponentAway(data, useNow(serverClock.now));
  if (left === undefined) return null;
  return <Badge tone="waiting">{absence.badge(left > 0 ? clockText(left) : undefined)}</Badge>;
}
