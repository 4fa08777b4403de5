// Two players at a table who play known games, one step when they are told to.
import { GAMES } from "./games.ts";
import { call, type Line, openLine } from "./line.ts";

/** Milliseconds from sending a step. */
export interface StepTimes {
  readonly ack: number;
  /** Until the opponent has the new state. */
  readonly sight: number;
}

export interface Table {
  /** Plays one step: over when the answer and both players' states are there. */
  step(onOver: (times: StepTimes) => void): void;
  readonly stepsLeft: number;
  /** Ends the game and begins the next. */
  rematch(): Promise<void>;
  close(): void;
}

export async function openTable(url: string, firstGame: number): Promise<Table> {
  /** White, then black; they change places with every rematch. */
  const players: [Line, Line] = [await openLine(url), await openLine(url)];
  let game = firstGame;
  let at = 0;
  const [white, black] = players;
  const { roomId } = await call(white, "createRoom", {
    isPrivate: true,
    requestId: `game-${firstGame}`,
  });
  await call(black, "joinRoom", { roomId });
  for (const player of players) await call(player, "playerReady", { roomId, isReady: true });
  const steps = () => GAMES[game % GAMES.length] ?? [];

  function step(onOver: (times: StepTimes) => void): void {
    const next = steps()[at];
    if (next === undefined) throw new Error("the game has no more steps");
    at += 1;
    const [mover, other] = next.player === "white" ? players : [players[1], players[0]];
    const sent = performance.now();
    let missing = 3;
    let [ack, sight] = [0, 0];
    const came = () => {
      missing -= 1;
      if (missing === 0) onOver({ ack, sight });
    };
    mover.onState = came;
    other.onState = () => {
      sight = performance.now() - sent;
      came();
    };
    mover.send(
      "movePiece",
      { roomId, ...placesOf(next), moveId: `${roomId}-${game}-${at}` },
      (text) => {
        if (!text.includes('"success":true')) throw new Error(text);
        ack = performance.now() - sent;
        came();
      },
    );
  }

  async function rematch(): Promise<void> {
    const [first, second] = [white, black];
    await call(first, "resign", { roomId });
    await call(first, "playAgain", { roomId });
    const begun = new Promise<void>((resolve) => {
      first.onState = (text) => text.includes('"gameStatus":"started"') && resolve();
    });
    await call(second, "playAgain", { roomId });
    await begun;
    players.reverse();
    game += 1;
    at = 0;
  }

  return {
    step,
    get stepsLeft() {
      return steps().length - at;
    },
    rematch,
    close: () => players.forEach((player) => player.close()),
  };
}

function placesOf({ from, to }: { from: Place; to: Place }) {
  return { fromRow: from.row, fromCol: from.col, toRow: to.row, toCol: to.col };
}

interface Place {
  readonly row: number;
  readonly col: number;
}
