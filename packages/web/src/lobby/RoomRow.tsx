// One public room of the list: its id, how full it is, and the way in.
import type { AvailableRoom } from "@kingrow/protocol";
import { useLobbyTexts } from "../text/lobbyTexts.ts";
import { Badge, type BadgeTone } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import styles from "./RoomRow.module.css";

interface RoomRowProps {
  readonly room: AvailableRoom;
  /** It has been closed since the row was drawn. */
  readonly isGone: boolean;
  readonly isJoining: boolean;
  /** Something else is under way. */
  readonly isBusy: boolean;
  readonly onJoin: (roomId: string) => void;
}

type RowStatus = AvailableRoom["status"] | "Pending" | "Closed";

const TONES: Record<RowStatus, BadgeTone> = {
  Open: "good",
  Pending: "waiting",
  Full: "muted",
  Closed: "muted",
};

export function RoomRow({ room, isGone, isJoining, isBusy, onJoin }: RoomRowProps) {
  const lobby = useLobbyTexts();
  const shown: RowStatus = isJoining ? "Pending" : room.status;
  const status = isGone ? "Closed" : shown;
  const isFull = room.status === "Full";
  return (
    <li className={styles["row"]}>
      <span className={styles["id"]}>{room.id}</span>
      <span className={styles["facts"]}>
        <span className={styles["count"]}>{lobby.players(room.playerCount, room.maxPlayers)}</span>
        <Badge tone={TONES[status]}>{lobby.status[status]}</Badge>
      </span>
      <Button
        busy={isJoining}
        disabled={isFull || isGone || isBusy}
        aria-label={isFull ? lobby.fullRow(room.id) : lobby.joinRow(room.id)}
        onClick={() => onJoin(room.id)}
      >
        {isFull ? lobby.full : lobby.join}
      </Button>
    </li>
  );
}
