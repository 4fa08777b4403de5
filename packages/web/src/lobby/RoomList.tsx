// The scrolling list of public rooms (P1, P2).

// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a list that scrolls must be in reach of the keyboard, and holds its order while it is in use
import type { AvailableRoom } from "@kingrow/protocol";
import { useEffect, useRef, type RefObject } from "react";
import { useOffline } from "../shell/useTab.ts";
import { useLobbyTexts } from "../text/lobbyTexts.ts";
import { AnimatedDots } from "../ui/AnimatedDots.tsx";
import { Button } from "../ui/Button.tsx";
import styles from "./RoomList.module.css";
import { RoomRow } from "./RoomRow.tsx";
import { useHeldOrder } from "./useHeldOrder.ts";

const NONE: readonly AvailableRoom[] = [];

interface RoomListProps {
  /** `undefined` while the first list is on its way. */
  readonly rooms: readonly AvailableRoom[] | undefined;
  readonly joining: string | undefined;
  readonly isCreating: boolean;
  readonly onJoin: (roomId: string) => void;
  readonly onCreate: () => void;
}

export function RoomList(props: RoomListProps) {
  const lobby = useLobbyTexts();
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
  const lobby = useLobbyTexts();
  const { rows, newcomers, hold, letGo } = useHeldOrder(rooms ?? NONE);
  const list = useRef<HTMLUListElement>(null);
  const remember = useFocusKept(list);
  const isBusy = joining !== undefined || isCreating;
  if (rooms === undefined) return <Waiting />;
  if (rows.length === 0) {
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
    <>
      {newcomers > 0 && <p className={styles["newcomers"]}>{lobby.newcomers(newcomers)}</p>}
      <ul
        ref={list}
        className={styles["list"]}
        tabIndex={0}
        aria-labelledby="public-rooms"
        onPointerEnter={() => hold("pointer")}
        onPointerLeave={() => letGo("pointer")}
        onFocus={({ target }) => {
          remember(target);
          hold("focus");
        }}
        onBlur={() => letGo("focus")}
      >
        {rows.map((room) => (
          <RoomRow
            key={room.id}
            room={room}
            isGone={room.isGone}
            isJoining={room.id === joining}
            isBusy={isBusy}
            onJoin={onJoin}
          />
        ))}
      </ul>
    </>
  );
}

/** The focus of a row that fills up or goes is the list's. */
function useFocusKept(list: RefObject<HTMLElement | null>): (element: Element) => void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const had = focused.current;
    const isLost = had !== null && (!had.isConnected || had.matches(":disabled:not([aria-busy])"));
    if (isLost && (activeElement === body || activeElement === had)) list.current?.focus();
  });
  return (element) => {
    focused.current = element;
  };
}

function Waiting() {
  const lobby = useLobbyTexts();
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
