// The key `S`: speaks turn, score, clocks, last move and forced captures (P26).
import { clockOf, leftOn, roomView, type RoomData, type RoomSession } from "@kingrow/client";
import type { PlayerId } from "@kingrow/protocol";
import { useServices } from "../../shell/services/services.ts";
import type { Texts } from "../../text/texts.ts";
import { playersClockText } from "../../text/timeText.ts";
import { duty, moveSaying, resultText, theirTurn } from "./sayings.ts";
import { useBoardKey } from "../../shell/keys/useBoardKey.ts";

/** `textsAt` gives what is said with for a moment of the room: at one device it depends on who is here then. */
export function useStatusKey({ store }: RoomSession, textsAt: (data: RoomData) => Texts): void {
  const { announcer, connection } = useServices();
  useBoardKey("s", () => {
    const [data, now] = [store.getState(), connection.serverClock.now()];
    announcer.say(statusText(data, textsAt(data), now));
  });
}

/** `now` is the server's time, epoch milliseconds. */
function statusText(data: RoomData, texts: Texts, now: number): string {
  const { say } = texts;
  const view = roomView(data);
  if (view === undefined) return "";
  const sentences = [
    turnText(data, texts),
    say.score(view.myScore, view.opponentScore),
    ...clocksText(data, texts, now),
  ];
  const last = (data.state?.moves.length ?? 0) - 1;
  if (last >= 0) sentences.push(`${say.lastMove} ${moveSaying(data, last, texts)}.`);
  return [...sentences, ...duty(view, texts)].join(" ");
}

function turnText(data: RoomData, texts: Texts): string {
  const { say } = texts;
  const view = roomView(data);
  if (view?.overlay.kind === "result") return resultText(view.overlay, view, texts);
  if (view?.isStarted !== true) return say.notBegun;
  return view.me?.isOnTurn === true ? say.yourTurn : theirTurn(texts);
}

function clocksText(data: RoomData, { play, room }: Texts, now: number): string[] {
  const view = roomView(data);
  const left = (id: PlayerId | undefined) => {
    const clock = clockOf(data, id);
    return clock && playersClockText(leftOn(clock, now));
  };
  const [mine, theirs] = [left(view?.me?.id), left(view?.opponent?.id)];
  if (mine === undefined || theirs === undefined) return [];
  return [`${play.timeLeft}: ${room.you} ${mine}, ${room.opponent} ${theirs}.`];
}
