// A room of a relay: forwards the next state of a known game, without rules, checks or disk.
import type { RoomState } from "../../packages/protocol/src/index.ts";
import { STATES } from "./states.ts";

export interface RelayRoom {
  /** The room's state after one step more. */
  step(): RoomState;
  /** The first state of the next game. */
  begin(): RoomState;
}

export function createRelayRoom(id: string, firstGame: number): RelayRoom {
  let game = firstGame;
  let steps = 0;
  let version = 1;

  function shown(): RoomState {
    const state = STATES[game % STATES.length]?.[steps];
    if (state === undefined) throw new Error("the game has no more steps");
    version += 1;
    return { ...state, id, version, serverTime: Date.now() };
  }

  return {
    step() {
      steps += 1;
      return shown();
    },
    begin() {
      game += 1;
      steps = 0;
      return shown();
    },
  };
}

/** Says where it is, as Kingrow does. */
export function announce(port: number): void {
  process.stdout.write(`Kingrow is at http://127.0.0.1:${port}\n`);
}

/** The number of the game in what a bench's player sends when it opens a room. */
export function gameIn(payload: unknown): number {
  const named = typeof payload === "object" && payload !== null && "requestId" in payload;
  return named ? Number(String(payload.requestId).replace("game-", "")) : 0;
}
