// What takes the guards' places in the server that is measured beside: nothing is watched, counted or refused.
import type { Guard } from "../../packages/server/src/gateway/socketio/guard.ts";
import type { Load } from "../../packages/server/src/gateway/load.ts";
import type { SeatCounts } from "../../packages/server/src/gateway/seatCounts.ts";
import { webSocketServer } from "../../packages/server/src/gateway/socketio/webSockets.ts";

export { CALL_CLASSES } from "../../packages/server/src/gateway/load.ts";

export const createGuard = (): Guard => ({
  // Answers are corked on both sides.
  wsEngine: webSocketServer(ignore),
  watch: ignore,
  joined: ignore,
  flooded: ignore,
  waitingBytes: () => 0,
  stop: ignore,
});

export const createLoad = (): Load => ({
  begin: ignore,
  end: ignore,
  sheds: () => undefined,
  isCalm: true,
  retryInMs: () => 0,
  inFlight: 0,
  mostInFlight: 0,
  stop: ignore,
});

export const createSeatCounts = (): SeatCounts => ({
  note: ignore,
  reserve: async () => ({ release: ignore }),
});

export const forgetTakenUp = () => ignore;
export const createTurnAway = () => ignore;
export const boundServer = ignore;

function ignore(): void {
  // Nothing stands here.
}
