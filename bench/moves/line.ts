// A cheap client connection for load: Socket.IO's text frames over a websocket.
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { makeKey } from "../../e2e/support/modes.ts";
import type { Answer } from "../../e2e/support/shape.ts";

export interface Line {
  /** Sends an event. `onAnswer` gets the raw text of the acknowledgement. */
  send(event: string, payload: object, onAnswer: (text: string) => void): void;
  /** Called with the raw text of every room state. */
  onState: (text: string) => void;
  /** Called with every list of rooms. */
  onList: () => void;
  /** Called when the server ends the connection. By default this ends the measurement. */
  onEnded: () => void;
  close(): void;
}

export interface Origin {
  /** The address in X-Forwarded-For, for a server that trusts this machine as its proxy. */
  readonly from?: string;
  /** The local address of the connection. Each one has its own ports. */
  readonly localAddress?: string;
}

/** Lists of rooms are long, so they are recognised by a letter of `42["availableRooms"` and not parsed. */
const KIND_AT = 4;
const A_LIST = "a".charCodeAt(0);

/** Rejects when the server refuses the connection. */
export async function openLine(url: string, { from, localAddress }: Origin = {}): Promise<Line> {
  const socket = new WebSocket(
    `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`,
    {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      headers: from === undefined ? {} : { "X-Forwarded-For": from },
      ...(localAddress !== undefined && { localAddress }),
    },
  );
  const answers = new Map<string, (text: string) => void>();
  let calls = 0;
  let isClosed = false;
  const line: Line = {
    send(event, payload, onAnswer) {
      calls += 1;
      answers.set(String(calls), onAnswer);
      socket.send(`42${calls}${JSON.stringify([event, payload])}`);
    },
    onState: () => undefined,
    onList: () => undefined,
    onEnded: () => {
      throw new Error("the server has ended a connection");
    },
    close() {
      isClosed = true;
      socket.terminate();
    },
  };
  await handshake(socket);
  socket.on("message", (data: Buffer) => {
    if (data[KIND_AT] === A_LIST) line.onList();
    else receive(data.toString("latin1"));
  });
  socket.on("close", () => {
    if (!isClosed) line.onEnded();
  });
  return line;

  function receive(text: string): void {
    if (text === "2") socket.send("3");
    else if (text.startsWith("43")) take(text);
    else if (text.startsWith('42["roomState"')) line.onState(text);
  }

  function take(text: string): void {
    const number = text.slice(2, text.indexOf("["));
    const onAnswer = answers.get(number);
    answers.delete(number);
    onAnswer?.(text);
  }
}

const OPENED_AT_ONCE = 50;

/** Many connections, spread over the nodes. */
export async function openLines(urls: readonly string[], count: number): Promise<readonly Line[]> {
  const lines: Line[] = [];
  while (lines.length < count) {
    const some = Array.from(
      { length: Math.min(OPENED_AT_ONCE, count - lines.length) },
      (_, at) => urls[(lines.length + at) % urls.length] ?? "",
    );
    lines.push(...(await Promise.all(some.map((url) => openLine(url)))));
  }
  return lines;
}

/** Resolves when Socket.IO has accepted the connection. */
function handshake(socket: WebSocket): Promise<void> {
  const playerKey = makeKey();
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", reject);
    socket.on("message", function onMessage(data: Buffer) {
      const text = data.toString();
      if (text.startsWith("0")) socket.send(`40${JSON.stringify({ playerKey })}`);
      if (!text.startsWith("40")) return;
      socket.off("message", onMessage);
      resolve();
    });
  });
}

/** The parsed acknowledgement. */
export function ask(line: Line, event: string, payload: object): Promise<Answer> {
  return new Promise((resolve) =>
    line.send(event, payload, (text) => resolve(JSON.parse(text.slice(text.indexOf("[")))[0])),
  );
}

/** A call that must succeed. It is retried when a busy server says so. */
export async function call(
  line: Line,
  event: string,
  payload: object,
): Promise<{ readonly roomId: string }> {
  for (;;) {
    const { success, code, message, retryInMs, roomId = "" } = await ask(line, event, payload);
    if (success) return { roomId };
    if (code !== "OVERLOADED") throw new Error(`${event}: ${message}`);
    await pause(retryInMs);
  }
}
