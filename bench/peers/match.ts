// One game between two players of a peer: steps of a known game, one at a time, both players' new states awaited.
import { squareAt } from "../../packages/rules/src/index.ts";
import { GAMES, type PlayedStep } from "../moves/games.ts";
import type { Steppable } from "../moves/rounds.ts";
import type { StepTimes } from "../moves/table.ts";

export type Side = "black" | "white";

/** Both players of a new game, as their library connects them. */
export interface Players {
  send(side: Side, from: number, to: number): void;
  /** Hears that a player has the state after so many steps. */
  onState: (side: Side, steps: number) => void;
  close(): void;
}

export class Match implements Steppable {
  private readonly players: Players;
  private readonly steps: readonly PlayedStep[];
  private stepsPlayed = 0;

  constructor(players: Players, game: number) {
    this.players = players;
    this.steps = GAMES[game % GAMES.length] ?? [];
  }

  get stepsLeft(): number {
    return this.steps.length - this.stepsPlayed;
  }

  /** The mover's own new state is its acknowledgement: these libraries answer in no other way. */
  step(onOver: (times: StepTimes) => void): void {
    const next = this.steps[this.stepsPlayed];
    if (next === undefined) throw new Error("the game has no more steps");
    this.stepsPlayed += 1;
    const sent = performance.now();
    const times = new Map<Side, number>();
    this.players.onState = (side, steps) => {
      if (steps !== this.stepsPlayed) return;
      times.set(side, performance.now() - sent);
      const [ack, sight] = [times.get(next.player), times.get(otherSide(next.player))];
      if (ack !== undefined && sight !== undefined) onOver({ ack, sight });
    };
    this.players.send(next.player, squareAt(next.from) ?? 0, squareAt(next.to) ?? 0);
  }

  close(): void {
    this.players.close();
  }
}

function otherSide(side: Side): Side {
  return side === "black" ? "white" : "black";
}
