// One public room of the list: its id, how full it is, and the way in.
import { type AvailableRoom, WATCH_PATH } from "@kingrow/protocol";
import { useTexts } from "../text/texts.ts";
import { agoText } from "../text/timeText.ts";
import { roomName, type NameWords } from "../text/roomName.ts";
import { Badge, type BadgeTone } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import styles from "./RoomRow.module.css";

interface RoomRowProps {
  readonly room: AvailableRoom;
  readonly names: NameWords;
  /** The server's clock, epoch milliseconds. */
  readonly now: number;
  /** It has been closed since the row was drawn. */
  readonly isGone: boolean;
  /** In one line. */
  readonly isCompact: boolean;
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

export function RoomRow({ room, names, now, onJoin, ...state }: RoomRowProps) {
  const { isGone, isCompact, isJoining, isBusy } = state;
  const lobby = useTexts().lobby;
  const shown: RowStatus = isJoining ? "Pending" : room.status;
  const status = isGone ? "Closed" : shown;
  const isFull = room.status === "Full";
  const name = roomName(room.id, names);
  return (
    <li tabIndex={-1} className={styles["row"]} data-full={isCompact || undefined}>
      <span className={styles["name"]}>{name}</span>
      <span className={styles["facts"]}>
        <span className={styles["id"]}>{room.id}</span>
        <span className={styles["count"]}>{lobby.players(room.playerCount, room.maxPlayers)}</span>
        <Badge tone={TONES[status]}>{lobby.status[status]}</Badge>
        <Kind options={room.options} />
        {!isCompact && room.createdAt !== undefined && <span>{agoText(now - room.createdAt)}</span>}
      </span>
      <Button
        busy={isJoining}
        disabled={isFull || isGone || isBusy}
        aria-label={isFull ? lobby.fullRow(name, room.id) : lobby.joinRow(name, room.id)}
        onClick={() => onJoin(room.id)}
      >
        {isFull ? lobby.full : lobby.join}
      </Button>
      {isRunning(room) && !isGone && isCompact && (
        <a
          className={styles["watch"]}
          href={WATCH_PATH + room.id}
          aria-label={lobby.watchRow(name)}
        >
          {lobby.watch}
        </a>
      )}
    </li>
  );
}

/** A game that anybody may watch (O6). */
function isRunning({ gameStatus, options }: AvailableRoom): boolean {
  return gameStatus === "started" && options?.watchable === true;
}

/** What is not as usual. */
function Kind({ options }: { readonly options: AvailableRoom["options"] | undefined }) {
  const lobby = useTexts().lobby;
  if (options === undefined) return null;
  const { pace, opening } = options;
  return (
    <>
      {pace !== "none" && <span className={styles["kind"]}>{pace}</span>}
      {opening === "ballot" && <span className={styles["kind"]}>{lobby.drawn}</span>}
    </>
  );
}
