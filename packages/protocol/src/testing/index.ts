// Helpers for tests of other packages: a fault proxy, stock sockets, ports.

export { FaultProxy } from "./faultProxy.ts";
export { freePort } from "./freePort.ts";
export * from "./stockSocket.ts";
export * from "./tcp.ts";
export { KEEPS_PRIORITY } from "./keepsPriority.ts";
