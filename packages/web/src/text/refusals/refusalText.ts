// What went wrong with the server, in words: a refusal, and an alert about the connection.
import type { Alert, Refused } from "@kingrow/client";
import type { FirstTexts } from "../en/texts.ts";

/** Why something was not given: in the page's language by the code, else the server's own sentence. */
export function refusalText({ asked, code, sentence }: Refused, texts: FirstTexts): string {
  const { server, failed, isFull } = texts;
  const own = code === "NO_ANSWER" ? undefined : server.refusals[code];
  return own ?? sentence ?? (code === "ROOM_FULL" ? isFull : failed[asked]);
}

const MINUTE_MS = 60_000;

/** What an alert about the connection says (P19, P20). */
export function alertText(alert: Alert, texts: FirstTexts): string {
  const { connection, server } = texts;
  if (alert.kind === "rate-limit")
    return `${connection.tooManyRequests(alert.notice.event)} ${waitText(alert.untilReset, texts)}`;
  const { code, message } = alert.error;
  return code === "IP_LIMIT_EXCEEDED"
    ? connection.tooManyConnections
    : connection.connectionError(server.connectionErrors[code] ?? message);
}

/** How long to wait: seconds up to a minute, then whole minutes, both rounded up. */
function waitText(ms: number, { connection }: FirstTexts): string {
  if (ms <= 0) return connection.slowDown;
  if (ms <= MINUTE_MS) return connection.waitSeconds(Math.ceil(ms / 1_000));
  return connection.waitMinutes(Math.ceil(ms / MINUTE_MS));
}
