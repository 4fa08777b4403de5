// Leaving a room: repeats `leaveRoom` until the server answers, also after a reconnect (P21).
import type { Cancel, Clock } from "@kingrow/time";
import type { Link } from "./link.ts";
import type { Departure, Departures } from "../keys/departures.ts";
import { isPassing, replyOf } from "./requests.ts";

/** Pause before a temporarily refused `leaveRoom` is repeated, in milliseconds. */
const RETRY_MS = 2_000;

/** Gives up the seats with these player ids, and no others. */
export type Leave = (roomId: string, playerIds: readonly (string | undefined)[]) => void;

export interface LeavingOptions {
  readonly link: Link;
  readonly clock: Clock;
  readonly departures: Departures;
}

export function createLeaving({ link, clock, departures }: LeavingOptions): Leave {
  // One timer for all seats, because each repeat sends all of them.
  let cancelRetry: Cancel | undefined;
  const retry = (): void => {
    cancelRetry?.();
    cancelRetry = clock.after(RETRY_MS, sendAll);
  };
  const send = (departure: Departure): void => {
    const { roomId, playerId } = departure;
    link.send("leaveRoom", { roomId, playerId }, (ack) => {
      const reply = replyOf(ack);
      if (!reply.ok && isPassing(reply.error)) retry();
      else departures.remove(departure);
    });
  };
  const sendAll = (): void => departures.all().forEach(send);

  link.on("up", sendAll);
  return (roomId, playerIds) => {
    for (const playerId of new Set(playerIds)) {
      if (playerId === undefined) continue;
      departures.add({ roomId, playerId });
      send({ roomId, playerId });
    }
  };
}
