// The rooms in which one still has a seat: to go back to, or to leave (P83).
import { isPlayingIn, leaveOwnRoom } from "@kingrow/client";
import { useEffect, useRef, useState, type RefObject } from "react";
import { goToRoom } from "../shell/address/navigation.ts";
import { useServices } from "../shell/services/services.ts";
import { useTexts } from "../text/texts.ts";
import { roomName } from "../text/roomName.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import styles from "./OwnRooms.module.css";

export function OwnRooms() {
  const { own, names } = useTexts();
  const { rooms, running, ask, leave } = useOwnRooms();
  const place = useFocusOfGone(rooms.length);
  if (rooms.length === 0) return null;
  return (
    <section ref={place} className={styles["own"]} tabIndex={-1} aria-labelledby="own-rooms">
      <h2 id="own-rooms">{own.title}</h2>
      <ul>
        {rooms.map((roomId) => (
          <OwnRoom
            key={roomId}
            roomId={roomId}
            name={roomName(roomId, names)}
            onLeave={() => ask(roomId, own.left(roomName(roomId, names)))}
          />
        ))}
      </ul>
      {running !== undefined && (
        <LeaveGame
          onStay={() => goToRoom(running)}
          onLeave={() => leave(running, own.left(roomName(running, names)))}
        />
      )}
    </section>
  );
}

interface OwnRoomProps {
  readonly roomId: string;
  readonly name: string;
  readonly onLeave: () => void;
}

function OwnRoom({ roomId, name, onLeave }: OwnRoomProps) {
  const own = useTexts().own;
  const which = `${name}, ${roomId}`;
  return (
    <li>
      <p>
        <b>{name}</b>
        <br />
        {roomId}
      </p>
      <Button aria-label={`${own.back}: ${which}`} onClick={() => goToRoom(roomId)}>
        {own.back}
      </Button>
      <Button variant="quiet" aria-label={`${own.leave}: ${which}`} onClick={onLeave}>
        {own.leave}
      </Button>
    </li>
  );
}

/** A player who would rather play on is led back into the game. */
function LeaveGame(props: { readonly onStay: () => void; readonly onLeave: () => void }) {
  const { actions } = useTexts();
  return (
    <ConfirmDialog
      title={actions.leaveTitle}
      keep={actions.leaveNo}
      onKeep={props.onStay}
      proceed={actions.leaveYes}
      onProceed={props.onLeave}
    >
      {actions.leaveText}
    </ConfirmDialog>
  );
}

/** The focus of a row that goes is the list's; after the last one the main part's. */
function useFocusOfGone(count: number): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body)
      (place.current ?? document.getElementById("main"))?.focus();
  }, [count]);
  return place;
}

function useOwnRooms() {
  const { connection, announcer } = useServices();
  const { playerKey } = connection;
  const [rooms, setRooms] = useState(playerKey.rooms);
  const [running, setRunning] = useState<string>();
  const leave = (roomId: string, said: string): void => {
    leaveOwnRoom(connection, roomId);
    setRunning(undefined);
    setRooms(playerKey.rooms());
    announcer.say(said, "polite");
  };
  const ask = (roomId: string, said: string): void => {
    if (isPlayingIn(connection, roomId)) setRunning(roomId);
    else leave(roomId, said);
  };
  return { rooms, running, ask, leave };
}
