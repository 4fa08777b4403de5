// One public room of the list: who is there, its id, how full it is, and the way in.
import { type AvailableRoom, WATCH_PATH } from "@kingrow/protocol";
import { Fragment } from "react";
import { playerName, roomName } from "../text/roomName.ts";
import { useTexts, type Texts } from "../text/texts.ts";
import { minutesText } from "../text/timeText.ts";
import buttons from "../ui/Button.module.css";
import { Badge, type BadgeTone } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/base/classes.ts";
import { NameDisc } from "../ui/base/NameDisc.tsx";
import styles from "./RoomRow.module.css";

interface RoomRowProps {
  readonly room: AvailableRoom;
  /** The server's clock, epoch milliseconds. */
  readonly now: number;
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
  const { isGone, isCompact, isJoining, isUnreachable, isBusy } = state;
  const texts = useTexts();
  const { lobby, options } = texts;
  const shown: RowStatus = isJoining ? "Pending" : room.status;
  const status = isGone ? "Closed" : shown;
  const isFull = room.status === "Full";
  const isRunning = isCompact && room.gameStatus === "started" && !isGone && !isUnreachable;
  const players = playersIn(room, texts);
  const name = players.map((player) => player.name).join(" – ") || roomName(room.id, texts.names);
  const [clock, ...others] = factsOf(room, now, texts).map(
    (fact) => `\u00A0· ${fact.replaceAll(" ", "\u00A0")}`,
  );
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
        {players.map((player, index) => (
          <Fragment key={player.number}>
            {index > 0 && " – "}
            <NameDisc {...player} />
            {player.name}
          </Fragment>
        ))}
        {players.length === 0 && name}
        <b>{clock}</b>
        <small>{others}</small>
      </span>
      <span className={styles["facts"]}>
        <Badge tone={TONES[status] ?? "muted"}>{lobby.status[status]}</Badge>
        {isCompact && way}
        <span>{lobby.players(room.playerCount, room.maxPlayers)}</span>
        <span className={styles["id"]}>{room.id}</span>
      </span>
      {!isCompact && way}
      {isRunning &&
        // A game that anybody may watch (O6).
        (room.options?.watchable === true ? (
          <a
            className={classes(buttons["button"], buttons["quiet"])}
            href={WATCH_PATH + room.id}
            aria-label={lobby.watchRow(name)}
          >
            {lobby.watch}
          </a>
        ) : (
          <small>{`${options.watching}: ${options.watchings.no}`}</small>
        ))}
    </li>
  );
}

function playersIn({ names = [null, null] }: AvailableRoom, texts: Texts) {
  return names.flatMap((number) => {
    const name = playerName(number, texts.names);
    return number === null || name === undefined ? [] : [{ number, name }];
  });
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
