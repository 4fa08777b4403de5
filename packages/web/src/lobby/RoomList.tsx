// The scrolling list of public rooms (P1, P2).
import type { AvailableRoom } from "@kingrow/protocol";
import { useOffline } from "../shell/useTab.ts";
import { useTexts } from "../text/texts.ts";
import { AnimatedDots } from "../ui/AnimatedDots.tsx";
import { Button } from "../ui/Button.tsx";
import styles from "./RoomList.module.css";
import { RoomRow } from "./RoomRow.tsx";

interface RoomListProps {
  /** `undefined` while the first list is on its way. */
  readonly rooms: readonly AvailableRoom[] | undefined;
  readonly joining: string | undefined;
  readonly isCreating: boolean;
  readonly onJoin: (roomId: string) => void;
  readonly onCreate: () => void;
}

export function RoomList(props: RoomListProps) {
  const { lobby } = useTexts();
  return (
    <section className={styles["rooms"]} aria-labelledby="public-rooms">
      <h2 id="public-rooms" className={styles["title"]}>
        {lobby.publicRooms}
      </h2>
      <Content {...props} />
    </section>
  );
}

function Content({ rooms, joining, isCreating, onJoin, onCreate }: RoomListProps) {
  const { lobby } = useTexts();
  const isBusy = joining !== undefined || isCreating;
  if (rooms === undefined) return <Waiting />;
  if (rooms.length === 0) {
    return (
      <div className={styles["empty"]}>
        <p>{lobby.empty}</p>
        <Button busy={isCreating} disabled={isBusy} onClick={onCreate}>
          {lobby.createPublic}
        </Button>
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be in reach of the keyboard
    <ul className={styles["list"]} tabIndex={0} aria-labelledby="public-rooms">
      {rooms.map((room) => (
        <RoomRow
          key={room.id}
          room={room}
          isJoining={room.id === joining}
          isBusy={isBusy}
          onJoin={onJoin}
        />
      ))}
    </ul>
  );
}

function Waiting() {
  const { lobby } = useTexts();
  if (useOffline()) return <p className={styles["empty"]}>{lobby.offline}</p>;
  return (
    <p className={styles["empty"]}>
      <span>
        <span>{lobby.waiting}</span>
        <AnimatedDots max={3} stepMs={500} />
      </span>
    </p>
  );
}
