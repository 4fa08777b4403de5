// Calls to the server. Every call ends: with an answer or with a failure.
import type {
  Ack,
  CommandName,
  CommandPayload,
  RefusalCode,
  RoomState,
  SuccessAck,
} from "@kingrow/protocol";
import { err, ok, type Result } from "@kingrow/rules";
import type { Cancel, Clock } from "@kingrow/time";
import type { Link } from "./link.ts";

/** The reason why a call failed. `NO_ANSWER`: not connected, connection lost, or timeout. */
export interface Failure {
  readonly code: RefusalCode | "NO_ANSWER";
  /** The sentence of the server. */
  readonly sentence: string | undefined;
  /** The current room state, sent with `STALE`. */
  readonly roomState: RoomState | undefined;
}

/** A failed call of the player. The screen chooses its text. */
export interface Refusal {
  readonly call: PersonalCall;
  readonly code: Failure["code"];
  readonly sentence: string | undefined;
  /** The room that could not be joined. */
  readonly roomId?: string | undefined;
}

/** Calls that show a busy button. */
export type BusyCall =
  | "playerReady"
  | "playAgain"
  | "resign"
  | "offerDraw"
  | "answerDraw"
  | "takeback"
  | "answerTakeback"
  | "claimWin"
  | "releaseSeat"
  | "playNow";

/** Calls made by the player, whose failure is shown. */
export type PersonalCall = "createRoom" | "joinRoom" | "movePiece" | BusyCall;

export function refused(
  call: PersonalCall,
  { code, sentence }: Omit<Failure, "roomState">,
): Refusal {
  return { call, code, sentence };
}

/** Failures that are worth retrying because the cause is temporary. */
const PASSING: ReadonlySet<Failure["code"]> = new Set([
  "NO_ANSWER",
  "UNAVAILABLE",
  "RATE_LIMITED",
  "OVERLOADED",
] as const);

export function isPassing({ code }: { readonly code: Failure["code"] }): boolean {
  return PASSING.has(code);
}

export type Reply<N extends CommandName> = Result<SuccessAck<N>, Failure> & {
  /** Local time at which the answered attempt was sent, in milliseconds. */
  readonly sentAt?: number;
};

/** Aborting `signal` ends the call without an answer and sends nothing more. */
export type Ask = <N extends CommandName>(
  name: N,
  payload: CommandPayload<N>,
  signal?: AbortSignal,
) => Promise<Reply<N>>;

/** Timeout of a call, waiting for the connection included, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 8_000;

const NO_ANSWER: Failure = { code: "NO_ANSWER", sentence: undefined, roomState: undefined };

/** Called with the room whose seat or watch was granted after the call had ended. */
type TakeLateGrant = (roomId: string, isSeat: boolean) => void;

interface CallUnderWay {
  take(ack: Ack<CommandName>): void;
}

/** Creates the function for calls. Without a connection a call waits for one, within its timeout. */
export function createAsk(link: Link, clock: Clock, onLateGrant: TakeLateGrant): Ask {
  /** By payload: a call that repeats another one sends the same object. */
  const underWay = new Map<unknown, CallUnderWay>();
  return (name, payload, signal) =>
    new Promise((resolve) => {
      const cancels: Cancel[] = [];
      let isOver = false;
      const finish = (reply: Reply<typeof name>): void => {
        isOver = true;
        underWay.delete(payload);
        for (const cancel of cancels) cancel();
        resolve(reply);
      };
      const giveLate = (ack: Ack<typeof name>): void => {
        const roomId = roomGranted(ack);
        if (roomId !== undefined) onLateGrant(roomId, name !== "watchRoom");
      };
      let latest: Reply<typeof name> = err(NO_ANSWER);
      const stop = (): void => finish(latest);
      if (signal?.aborted === true) return stop();
      signal?.addEventListener("abort", stop);
      underWay.set(payload, { take: (ack: Ack<typeof name>) => finish(replyOf(ack)) });
      cancels.push(
        () => signal?.removeEventListener("abort", stop),
        clock.after(ANSWER_TIMEOUT_MS, stop),
      );
      const send = (): void => {
        const sentAt = clock.now();
        cancels.push(link.on("down", () => finish(err(NO_ANSWER))));
        link.send(name, payload, (ack) => {
          if (isOver) {
            const repeated = replyOf(ack).ok ? underWay.get(payload) : undefined;
            return repeated === undefined ? giveLate(ack) : repeated.take(ack);
          }
          latest = { ...replyOf(ack), sentAt };
          const pause = pauseFor(ack);
          if (pause === undefined) finish(latest);
          else cancels.push(clock.after(pause, send));
        });
      };
      if (link.isUp) send();
      else cancels.push(link.on("up", send));
    });
}

/** An overloaded server has done nothing and says when to retry (X5). */
export function pauseFor(ack: Ack<CommandName>): number | undefined {
  return isAck(ack) && !ack.success && ack.code === "OVERLOADED" ? ack.retryInMs : undefined;
}

function roomGranted(ack: Ack<CommandName>): string | undefined {
  if (!isAck(ack) || !ack.success) return undefined;
  if ("roomId" in ack) return ack.roomId;
  return "roomState" in ack ? ack.roomState.id : undefined;
}

function isAck(value: unknown): boolean {
  return typeof value === "object" && value !== null && "success" in value;
}

/** Converts an acknowledgement to a reply. A malformed one counts as no answer. */
export function replyOf<N extends CommandName>(ack: Ack<N>): Reply<N> {
  if (!isAck(ack)) return err(NO_ANSWER);
  if (ack.success) return ok(ack);
  const { code, message, error, roomState } = ack;
  return err({ code, sentence: message || error || undefined, roomState });
}
