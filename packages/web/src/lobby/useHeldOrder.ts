// The rows of the list stay where they are while somebody is about to press one.
import type { AvailableRoom } from "@kingrow/protocol";
import { useEffect, useRef, useState } from "react";

/** A finger that has left may come back to the row it saw. Milliseconds. */
const RELEASE_MS = 1_000;

/** What keeps the rows in their order while it is in the list. */
type Holder = "pointer" | "focus";

/** A row as it is shown: its room may be gone by now. */
interface ShownRoom extends AvailableRoom {
  readonly isGone: boolean;
  /** In one line, as full rooms are; a row that is held keeps its height. */
  readonly isCompact: boolean;
}

interface HeldOrder {
  readonly rows: readonly ShownRoom[];
  /** How many rooms came meanwhile and are not shown yet. */
  readonly newcomers: number;
  readonly hold: (by: Holder) => void;
  readonly letGo: (by: Holder) => void;
}

export function useHeldOrder(rooms: readonly AvailableRoom[]): HeldOrder {
  const [order, setOrder] = useState<readonly AvailableRoom[]>();
  const holders = useRef(new Set<Holder>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    ...inOrder(order ?? rooms, rooms),
    hold: (by) => {
      clearTimeout(timer.current);
      holders.current.add(by);
      setOrder((before) => before ?? rooms);
    },
    letGo: (by) => {
      holders.current.delete(by);
      clearTimeout(timer.current);
      if (holders.current.size === 0)
        timer.current = setTimeout(() => setOrder(undefined), RELEASE_MS);
    },
  };
}

/** The rows of an earlier list with what is known of their rooms now. */
function inOrder(
  order: readonly AvailableRoom[],
  rooms: readonly AvailableRoom[],
): Pick<HeldOrder, "rows" | "newcomers"> {
  const known = new Map(rooms.map((room) => [room.id, room]));
  const shown = new Set(order.map(({ id }) => id));
  const rows = order.map((row) => ({
    ...(known.get(row.id) ?? row),
    isGone: !known.has(row.id),
    isCompact: row.status === "Full",
  }));
  return { rows, newcomers: rooms.filter(({ id }) => !shown.has(id)).length };
}
