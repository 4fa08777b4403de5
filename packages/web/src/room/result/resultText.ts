// How a result reads (P12).
import type { OverlayView } from "@kingrow/client";
import type { Texts } from "../../text/texts.ts";

export type ResultView = Extract<OverlayView, { kind: "result" }>;

export function verdictText({ verdict, reason }: ResultView, { result }: Texts): string {
  return reason === "aborted" ? result.aborted : result[verdict];
}

/** Why, in one sentence; empty if the server gave no reason. */
export function reasonText({ verdict, reason }: ResultView, { result }: Texts): string {
  if (reason === undefined) return "";
  return result.reasons[verdict][reason] ?? "";
}
