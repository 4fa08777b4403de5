// The same game on boardgame.io, kept in memory: its rules are ours, everything else is the library's.
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { Server as HttpServer } from "node:http";
import { type Game, play, type Square, startGame } from "../../packages/rules/src/index.ts";
import { announce } from "../moves/relayRoom.ts";

/** What the library's own types say of the little that is used here. */
interface Library {
  readonly Server: (setup: object) => Running;
}
interface Running {
  run(at: { port: number }): Promise<{ readonly appServer: HttpServer }>;
}
interface Table {
  readonly game: Game;
  /** Steps and jumps played. */
  readonly steps: number;
}
interface Move {
  readonly G: Table;
  readonly events: { endTurn(): void };
}

const load = createRequire(import.meta.url);
const { Server }: Library = load("boardgame.io/server");
const { INVALID_MOVE }: { INVALID_MOVE: string } = load("boardgame.io/core");

const checkers = {
  name: "checkers",
  setup: (): Table => ({ game: startGame(), steps: 0 }),
  moves: {
    step({ G, events }: Move, from: Square, to: Square): Table | string {
      const played = play(G.game, from, to);
      if (!played.ok) return INVALID_MOVE;
      if (played.value.turnEnded) events.endTurn();
      return { game: played.value.game, steps: G.steps + 1 };
    },
  },
};

const server = Server({ games: [checkers], origins: ["*"] });
const { appServer } = await server.run({ port: 0 });
announce((appServer.address() as AddressInfo).port);
