// A game against the computer: its room, both players, the hint, and how the browser keeps it.
import {
  openRoom,
  type Clock,
  type Connection,
  type RoomSession,
  type Shelf,
} from "@kingrow/client";
import type { Room } from "@kingrow/room";
import type { Move } from "@kingrow/rules";
import { goHome } from "../shell/address/navigation.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { EngineHandle } from "../engine/startEngine.ts";
import { afterFrame } from "../ui/afterFrame.ts";
import { agreeTo } from "../local/agree.ts";
import { createLocalConnection } from "../local/localLink.ts";
import { colorOfSeat, keepRoom, LOCAL_ROOM } from "../local/localRoom.ts";
import { onePlayer, sideOf } from "../local/players.ts";
import { createCoach, type Coach } from "./coach.ts";
import { seatComputer } from "./computer.ts";
import { keep, type PracticeSetup } from "./keptPractice.ts";
import { addResult } from "./levelRecords.ts";

export interface Hint {
  readonly isThinking: boolean;
  /** The move the computer would play. */
  readonly move: Move | undefined;
}

export interface Practice {
  readonly level: PracticeSetup["level"];
  readonly seed: number;
  readonly connection: Connection;
  readonly session: RoomSession;
  readonly hint: StoreApi<Hint>;
  readonly askHint: () => void;
  /** `undefined` where the person wants none. */
  readonly coach: Coach | undefined;
  readonly close: () => void;
}

export interface PracticeParts {
  readonly clock: Clock;
  readonly shelf: Shelf;
  readonly engine: EngineHandle;
  readonly asksFirst: () => boolean;
}

/** So long it thinks about a hint. Milliseconds. */
const HINT_MS = 1_000;
const NO_HINT: Hint = { isThinking: false, move: undefined };

/** How the game ended for the person; `undefined` while it runs, and if nobody has moved. */
function resultIn(room: Room): "won" | "lost" | "draw" | undefined {
  const { phase, game, result } = room;
  if (phase !== "ended" || result === undefined || game === undefined || game.moves.length < 2)
    return undefined;
  if (result.winner === undefined) return "draw";
  return colorOfSeat(result.winner) === sideOf(room, "one") ? "won" : "lost";
}

export function openPractice(begun: PracticeSetup, parts: PracticeParts): Practice {
  const { clock, shelf, engine, asksFirst } = parts;
  const room = keepRoom(begun.room, clock);
  const connection = createLocalConnection(
    room,
    onePlayer("one", () => clock.now()),
    { clock, later: afterFrame },
  );
  const session = openRoom({
    connection,
    roomId: LOCAL_ROOM,
    goHome,
    asksFirst,
  });
  const hint = createStore<Hint>(() => NO_HINT);
  const { level, seed } = begun;
  const coach = begun.coach ? createCoach(engine) : undefined;
  const offs = [
    room.store.subscribe((now, before) => {
      keep(shelf, begun, now);
      const result = resultIn(now);
      if (before.phase === "started" && result !== undefined) addResult(shelf, level, result);
      hint.setState(NO_HINT);
    }),
    agreeTo(room, { draws: false }),
    seatComputer({ room, engine, clock, later: afterFrame, level, seed, coach }),
    session.close,
    room.close,
    engine.close,
  ];
  const askHint = async (): Promise<void> => {
    const now = room.store.getState();
    const { game } = now;
    if (game === undefined || hint.getState().isThinking) return;
    hint.setState({ isThinking: true, move: undefined });
    const thought = await engine.think({ game, limits: { ms: HINT_MS } });
    if (room.store.getState() === now) hint.setState({ isThinking: false, move: thought?.move });
  };
  return {
    level,
    seed,
    coach,
    connection,
    session,
    hint,
    askHint: () => void askHint(),
    close: () => {
      for (const off of offs) off();
    },
  };
}
