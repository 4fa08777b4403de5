// One public room of the list: who is there, its id, how full it is, and the way in.
import { type AvailableRoom, roomPath, WATCH_PATH } from "@kingrow/protocol";
import { useTexts, type Texts } from "../text/texts.ts";
import { minutesText } from "../text/timeText.ts";
import buttons from "../ui/Button.module.css";
import { Badge, type BadgeTone } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/base/classes.ts";
import { PlayerNames, playersIn, titleOf } from "./PlayerNames.tsx";
import styles from "./RoomRow.module.css";

interface RoomRowProps {
  readonly room: AvailableRoom;
  /** The server's clock, epoch milliseconds. */
  readonly now: number;
  /** The visitor has a seat in the room. */
  readonly isOwn: boolean;
  /** The room was closed after the row was drawn. */
  readonly isGone: boolean;
  /** In the part of the games that are played; a row that is held keeps its shape when its room fills up. */
  readonly isCompact: boolean;
  readonly isJoining: boolean;
  readonly isUnreachable: boolean;
  readonly isBusy: boolean;
  readonly onJoin: (roomId: string) => void;
}

type RowStatus = AvailableRoom["status"] | "Pending" | "Closed";

const TONES: Partial<Record<RowStatus, BadgeTone>> = { Open: "good", Pending: "waiting" };

export function RoomRow({ room, now, onJoin, ...state }: RoomRowProps) {
  const { isOwn, isGone, isCompact, isJoining, isUnreachable, isBusy } = state;
  const texts = useTexts();
  const { lobby, names, own } = texts;
  const shown: RowStatus = isJoining ? "Pending" : room.status;
  const status = isGone ? "Closed" : shown;
  const isFull = room.status === "Full";
  const isPlayed = isCompact && isFull && !isGone && !isUnreachable;
  const isRunning = isPlayed && room.gameStatus === "started";
  const players = playersIn(room, names);
  const name = titleOf(players, room.id, names);
  const [clock, ...others] = factsOf(room, now, texts);
  const way = (
    <Button
      variant={isFull ? "quiet" : "secondary"}
      busy={isJoining}
      disabled={isFull || isGone || isUnreachable || isBusy}
      aria-label={isFull ? lobby.fullRow(name, room.id) : lobby.joinRow(name, room.id)}
      onClick={() => onJoin(room.id)}
    >
      {isFull ? lobby.full : lobby.join}
    </Button>
  );
  return (
    <li tabIndex={-1} className={styles["row"]} data-compact={isCompact || undefined}>
      <span className={styles["title"]}>
        <span>{players.length > 0 ? <PlayerNames players={players} /> : name}</span>
        {clock && <b>{`${isCompact ? "\u00A0·" : ""} ${clock}`}</b>}
        {others.map((fact) => (
          <small key={fact}>{`\u00A0· ${fact}`}</small>
        ))}
      </span>
      <span className={styles["facts"]}>
        <Badge tone={(!isUnreachable && TONES[status]) || "muted"}>{lobby.status[status]}</Badge>
        {isCompact && way}
        <span>{lobby.players(room.playerCount, room.maxPlayers)}</span>
        <span className={styles["id"]}>{room.id}</span>
      </span>
      {!isCompact && way}
      {isPlayed && room.gameStatus === "waiting" && <small>{lobby.starting}</small>}
      {isRunning &&
        // A game that anybody may watch (O6).
        (isOwn || room.options?.watchable === true ? (
          <a
            className={classes(buttons["button"], buttons["quiet"])}
            href={isOwn ? roomPath(room.id) : WATCH_PATH + room.id}
            aria-label={isOwn ? `${own.back}: ${name}` : lobby.watchRow(name)}
          >
            {isOwn ? own.back : lobby.watch}
          </a>
        ) : (
          <small>{lobby.notWatchable}</small>
        ))}
    </li>
  );
}

/** The clock; of a waiting room also a random opening, and how long its player has waited. */
function factsOf(room: AvailableRoom, now: number, { lobby, options }: Texts): readonly string[] {
  const { pace = "none", opening } = room.options ?? {};
  const minutes = Math.floor((now - (room.createdAt ?? now)) / 60_000);
  const isOpen = room.status === "Open";
  return [
    // A newer server may have other clocks.
    ...(pace in options.paces ? [options.paces[pace]] : []),
    ...(isOpen && opening === "ballot" ? [lobby.drawn] : []),
    ...(isOpen && minutes > 0 ? [lobby.waitsFor(minutesText(minutes))] : []),
  ];
}
