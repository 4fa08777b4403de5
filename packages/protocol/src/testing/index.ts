// What tests of other packages put between two ends of a wire.

export { FaultProxy } from "./faultProxy.ts";
