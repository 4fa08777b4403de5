// The list of public rooms: who waits, then what is played (P1).

// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a list that scrolls must be in reach of the keyboard, and holds its order while it is in use
import type { LobbyData } from "@kingrow/client";
import type { AvailableRoom } from "@kingrow/protocol";
import { useRef, type ReactNode } from "react";
import { useFocusKept } from "../shell/frame/arrival.ts";
import { useServices } from "../shell/services/services.ts";
import { useNow } from "../shell/time/useTime.ts";
import { useTexts } from "../text/texts.ts";
import { AnimatedDots } from "../ui/base/AnimatedDots.tsx";
import { Button } from "../ui/Button.tsx";
import styles from "./RoomList.module.css";
import { RoomRow } from "./RoomRow.tsx";
import { useHeldOrder, type HeldOrder } from "./useHeldOrder.ts";

const NONE: readonly AvailableRoom[] = [];
/** How long somebody has waited is shown in minutes. */
const LOOK_MS = 20_000;

interface RoomListProps {
  readonly data: LobbyData;
  /** The rooms that the visitor may return to. */
  readonly ownIds: readonly string[];
  readonly isUnreachable: boolean;
  readonly onJoin: (roomId: string) => void;
  readonly onCreate: () => void;
}

export function RoomList(props: RoomListProps) {
  const { lobby } = useTexts();
  const { isUnreachable, data } = props;
  const { rooms = NONE, people } = data;
  const order = useHeldOrder(rooms);
  const { newcomers } = order;
  return (
    <section className={styles["rooms"]} aria-labelledby="public-rooms">
      <header className={styles["head"]}>
        <h2 id="public-rooms">{lobby.publicRooms}</h2>
        <p className={newcomers > 0 ? styles["newcomers"] : undefined}>
          {newcomers > 0
            ? lobby.newcomers(newcomers)
            : people !== undefined && !isUnreachable && lobby.people(people)}
        </p>
      </header>
      <Content {...props} order={order} />
    </section>
  );
}

interface OrderedListProps extends RoomListProps {
  readonly order: HeldOrder;
}

function Content(props: OrderedListProps) {
  const { data, isUnreachable, onCreate, order } = props;
  const { rooms, joining, isCreating } = data;
  const { lobby } = useTexts();
  const looking = (
    <span>
      <span>{lobby.waiting}</span>
      <AnimatedDots max={3} stepMs={500} />
    </span>
  );
  if (rooms === undefined)
    return <p className={styles["empty"]}>{isUnreachable ? lobby.offline : looking}</p>;
  if (order.waiting.length + order.playing.length > 0) return <Parts {...props} />;
  return (
    <div className={styles["empty"]}>
      <p>{isUnreachable ? lobby.offline : lobby.empty}</p>
      <Button
        busy={isCreating}
        disabled={isUnreachable || joining !== undefined}
        onClick={onCreate}
      >
        {lobby.createPublic}
      </Button>
    </div>
  );
}

function Parts({ data, ownIds, isUnreachable, onJoin, order }: OrderedListProps) {
  const { joining, isCreating } = data;
  const { lobby } = useTexts();
  const { waiting, playing, hold, letGo } = order;
  const { serverClock } = useServices().connection;
  const now = useNow(serverClock.now, LOOK_MS);
  const list = useRef<HTMLDivElement>(null);
  /** Has the focus that one of its buttons loses, so that Tab goes on from there; else the list. */
  const row = useRef<HTMLElement>(null);
  const note = useFocusKept(() => (row.current?.isConnected === true ? row : list).current);
  const rowsOf = (part: HeldOrder["waiting"]): ReactNode =>
    part.map((room) => (
      <RoomRow
        key={room.id}
        room={room}
        now={now}
        isOwn={ownIds.includes(room.id)}
        isGone={room.isGone}
        isCompact={part === playing}
        isJoining={room.id === joining}
        isUnreachable={isUnreachable}
        isBusy={joining !== undefined || isCreating}
        onJoin={onJoin}
      />
    ));
  return (
    <div
      ref={list}
      className={styles["list"]}
      role="group"
      tabIndex={0}
      aria-labelledby="public-rooms"
      onPointerEnter={() => hold("pointer")}
      onPointerLeave={() => letGo("pointer")}
      onFocus={(event) => {
        note(event);
        row.current = event.target.closest("li");
        hold("focus");
      }}
      onBlur={() => letGo("focus")}
    >
      <h3 id="rooms-waiting">{lobby.waitingPart}</h3>
      {waiting.length === 0 && <p>{isUnreachable ? lobby.offline : lobby.nobodyWaits}</p>}
      {waiting.length > 0 && <ul aria-labelledby="rooms-waiting">{rowsOf(waiting)}</ul>}
      {playing.length > 0 && <h3 id="rooms-playing">{lobby.playingPart}</h3>}
      {playing.length > 0 && <ul aria-labelledby="rooms-playing">{rowsOf(playing)}</ul>}
    </div>
  );
}
