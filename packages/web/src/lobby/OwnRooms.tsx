// The rooms in which the visitor still has a seat: to go back to, or to leave (P83).
import { isPlayingIn, leaveOwnRoom } from "@kingrow/client";
import { useRef, useState } from "react";
import { goToRoom } from "../shell/address/navigation.ts";
import { useFocusKept } from "../shell/frame/arrival.ts";
import { useServices } from "../shell/services/services.ts";
import { useTexts } from "../text/texts.ts";
import { roomName } from "../text/roomName.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/question/ConfirmButton.tsx";
import styles from "./OwnRooms.module.css";

export function OwnRooms() {
  const { own, names } = useTexts();
  const { connection, announcer } = useServices();
  const { playerKey } = connection;
  const [rooms, setRooms] = useState(playerKey.rooms);
  const list = useRef<HTMLElement>(null);
  const note = useFocusKept(() => list.current ?? document.getElementById("main"));
  const leave = (roomId: string): void => {
    leaveOwnRoom(connection, roomId);
    setRooms(playerKey.rooms());
    announcer.say(own.left(roomName(roomId, names)));
  };
  if (rooms.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus is
    <section
      ref={list}
      className={styles["own"]}
      tabIndex={-1}
      aria-labelledby="own-rooms"
      onFocus={note}
    >
      <h2 id="own-rooms">{own.title}</h2>
      <ul>
        {rooms.map((roomId) => (
          <OwnRoom key={roomId} roomId={roomId} onLeave={() => leave(roomId)} />
        ))}
      </ul>
    </section>
  );
}

/** Leaving a running game loses it, so it needs a second press. */
function OwnRoom({ roomId, onLeave }: { readonly roomId: string; readonly onLeave: () => void }) {
  const { own, actions, names } = useTexts();
  const { connection } = useServices();
  const name = roomName(roomId, names);
  return (
    <li>
      <p>
        <b>{name}</b>
        <br />
        {roomId}
      </p>
      <Button aria-label={`${own.back}: ${name}, ${roomId}`} onClick={() => goToRoom(roomId)}>
        {own.back}
      </Button>
      <ConfirmButton
        question={actions.leave}
        mustAsk={() => isPlayingIn(connection, roomId)}
        onProceed={onLeave}
        aria-label={`${own.leave}: ${name}, ${roomId}`}
      >
        {own.leave}
      </ConfirmButton>
    </li>
  );
}
