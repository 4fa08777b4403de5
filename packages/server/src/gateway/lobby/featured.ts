// The public game that the lobby shows live (L5).
import { featuredGame } from "@kingrow/room";
import type { FeaturedGame } from "@kingrow/protocol";
import { type Cancel, type Clock, every } from "@kingrow/time";
import type { RoomUpdate, Outcome } from "../../keeper/outcome.ts";
import type { Audience } from "../transport/transport.ts";

/** Pause between two events. */
const PAUSE_MS = 1_000;
/** After this time without a move another game is shown. */
const IDLE_MS = 45_000;

export interface FeaturedGames {
  /** Call it with each stored change. */
  readonly onUpdate: (update: RoomUpdate) => void;
  /** Sends the present game to a socket that has entered the lobby. */
  sendTo(newcomer: Audience): void;
  stop(): void;
}

export interface FeaturedGamesOptions {
  readonly clock: Clock;
  /** The sockets of this node that are in the lobby. */
  readonly audience: Audience;
  /** Their number. */
  readonly audienceSize: () => number;
  /** Reads a room that other nodes may change; missing on a single node. */
  readonly look?: ((roomId: string) => Promise<Outcome>) | undefined;
}

/** While no game is shown, the next game with a move is chosen. It stays until it ends. */
export function createFeatured(options: FeaturedGamesOptions): FeaturedGames {
  const { clock, audience, audienceSize, look } = options;
  let shown: { readonly game: FeaturedGame; readonly boardVersion: number } | undefined;
  /** The game that all sockets in the lobby have; `undefined` if they may have different ones. */
  let sent: string | undefined = "null";
  let endPause: Cancel | undefined;
  let cancelIdle: Cancel | undefined;

  function end(): void {
    cancelIdle?.();
    shown = undefined;
    publish();
  }

  function take({ room }: RoomUpdate): void {
    const game = featuredGame(room);
    if (game === undefined) return end();
    if (room.boardVersion !== shown?.boardVersion) {
      cancelIdle?.();
      cancelIdle = clock.after(IDLE_MS, end);
    }
    shown = { game, boardVersion: room.boardVersion };
    publish();
  }

  function publish(): void {
    if (endPause !== undefined) return;
    const text = JSON.stringify(shown?.game ?? null);
    if (text === sent) return;
    // A socket that enters an empty lobby gets the present game.
    sent = audienceSize() === 0 ? undefined : text;
    if (sent === undefined) return;
    audience.emit("featuredGame", shown?.game ?? null);
    endPause = clock.after(PAUSE_MS, () => {
      endPause = undefined;
      publish();
    });
  }

  async function lookAgain(): Promise<void> {
    const roomId = shown?.game.roomId;
    if (roomId === undefined || audienceSize() === 0) return;
    const found = await look?.(roomId);
    if (found === undefined || shown?.game.roomId !== roomId) return;
    if (found.ok) take(found.value);
    else if (found.error.code === "ROOM_NOT_FOUND") end();
  }

  const stopLooking = look && every(clock, PAUSE_MS, () => void lookAgain());
  return {
    onUpdate(update) {
      const { before, room } = update;
      const isMove = before !== undefined && before.boardVersion !== room.boardVersion;
      if (shown === undefined ? isMove : shown.game.roomId === room.id) take(update);
    },
    sendTo(newcomer) {
      if (shown === undefined) return;
      if (JSON.stringify(shown.game) !== sent) sent = undefined;
      newcomer.emit("featuredGame", shown.game);
    },
    stop: () => [cancelIdle, endPause, stopLooking].forEach((cancel) => cancel?.()),
  };
}
