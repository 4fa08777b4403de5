// The rooms in which the visitor still has a seat: to go back to, or to leave (P83).
import { leaveOwnRoom, markElsewhere, type OwnRoom } from "@kingrow/client";
import { useEffect, useRef } from "react";
import { goToRoom } from "../shell/address/navigation.ts";
import { useFocusKept } from "../shell/frame/arrival.ts";
import { useServices } from "../shell/services/services.ts";
import { useTexts } from "../text/texts.ts";
import { roomName } from "../text/roomName.ts";
import { classes } from "../ui/base/classes.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/question/ConfirmButton.tsx";
import styles from "./OwnRooms.module.css";
import { PlayerNames, playersIn } from "./PlayerNames.tsx";

interface OwnRoomsProps {
  /** All that the browser remembers. */
  readonly recent: readonly OwnRoom[];
  /** The same, once it is known which of them another tab has open. */
  readonly known: readonly OwnRoom[] | undefined;
  readonly onKnown: (rooms: readonly OwnRoom[] | undefined) => void;
  /** A game is waiting for the visitor. */
  readonly isPlaying: boolean;
}

const NONE: readonly OwnRoom[] = [];

export function OwnRooms({ recent, known = NONE, onKnown, isPlaying }: OwnRoomsProps) {
  const { own, names } = useTexts();
  const { connection, announcer } = useServices();
  const list = useRef<HTMLElement>(null);
  const note = useFocusKept(() => list.current ?? document.getElementById("main"));
  useEffect(() => {
    void markElsewhere(connection, recent).then(onKnown);
  }, [connection, recent, onKnown]);
  useEffect(() => () => onKnown(undefined), [onKnown]);
  const leave = (roomId: string): void => {
    leaveOwnRoom(connection, roomId);
    onKnown(known.filter((room) => room.roomId !== roomId));
    announcer.say(own.left(roomName(roomId, names)));
  };
  if (known.length === 0) return null;
  const ordered = known.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus is
    <section
      ref={list}
      className={classes("card", styles["own"])}
      tabIndex={-1}
      aria-labelledby="own-rooms"
      onFocus={note}
    >
      <h2 id="own-rooms">{isPlaying ? own.waiting : own.title}</h2>
      <ul>
        {ordered.map((room, index) => (
          <OwnRoomRow
            key={room.roomId}
            room={room}
            isPrimary={isPlaying && index === 0}
            onLeave={() => leave(room.roomId)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Running games first, and after all others the rooms of other tabs. */
function rankOf({ gameStatus, isElsewhere }: OwnRoom): number {
  return isElsewhere === true ? 2 : Number(gameStatus !== "started");
}

interface OwnRoomRowProps {
  readonly room: OwnRoom;
  readonly isPrimary: boolean;
  readonly onLeave: () => void;
}

/** Leaving a running game loses it, so it needs a second press. The seat of a closed tab is left after the return. */
function OwnRoomRow({ room, isPrimary, onLeave }: OwnRoomRowProps) {
  const { own, actions, names } = useTexts();
  const { playerKey } = useServices().connection;
  const { roomId, gameStatus, isElsewhere, opponent = null } = room;
  const name = roomName(roomId, names);
  const players = playersIn({ names: [opponent, null] }, names);
  return (
    <li className="row">
      <p>
        <b>{players.length > 0 ? <PlayerNames players={players} /> : name}</b>
        <br />
        <small>{roomId}</small>
      </p>
      {isElsewhere === true ? (
        <small>{own.elsewhere}</small>
      ) : (
        <Button
          variant={isPrimary ? "primary" : "secondary"}
          aria-label={`${own.back}: ${name}, ${roomId}`}
          onClick={() => goToRoom(roomId)}
        >
          {own.back}
        </Button>
      )}
      {playerKey.remembers(roomId) && (
        <ConfirmButton
          place="below"
          question={actions.leave}
          mustAsk={() => gameStatus === "started"}
          onProceed={onLeave}
          aria-label={`${own.leave}: ${name}, ${roomId}`}
        >
          {own.leave}
        </ConfirmButton>
      )}
    </li>
  );
}
