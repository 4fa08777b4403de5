// What tests of other packages put between two ends of a wire, at one of them, and before a program they start.

export { FaultProxy } from "./faultProxy.ts";
export { freePort } from "./freePort.ts";
export * from "./stockSocket.ts";
export { KEEPS_PRIORITY } from "./keepsPriority.ts";
