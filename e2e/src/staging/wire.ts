// Intercepts the page's websocket: answers calls, sends events, cuts the connection.
import { expect, type Page, type Request, type WebSocketRoute } from "@playwright/test";
import { setOffline } from "../visitors/watch.ts";

/** An answer in the server's place, e.g. `{success: false}`; `"silence"` swallows the call. */
type Answer = object | "silence";

export interface Wire {
  /** From now on calls of this event get the answer and never reach the server. */
  answer(event: string, answer: Answer): void;
  /** Calls of this event reach the server again, and the server's events of this name the page. */
  release(event: string): void;
  /** Sends the page an event in the server's name, once it is connected. */
  push(event: string, payload: unknown): Promise<void>;
  /** From now on the server's events of this name do not reach the page. */
  hold(event: string): void;
  /** Waits for running requests, then cuts the connection and keeps the browser offline. */
  cut(): Promise<void>;
}

const SOCKET = /\/socket\.io\//;
const CONNECTED = /^40/;
/** Engine.IO message, Socket.IO event, acknowledgement number, the rest. */
const CALL = /^42(\d*)(\[.*)$/s;

/** Must be called before the page loads. */
export async function tapWire(page: Page): Promise<Wire> {
  const answers = new Map<string, Answer>();
  const held = new Set<string>();
  let route: WebSocketRoute | undefined;
  let server: WebSocketRoute | undefined;
  /** The connection of the document that is shown now, once it stands. */
  let connected: WebSocketRoute | undefined;
  const asked = new Set<Request>();
  page.on("request", (request) => {
    asked.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      connected = undefined;
  });
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));

  /** Whether the message was taken care of. */
  const intercept = (message: string | Buffer, back: WebSocketRoute): boolean => {
    const call = readCall(message);
    if (call === undefined) return false;
    const answer = answers.get(call.event);
    if (answer === undefined) return false;
    if (answer !== "silence" && call.id !== "")
      back.send(`43${call.id}${JSON.stringify([answer])}`);
    return true;
  };

  await page.routeWebSocket(SOCKET, (socket) => {
    connected = undefined;
    route = socket;
    const beyond = socket.connectToServer();
    server = beyond;
    socket.onMessage((message) => {
      if (!intercept(message, socket)) beyond.send(message);
    });
    beyond.onMessage((message) => {
      if (CONNECTED.test(message.toString())) connected = socket;
      if (!held.has(readCall(message)?.event ?? "")) socket.send(message);
    });
  });

  return {
    answer: (event, answer) => void answers.set(event, answer),
    release: (event) => {
      answers.delete(event);
      held.delete(event);
    },
    push: async (event, payload) => {
      await expect.poll(() => connected, { message: "the page is connected" }).toBeDefined();
      connected?.send(`42${JSON.stringify([event, payload])}`);
    },
    hold: (event) => void held.add(event),
    cut: async () => {
      await expect.poll(() => [...asked].map((request) => request.url())).toEqual([]);
      await setOffline(page.context(), true);
      await Promise.all([route?.close({ code: 4000 }), server?.close({ code: 4000 })]);
    },
  };
}

function readCall(message: string | Buffer): { id: string; event: string } | undefined {
  const match = CALL.exec(message.toString());
  if (match === null) return undefined;
  const parsed: unknown = JSON.parse(match[2] ?? "[]");
  const event: unknown = Array.isArray(parsed) ? parsed[0] : undefined;
  return typeof event === "string" ? { id: match[1] ?? "", event } : undefined;
}
