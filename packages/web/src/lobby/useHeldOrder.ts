// Keeps the order of the rows while the pointer or focus is in the list.
import type { AvailableRoom } from "@kingrow/protocol";
import { useEffect, useRef, useState } from "react";

/** A finger that has left may come back to the row it saw. Milliseconds. */
const RELEASE_MS = 1_000;

type Holder = "pointer" | "focus";

export type HeldOrder = ReturnType<typeof useHeldOrder>;

export function useHeldOrder(rooms: readonly AvailableRoom[]) {
  const [order, setOrder] = useState<readonly AvailableRoom[]>();
  const holders = useRef(new Set<Holder>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const held = order ?? rooms;
  const known = new Map(rooms.map((room) => [room.id, room]));
  const shown = new Set(held.map(({ id }) => id));
  // A room that fills up while the order is held stays in its part.
  const rowsOf = (status: AvailableRoom["status"]) =>
    held
      .filter((row) => row.status === status)
      .map((row) => Object.assign({ isGone: !known.has(row.id) }, known.get(row.id) ?? row));
  return {
    waiting: rowsOf("Open"),
    playing: rowsOf("Full"),
    /** How many rooms came meanwhile and are not shown yet. */
    newcomers: rooms.filter(({ id }) => !shown.has(id)).length,
    hold: (by: Holder): void => {
      clearTimeout(timer.current);
      holders.current.add(by);
      setOrder((before) => before ?? rooms);
    },
    letGo: (by: Holder): void => {
      holders.current.delete(by);
      clearTimeout(timer.current);
      if (holders.current.size === 0)
        timer.current = setTimeout(() => setOrder(undefined), RELEASE_MS);
    },
  };
}
