// Two players of boardgame.io, spoken by hand so that the load costs little: its events on Socket.IO over a websocket.
import { WebSocket } from "ws";
import type { Players, Side } from "./match.ts";

const GAME = "/checkers";
const SEATS = { black: "0", white: "1" } as const;

export async function openBoardgame(url: string, match: string): Promise<Players> {
  const sockets = { black: await connected(url), white: await connected(url) };
  const players: Players = {
    onState: () => undefined,
    send(side, from, to) {
      const payload = { type: "step", args: [from, to], playerID: SEATS[side] };
      const action = { type: "MAKE_MOVE", payload };
      emit(sockets[side], ["update", action, states[side], match, SEATS[side]]);
    },
    close: () => Object.values(sockets).forEach((socket) => socket.terminate()),
  };
  const states = { black: 0, white: 0 };
  for (const side of ["black", "white"] as const) await enter(side);
  return players;

  function enter(side: Side): Promise<void> {
    const socket = sockets[side];
    emit(socket, ["sync", match, SEATS[side], null, 2]);
    return new Promise((resolve) => {
      socket.on("message", (data: Buffer) => {
        const text = data.toString("latin1");
        if (text === "2") socket.send("3");
        if (text.startsWith(`42${GAME},["sync"`)) resolve();
        if (text.startsWith(`42${GAME},["update"`)) hear(side, text);
      });
    });
  }

  /** The state's number counts moves and turns; the steps of the game are in the game itself. */
  function hear(side: Side, text: string): void {
    const [, , state] = JSON.parse(text.slice(text.indexOf("[")));
    ({ _stateID: states[side] } = state);
    players.onState(side, state.G.steps);
  }
}

function emit(socket: WebSocket, event: readonly unknown[]): void {
  socket.send(`42${GAME},${JSON.stringify(event)}`);
}

function connected(url: string): Promise<WebSocket> {
  const at = `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(at, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", function hello(data: Buffer) {
      const text = data.toString();
      if (text.startsWith("0")) socket.send(`40${GAME},`);
      if (!text.startsWith("40")) return;
      socket.off("message", hello);
      resolve(socket);
    });
  });
}
