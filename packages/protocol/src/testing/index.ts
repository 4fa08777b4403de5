// What tests of other packages put between two ends of a wire, and at one of them.

export { FaultProxy } from "./faultProxy.ts";
export { freePort } from "./freePort.ts";
export * from "./stockSocket.ts";
