// The scrolling list of public rooms (P1, P2).

// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a list that scrolls must be in reach of the keyboard, and holds its order while it is in use
import type { AvailableRoom } from "@kingrow/protocol";
import { useEffect, useRef, type RefObject } from "react";
import { useServices } from "../shell/services/services.ts";
import { useOffline } from "../shell/tab/useTab.ts";
import { useNow } from "../shell/time/useTime.ts";
import { useTexts } from "../text/texts.ts";
import { AnimatedDots } from "../ui/AnimatedDots.tsx";
import { Button } from "../ui/Button.tsx";
import styles from "./RoomList.module.css";
import { RoomRow } from "./RoomRow.tsx";
import { useHeldOrder } from "./useHeldOrder.ts";

const NONE: readonly AvailableRoom[] = [];
/** How long somebody has waited is told to the minute. */
const LOOK_MS = 20_000;

interface RoomListProps {
  /** `undefined` while the first list is on its way. */
  readonly rooms: readonly AvailableRoom[] | undefined;
  /** How many people are here. */
  readonly people: number | undefined;
  readonly joining: string | undefined;
  readonly isCreating: boolean;
  readonly onJoin: (roomId: string) => void;
  readonly onCreate: () => void;
}

export function RoomList(props: RoomListProps) {
  const lobby = useTexts().lobby;
  const { rooms = NONE, people } = props;
  const { rows, newcomers, hold, letGo } = useHeldOrder(rooms);
  return (
    <section className={styles["place"]} aria-labelledby="public-rooms">
      <div className={styles["rooms"]}>
        <header className={styles["head"]}>
          <h2 id="public-rooms">{lobby.publicRooms}</h2>
          {rooms.length > 0 && <span>{rooms.length}</span>}
          <p className={newcomers > 0 ? styles["newcomers"] : undefined}>
            {newcomers > 0
              ? lobby.newcomers(newcomers)
              : people !== undefined && lobby.people(people)}
          </p>
        </header>
        <Content {...props} rows={rows} hold={hold} letGo={letGo} />
      </div>
    </section>
  );
}

interface ContentProps
  extends RoomListProps, Pick<ReturnType<typeof useHeldOrder>, "rows" | "hold" | "letGo"> {}

function Content({ rooms, joining, isCreating, onJoin, onCreate, ...order }: ContentProps) {
  const { lobby, names } = useTexts();
  const { rows, hold, letGo } = order;
  const { serverClock } = useServices().connection;
  const now = useNow(serverClock.now, LOOK_MS);
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
          names={names}
          now={now}
          isGone={room.isGone}
          isCompact={room.isCompact}
          isJoining={room.id === joining}
          isBusy={isBusy}
          onJoin={onJoin}
        />
      ))}
    </ul>
  );
}

/** Where the focus can stay no more it is its row's, so that Tab goes on from there; the list's if that is gone too. */
function useFocusKept(list: RefObject<HTMLElement | null>): (element: Element) => void {
  const focused = useRef<Element>(null);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const had = focused.current;
    const isLost = had !== null && (!had.isConnected || had.matches(":disabled:not([aria-busy])"));
    if (isLost && (activeElement === body || activeElement === had))
      (row.current?.isConnected === true ? row : list).current?.focus({ preventScroll: true });
  });
  return (element) => {
    focused.current = element;
    row.current = element.closest("li");
  };
}

function Waiting() {
  const lobby = useTexts().lobby;
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
