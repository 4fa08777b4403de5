// Connects the simulated network to the gateway, as the Socket.IO binding does in the product.
import type { Gateway } from "@kingrow/server/src/gateway/gateway.ts";
import type { Up } from "../base/messages.ts";
import type { End, Wire } from "../net/wire.ts";
import type { World } from "../world.ts";
import type { Instance } from "../base/instance.ts";
import type { ServerSocket, Sockets } from "./sockets.ts";

export interface ListenerOptions {
  readonly world: World;
  readonly instance: Instance;
  readonly sockets: Sockets;
  readonly gateway: Gateway;
}

export interface ClosableListener {
  /** `undefined` when the listener is closed. */
  readonly accept: (wire: Wire, auth: unknown) => End<Up> | undefined;
  /** Refuses new connections. */
  readonly close: () => void;
}

export function createListener(options: ListenerOptions): ClosableListener {
  let isClosed = false;
  return {
    accept: (wire, auth) => (isClosed ? undefined : admit(options, wire, auth)),
    close: () => {
      isClosed = true;
    },
  };
}

function admit({ world, instance, sockets, gateway }: ListenerOptions, wire: Wire, auth: unknown) {
  const onGone = (gone: ServerSocket): void => {
    instance.connected.delete(gone.id);
    world.judge.people.gone(gone.id);
    gateway.gone(gone);
  };
  const id = `s${world.judge.people.nextSocketNumber()}`;
  const socket = sockets.open({ id, run: instance.run, wire, auth, onGone });
  gateway.identify(socket, () => undefined);
  gateway.welcome(socket);
  instance.connected.add(id);
  world.judge.people.opened(id, socket.data.session.actor.owner);
  wire.sendDown({ type: "connect", id });
  return {
    receive: (message: Up) => {
      if (instance.isAlive && socket.connected) receive(world, socket, message, gateway);
    },
    closed: () => {
      if (instance.isAlive) socket.gone();
    },
  };
}

function receive(world: World, socket: ServerSocket, message: Up, gateway: Gateway): void {
  const reply = world.judge.onCall(socket.id, message);
  const acknowledge = (answer: unknown): void => {
    reply(answer);
    if (socket.connected) socket.wire.sendDown({ type: "ack", call: message.call, answer });
  };
  const args = message.payload === undefined ? [acknowledge] : [message.payload, acknowledge];
  gateway.call(socket, message.name, args);
}
