// A player's clock at the end of the panel.
import { clockOf, type RoomData } from "@kingrow/client";
import type { PlayerId } from "@kingrow/protocol";
import { PlayerClock as Clock } from "../../shell/time/PlayerClock.tsx";

interface PlayerClockProps {
  readonly data: RoomData;
  readonly player: PlayerId | undefined;
}

export function PlayerClock({ data, player }: PlayerClockProps) {
  const clock = clockOf(data, player);
  return clock && <Clock clock={clock} />;
}
