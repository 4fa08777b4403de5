// The same game on Colyseus, kept in memory: its rules are ours, state and wire are the library's. Needs Node 22 or newer.
import { type Client, Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { pieceAt, play, type Position, startGame } from "../../packages/rules/src/index.ts";
import { announce } from "../moves/relayRoom.ts";

const Table = schema(
  {
    /** By square, 0 where there is no piece. */
    board: t.array("uint8"),
    moves: t.array("string"),
    turn: t.string().default("black"),
    quietPlies: t.uint16().default(0),
    /** Steps and jumps played. */
    steps: t.uint32().default(0),
  },
  "Table",
);

const CODES = { black: { man: 1, king: 2 }, white: { man: 3, king: 4 } } as const;

class Checkers extends Room {
  override maxClients = 2;
  /** A state goes out when a move has changed it, as Kingrow's do. */
  override patchRate = null;
  override state = new Table();
  private game = startGame();

  override onCreate(): void {
    this.state.board.push(...squaresOf(this.game.position));
    this.state.turn = this.game.position.turn;
    this.onMessage("step", (client: Client, step: { from: number; to: number }) => {
      const played = play(this.game, step.from, step.to);
      if (!played.ok) {
        client.send("refused", played.error);
        return;
      }
      this.game = played.value.game;
      this.show();
      client.send("accepted", this.state.steps);
      this.broadcastPatch();
    });
  }

  private show(): void {
    const { position, moves, quietPlies } = this.game;
    squaresOf(position).forEach((code, at) => {
      if (this.state.board[at] !== code) this.state.board[at] = code;
    });
    for (const move of moves.slice(this.state.moves.length)) this.state.moves.push(move);
    Object.assign(this.state, { turn: position.turn, quietPlies, steps: this.state.steps + 1 });
  }
}

function squaresOf(position: Position): readonly number[] {
  return Array.from({ length: 32 }, (_, at) => {
    const piece = pieceAt(position, at + 1);
    return piece === undefined ? 0 : CODES[piece.color][piece.type];
  });
}

const transport = new WebSocketTransport({ perMessageDeflate: false });
const server = new Server({ transport, greet: false });
server.define("checkers", Checkers);
await server.listen(0, "127.0.0.1");
const address = transport.server?.address();
if (typeof address === "object" && address !== null) announce(address.port);
