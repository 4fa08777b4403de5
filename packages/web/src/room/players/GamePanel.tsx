// What a game adds to the panels: the clock, and for how long an absent opponent is waited for.
import { clockOf, opponentAway, type RoomData } from "@kingrow/client";
import type { PlayerId } from "@kingrow/protocol";
import { useServices } from "../../shell/services/services.ts";
import { PlayerClock as Clock } from "../../shell/time/PlayerClock.tsx";
import { useNow } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import { Badge } from "../../ui/Badge.tsx";

interface PlayerClockProps {
  readonly data: RoomData;
  readonly player: PlayerId | undefined;
}

export function PlayerClock({ data, player }: PlayerClockProps) {
  const clock = clockOf(data, player);
  return clock && <Clock clock={clock} />;
}

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
