// The computer player: thinks on its turn, moves jump by jump, and answers draw offers.
import type { Cancel } from "@kingrow/client";
import type { Room } from "@kingrow/room";
import { coordOf, type Color, type Game, type Move } from "@kingrow/rules";
import type { EngineHandle } from "../engine/startEngine.ts";
import type { LocalTime } from "../local/localLink.ts";
import { type LocalRoom, sideOf } from "../local/localRoom.ts";
import type { Coach } from "./coach.ts";

export interface ComputerOptions extends LocalTime {
  readonly room: LocalRoom;
  readonly engine: EngineHandle;
  /** 1 to 8. */
  readonly level: number;
  readonly seed: number;
  readonly coach?: Coach;
}

/** A step is seen to its end before the next one begins. Milliseconds. */
const STEP_MS = 450;
/** Pause before the engine is asked again where nothing can think: the network may have been gone. Milliseconds. */
const RETRY_MS = 5_000;
/** So long it looks before it answers an offer. Milliseconds. */
const OFFER_MS = 400;
/** Whole moves after which a game may be even for good. */
const LONG_GAME = 40;
/** Hundredths of a man. */
const BETTER = 15;
const LOST = -100;

/** Sits at the second seat; returns how to stand up. */
export function seatComputer(options: ComputerOptions): () => void {
  const { room, engine, clock, later, level, seed, coach } = options;
  let cancel: Cancel | undefined;
  let isSeated = true;
  const isStill = (then: Room): boolean => isSeated && room.store.getState() === then;

  const move = async (now: Room, game: Game): Promise<void> => {
    // The person's move has passed once a capture of the computer's is under way.
    const isAnswered = game.path.length > 0;
    if (coach !== undefined && !isAnswered && !(await coach.passes(game))) return;
    if (!isStill(now)) return;
    const began = clock.now();
    const chosen = await engine.play({ game, level, seed: seed + game.moves.length });
    if (!isStill(now)) return;
    if (chosen === undefined) {
      cancel = clock.after(RETRY_MS, () => void move(now, game));
      return;
    }
    const pause = STEP_MS - (clock.now() - began);
    cancel = clock.after(Math.max(0, pause), () => isStill(now) && step(chosen));
  };
  const step = ({ path: [from, to] }: Move): void => {
    if (from === undefined || to === undefined) return;
    const side = sideOf(room.store.getState(), "two");
    room.act(side, { type: "move", from: coordOf(from), to: coordOf(to) });
  };
  const answer = async (now: Room, game: Game, mine: Color): Promise<void> => {
    const thought = await engine.think({ game, limits: { ms: OFFER_MS } });
    if (!isStill(now)) return;
    // A look that was interrupted tells nothing, so the game goes on.
    const sign = game.position.turn === mine ? 1 : -1;
    const score = thought === undefined ? BETTER : sign * thought.score;
    const accept = score < LOST || (score < BETTER && game.moves.length >= LONG_GAME);
    room.act(mine, { type: "answerDraw", accept });
  };
  const look = (): void => {
    cancel?.();
    coach?.forget();
    const now = room.store.getState();
    const mine = sideOf(now, "two");
    const { game, phase, drawOffer } = now;
    if (phase !== "started" || game === undefined) return engine.stop();
    if (drawOffer !== undefined) return void answer(now, game, mine);
    if (game.position.turn !== mine) return engine.stop();
    return void move(now, game);
  };
  // The thought begins when the move before it is seen: a worker takes a moment to be woken.
  const stop = room.store.subscribe((now) => later(() => isStill(now) && look()));
  look();
  return () => {
    isSeated = false;
    stop();
    cancel?.();
  };
}
