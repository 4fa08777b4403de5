// What tests of other packages put between two ends of a wire, and at one of them.

export { FaultProxy } from "./faultProxy.ts";
export * from "./stockSocket.ts";
