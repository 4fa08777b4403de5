// A player's clock in its place in the panel.
import { clockOf, type RoomData } from "@kingrow/client";
import type { PlayerId } from "@kingrow/protocol";
import { PlayerClock } from "../../shell/time/PlayerClock.tsx";
import styles from "./GameClock.module.css";

interface GameClockProps {
  readonly data: RoomData;
  readonly player: PlayerId | undefined;
}

export function GameClock({ data, player }: GameClockProps) {
  const clock = clockOf(data, player);
  if (clock === undefined) return null;
  return (
    <span className={styles["place"]}>
      <PlayerClock clock={clock} />
    </span>
  );
}
