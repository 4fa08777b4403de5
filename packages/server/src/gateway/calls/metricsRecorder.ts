// What the gateway and the door tell whoever counts; the names are those of the metrics.
import type { RefusalCode } from "@kingrow/protocol";
import type { DoorRecorder } from "../../door/reasons.ts";

export interface MetricsRecorder extends DoorRecorder {
  /** A call was answered; `event` is `unknown` for names that are none of ours. */
  answered(event: string, code: RefusalCode | "OK"): void;
  /** A changed room was sent to its players. */
  broadcast(): void;
}
