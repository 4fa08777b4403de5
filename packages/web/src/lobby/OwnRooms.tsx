// The rooms in which the visitor still has a seat: to go back to, or to leave (P83).
import { leaveOwnRoom, returnableRooms, type RememberedRoom } from "@kingrow/client";
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

interface OwnRoomsProps {
  /** All that the browser remembers. */
  readonly recent: readonly RememberedRoom[];
  /** Those of them to return to. `undefined` until they are known. */
  readonly known: readonly RememberedRoom[] | undefined;
  readonly onKnown: (rooms: readonly RememberedRoom[] | undefined) => void;
}

const NONE: readonly RememberedRoom[] = [];

export function OwnRooms({ recent, known = NONE, onKnown }: OwnRoomsProps) {
  const { own, names } = useTexts();
  const { connection, announcer } = useServices();
  const list = useRef<HTMLElement>(null);
  const note = useFocusKept(() => list.current ?? document.getElementById("main"));
  useEffect(() => {
    void returnableRooms(connection, recent).then(onKnown);
  }, [connection, recent, onKnown]);
  useEffect(() => () => onKnown(undefined), [onKnown]);
  const leave = (roomId: string): void => {
    leaveOwnRoom(connection, roomId);
    onKnown(known.filter((room) => room.roomId !== roomId));
    announcer.say(own.left(roomName(roomId, names)));
  };
  const running = known.filter(({ gameStatus }) => gameStatus === "started");
  const ordered = [...running, ...known.filter((room) => !running.includes(room))];
  if (ordered.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus is
    <section
      ref={list}
      className={classes("card", styles["own"])}
      tabIndex={-1}
      aria-labelledby="own-rooms"
      onFocus={note}
    >
      <h2 id="own-rooms">{running.length > 0 ? own.waiting : own.title}</h2>
      <ul>
        {ordered.map(({ roomId, gameStatus }, index) => (
          <OwnRoom
            key={roomId}
            roomId={roomId}
            isPlaying={gameStatus === "started"}
            isFirst={index === 0}
            onLeave={() => leave(roomId)}
          />
        ))}
      </ul>
    </section>
  );
}

interface OwnRoomProps {
  readonly roomId: string;
  readonly isPlaying: boolean;
  readonly isFirst: boolean;
  readonly onLeave: () => void;
}

/** Leaving a running game loses it, so it needs a second press. The seat of a closed tab is left after the return. */
function OwnRoom({ roomId, isPlaying, isFirst, onLeave }: OwnRoomProps) {
  const { own, actions, names } = useTexts();
  const { playerKey } = useServices().connection;
  const name = roomName(roomId, names);
  return (
    <li className="row">
      <p>
        <b>{name}</b>
        <br />
        <small>{roomId}</small>
      </p>
      <Button
        variant={isPlaying && isFirst ? "primary" : "secondary"}
        aria-label={`${own.back}: ${name}, ${roomId}`}
        onClick={() => goToRoom(roomId)}
      >
        {own.back}
      </Button>
      {playerKey.remembers(roomId) && (
        <ConfirmButton
          place="below"
          question={actions.leave}
          mustAsk={() => isPlaying}
          onProceed={onLeave}
          aria-label={`${own.leave}: ${name}, ${roomId}`}
        >
          {own.leave}
        </ConfirmButton>
      )}
    </li>
  );
}
