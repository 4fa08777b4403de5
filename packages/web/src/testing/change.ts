// One change of a room in a test: what brings it about, and what it sounds like.
import type { FakeLink } from "@kingrow/client/testing";
import type { RoomState } from "@kingrow/protocol";
import { act } from "@testing-library/react";
import type { seated } from "./roomScreen.tsx";

type Table = Awaited<ReturnType<typeof seated>>;

/** What brings it about, what it sounds like, and how long nothing else happens then. */
export interface Change {
  /** What somebody does by hand, or the line by itself, before the state comes. */
  readonly by?: (table: Table) => unknown;
  /** The room from now on; it stays as it was where there is none. */
  readonly state?: RoomState;
  readonly said: readonly string[];
  readonly wait?: number;
}

/** The line, or the server over it, does something. */
export function byLine(does: (link: FakeLink) => void): NonNullable<Change["by"]> {
  return ({ link }) => act(async () => does(link));
}

/** The same moment, as if it were now. */
export function shifted(state: RoomState, now: number): RoomState {
  const by = now - state.serverTime;
  const later = (time: number | null): number | null => (time === null ? null : time + by);
  const presence = Object.fromEntries(
    Object.entries(state.presence).map(([id, each]) => [
      id,
      { ...each, claimableAt: later(each.claimableAt), forfeitAt: later(each.forfeitAt) },
    ]),
  );
  const clocks =
    state.clocks &&
    Object.fromEntries(
      Object.entries(state.clocks).map(([id, clock]) => [
        id,
        { ...clock, since: later(clock.since) },
      ]),
    );
  return { ...state, serverTime: now, startsAt: later(state.startsAt ?? null), presence, clocks };
}
