// A server without its network: gateway, keeper and deadlines, put together once for the product and for the simulator.
import { createGateway, type Gateway, type GatewayDependencies } from "./gateway/gateway.ts";
import { type DeadlineScheduler, startDeadlineScheduler } from "./keeper/deadlineScheduler.ts";
import type { RoomStore } from "./store/roomStore.ts";

export interface CoreDependencies extends GatewayDependencies {
  readonly store: RoomStore;
  /** Other nodes use the same store. */
  readonly isShared: boolean;
}

export interface Core {
  readonly gateway: Gateway;
  /** Begins to look after rooms that nobody asks about. */
  begin(): void;
  /** Resolves when all connections are closed, everything is answered, and nothing runs any more. */
  stop(): Promise<void>;
}

export function createCore(dependencies: CoreDependencies): Core {
  const gateway = createGateway(dependencies);
  let scheduler: DeadlineScheduler | undefined;
  return {
    gateway,
    begin: () => void (scheduler = startDeadlineScheduler(dependencies)),
    async stop() {
      await gateway.drain();
      await scheduler?.stop();
      await dependencies.keeper.idle();
    },
  };
}
