// The screens that are fetched when they are needed.
import { lazy } from "react";

const loadRoom = () => import("../room/RoomRoute.tsx");

export const RoomRoute = lazy(async () => ({ default: (await loadRoom()).RoomRoute }));

export const ReplayRoute = lazy(async () => ({
  default: (await import("../replay/ReplayRoute.tsx")).ReplayRoute,
}));

/** Fetches the room's screen ahead, so that entering a room does not wait for it. */
export function fetchRoomAhead(): void {
  loadRoom().catch(() => {
    // Entering a room asks again, and tells if that fails too.
  });
}
