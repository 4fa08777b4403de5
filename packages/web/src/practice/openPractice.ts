// A game against the computer: its room, both players, the hint, and how the browser keeps it.
import { systemClock as clock } from "@kingrow/client";
import type { Room } from "@kingrow/room";
import type { Move } from "@kingrow/rules";
import { createStore } from "zustand/vanilla";
import type { EngineHandle } from "../engine/startEngine.ts";
import { openLocalGame } from "../local/localLink.ts";
import { colorOfSeat, isCounted, onePlayer, sideOf } from "../local/localRoom.ts";
import { afterFrame } from "../ui/base/afterFrame.ts";
import { createCoach } from "./coach.ts";
import { seatComputer } from "./computer.ts";
import { keep, type PracticeSetup } from "./keptPractice.ts";
import { addResult } from "./levelRecords.ts";

interface Hint {
  readonly isThinking: boolean;
  readonly move: Move | undefined;
}

export type Practice = ReturnType<typeof openPractice>;

/** So long it thinks about a hint. Milliseconds. */
const HINT_MS = 1_000;
const NO_HINT: Hint = { isThinking: false, move: undefined };

/** How the game ended for the person; `undefined` while it runs, and if it does not count. */
function resultIn(room: Room): "won" | "lost" | "draw" | undefined {
  const { phase, result } = room;
  if (phase !== "ended" || result === undefined || !isCounted(room)) return undefined;
  if (result.winner === undefined) return "draw";
  return colorOfSeat(result.winner) === sideOf(room, "one") ? "won" : "lost";
}

export function openPractice(begun: PracticeSetup, engine: EngineHandle) {
  const game = openLocalGame(begun.room, onePlayer, { clock, later: afterFrame });
  const { room } = game;
  const hint = createStore<Hint>(() => NO_HINT);
  const { level, seed } = begun;
  const coach = createCoach(engine, begun.coach);
  const keepGame = (): void =>
    keep({ ...begun, coach: coach.isOn.getState() }, room.store.getState());
  coach.isOn.subscribe(keepGame);
  // A move for after the answer would cover the question.
  coach.warning.subscribe((mistake) => mistake && game.session.premove(undefined));
  room.store.subscribe((now, before) => {
    keepGame();
    const result = resultIn(now);
    if (before.phase === "started" && result !== undefined) addResult(level, result);
    hint.setState(NO_HINT);
  });
  const standUp = seatComputer({ room, engine, clock, later: afterFrame, level, seed, coach });
  const askHint = async (): Promise<void> => {
    const now = room.store.getState();
    if (now.game === undefined || hint.getState().isThinking) return;
    hint.setState({ isThinking: true, move: undefined });
    const thought = await engine.think({ game: now.game, limits: { ms: HINT_MS } });
    if (room.store.getState() === now) hint.setState({ isThinking: false, move: thought?.move });
  };
  return {
    ...game,
    level,
    seed,
    coach,
    hint,
    askHint: () => void askHint(),
    close: () => {
      standUp();
      game.close();
      engine.close();
    },
  };
}
