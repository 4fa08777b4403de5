// Refusals, notices and connection alerts as texts.
import type { Alert, ScreenNotice, Refusal, TypedRefusal } from "@kingrow/client";
import type { Texts } from "./en.ts";

/** Why something was not given: in the page's language by the code, else the server's own sentence. */
export function refusalText({ call, code, sentence }: Refusal, texts: Texts): string {
  const { server, failed, isFull } = texts;
  const own = code === "NO_ANSWER" ? undefined : server.refusals[code];
  return own ?? sentence ?? (code === "ROOM_FULL" ? isFull : failed[call]);
}

const MINUTE_MS = 60_000;

/** What an alert about the connection says (P19, P20). */
export function alertText(alert: Alert, texts: Texts): string {
  const { connection, server } = texts;
  if (alert.kind === "rate-limit")
    return `${connection.tooManyRequests(alert.notice.event)} ${waitText(alert.untilReset, texts)}`;
  const { code, message } = alert.error;
  return code === "IP_LIMIT_EXCEEDED"
    ? connection.tooManyConnections
    : connection.connectionError(server.connectionErrors[code] ?? message);
}

/** How long to wait: seconds up to a minute, then whole minutes, both rounded up. */
function waitText(ms: number, { connection }: Texts): string {
  if (ms <= 0) return connection.slowDown;
  if (ms <= MINUTE_MS) return connection.waitSeconds(Math.ceil(ms / 1_000));
  return connection.waitMinutes(Math.ceil(ms / MINUTE_MS));
}

/** A refusal of the server, or why a typed text is no move (P23). */
export function noticeText(notice: ScreenNotice, texts: Texts): string {
  return notice.kind === "refused"
    ? refusalText(notice.refused, texts)
    : typedRefusalText(notice.refusal, texts);
}

function typedRefusalText(refusal: TypedRefusal, { board, play }: Texts): string {
  const { refusals } = play;
  const { kind } = refusal;
  if (kind === "explained") return board.explain(refusal.why);
  if (kind === "no-piece") return refusals.noPiece(refusal.square);
  if (kind === "ambiguous") return refusals.ambiguous(refusal.moves.join(", "));
  if (kind === "unreachable") return refusals.unreachable(refusal.from, refusal.to);
  return refusals[kind];
}
