// The network between pages and the server: latency, refusals, broken connections.
import type { World } from "../world.ts";
import type { Down, Up } from "../base/messages.ts";
import { createWire, type End, type Wire } from "./wire.ts";

export interface Network {
  /** While set, latency is high. */
  isSlow: boolean;
  /** While set, there are no latency peaks. */
  isCalm: boolean;
  readonly dial: (call: DialRequest) => Wire;
}

/** The server's end of the network. */
export interface Listener {
  /** Accepts a page with its handshake; `undefined` while the server is stopping. */
  readonly accept: (wire: Wire, auth: unknown) => End<Up> | undefined;
}

export interface DialRequest {
  readonly page: End<Down>;
  /** The `auth` of the handshake. */
  readonly auth: unknown;
  readonly isOffline: () => boolean;
}

export function createNetwork(world: World, server: () => Listener | undefined): Network {
  const { random, schedule } = world;
  const delay = (): number => {
    if (network.isSlow && !network.isCalm)
      return random.chance(0.05) ? 6_000 : random.between(50, 1_500);
    return !network.isCalm && random.chance(0.02)
      ? random.between(200, 2_000)
      : random.between(1, 60);
  };

  const network: Network = {
    isSlow: false,
    isCalm: false,
    dial: ({ page, auth, isOffline }) => {
      let serverEnd: End<Up> | undefined;
      let isOver = false;
      const wire = createWire({
        world,
        delay,
        page,
        server: {
          receive: (message) => serverEnd?.receive(message),
          closed: () => {
            isOver = true;
            serverEnd?.closed();
          },
        },
      });
      schedule.after(delay(), () => {
        if (isOver) return;
        serverEnd = isOffline() ? undefined : server()?.accept(wire, auth);
        if (serverEnd === undefined) wire.closeByServer();
      });
      return wire;
    },
  };
  return network;
}
