// Who is dropped before anything is read of it, and that a proxy never is.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { on, once } from "node:events";
import { request } from "node:http";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { emitRaw, ended } from "../gateway/testing/testClients.ts";
import { startTestServer, type TestServer } from "../gateway/testing/testServer.ts";
import { endOf, heardUntilEnd, openTcp, PATH, upgradeTo } from "../gateway/testing/rawSockets.ts";
import { STRANGERS_MS } from "../gateway/load/lane.ts";

const POLL = "/socket.io/?EIO=4&transport=polling";
const NOBODY = "/socket.io/?EIO=3";
const BEHIND_PROXY = { TRUSTED_PROXIES: "127.0.0.1" };

let server: TestServer;
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

type Headers = Readonly<Record<string, string>>;

/** The status of a request on a connection of its own; `gone` when that was ended without a word. */
function statusOf(path: string, headers: Headers = {}): Promise<number | "gone" | undefined> {
  return new Promise((resolve) => {
    request(`${server.url}${path}`, { agent: false, headers }, (response) =>
      resolve(response.resume().statusCode),
    )
      .once("error", () => resolve("gone"))
      .end();
  });
}

function from(address: string): Headers {
  return { "X-Forwarded-For": address };
}

/** One more player of this address floods, and is disconnected. */
async function flood(extraHeaders: Headers = {}): Promise<void> {
  const flooder = await server.connect(undefined, { extraHeaders });
  const gone = ended(flooder);
  for (let count = 0; count < 300; count += 1) emitRaw(flooder, "nonsense");
  await gone;
}

/** Asks for much at once, reads nothing, and is ended. */
async function askAhead(headers = ""): Promise<void> {
  const socket = await openTcp(server.port);
  socket.write(`GET ${NOBODY} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`.repeat(100));
  await endOf(socket);
}

function asked(first: string): string {
  return `${first} HTTP/1.1\r\nHost: a\r\n`;
}

async function answerTo(text: string): Promise<string> {
  const socket = await openTcp(server.port);
  socket.write(text);
  return heardUntilEnd(socket);
}

/** From now on it is two minutes later, for all who count. */
function minutesLater(): void {
  const later = performance.now() + 120_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
}

/** The reasons of all disconnects so far, each once. */
function disconnects(): readonly string[] {
  return [...new Set(server.recorder.disconnected.mock.calls.map(([reason]) => reason))];
}

describe("an address that flooded", () => {
  it("[X6] is dropped before anything of it is read, until its time is over", async () => {
    server = await startTestServer();
    await flood();
    const asked = vi.fn<() => void>();
    server.http.prependListener("request", asked);
    expect(await statusOf(POLL)).toBe("gone");
    expect(await heardUntilEnd(await openTcp(server.port))).toBe("");
    expect(asked).not.toHaveBeenCalled();
    expect(disconnects()).toEqual(["FLOODING", "ADDRESS_WAITS"]);
    minutesLater();
    expect(await statusOf(POLL)).toBe(200);
  });

  it("[X6] behind a trusted proxy waits alone: the proxy and its other visitors come in", async () => {
    server = await startTestServer(BEHIND_PROXY);
    await flood(from("203.0.113.1"));
    await flood();
    expect(await statusOf(POLL, from("203.0.113.1"))).toBe(403);
    expect(await statusOf(POLL, from("203.0.113.2"))).toBe(200);
    expect(await statusOf(POLL)).toBe(200);
    expect(disconnects()).toEqual(["FLOODING", "HANDSHAKE_REFUSED"]);
  });
});

describe("new TCP connections", () => {
  it("[X11] are bounded in time for an address, and the time comes round", async () => {
    server = await startTestServer({ RATE_TCP_CONNECTIONS_PER_IP: "3/60" });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await statusOf(NOBODY));
    expect(statuses.slice(0, 3)).toEqual([400, 400, 400]);
    expect(statuses.at(-1)).toBe("gone");
    expect(disconnects()).toEqual(["TOO_MANY_TCP_CONNECTIONS"]);
    minutesLater();
    expect(await statusOf(NOBODY)).toBe(400);
  });

  it("[X11] of a trusted proxy are not bounded", async () => {
    const bounds = { RATE_TCP_CONNECTIONS_PER_IP: "3/10", MAX_TCP_CONNECTIONS_PER_IP: "2" };
    server = await startTestServer({ ...bounds, ...BEHIND_PROXY });
    await Promise.all(Array.from({ length: 5 }, () => openTcp(server.port)));
    for (let count = 0; count < 5; count += 1) expect(await statusOf(NOBODY)).toBe(400);
    expect(disconnects()).toEqual([]);
  });

  it("[X11] by IPv4 are told apart where the server listens for IPv6 too", async () => {
    server = await startTestServer({ HOST: "::", MAX_TCP_CONNECTIONS_PER_IP: "1" });
    await openTcp(server.port, "127.0.0.1");
    const other = await openTcp(server.port, "127.0.0.2");
    other.write(`GET ${NOBODY} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(await heardUntilEnd(other)).toContain("400");
    await endOf(await openTcp(server.port, "127.0.0.1"));
    expect(disconnects()).toEqual(["TOO_MANY_TCP_CONNECTIONS"]);
  });
});

describe("a body", () => {
  const PIECES = "1\r\na\r\n".repeat(10_000);

  it("[X11] in pieces ends its connection before any of them is looked at", async () => {
    server = await startTestServer();
    const made = vi.fn<() => void>();
    server.http.prependListener("request", made);
    const inPieces = `Transfer-Encoding: chunked\r\n\r\n${PIECES}`;
    for (const path of ["/", POLL, NOBODY])
      expect(await answerTo(asked(`POST ${path}`) + inPieces)).toMatch(/^HTTP\/1.1 413 /);
    expect(made).not.toHaveBeenCalled();
  });

  it("[X11] is taken by the game's polling alone", async () => {
    server = await startTestServer();
    const withBody = "Content-Length: 1\r\nConnection: close\r\n\r\na";
    expect(await answerTo(asked("GET /") + withBody)).toMatch(/^HTTP\/1.1 413 /);
    expect(await answerTo(asked(`POST ${NOBODY}`) + withBody)).toMatch(/^HTTP\/1.1 400 /);
  });

  it("[X11] that is to be longer than a message is not waited for", async () => {
    server = await startTestServer();
    const withBody = "Content-Length: 4097\r\n\r\na";
    expect(await answerTo(asked(`POST ${NOBODY}`) + withBody)).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe("a request", () => {
  const TINY_HEADERS = "a:\r\n".repeat(2_100);
  const STRANGE = [
    { what: "without a host", text: "GET / HTTP/1.1\r\n", status: "400 Bad Request" },
    {
      what: "that expects something",
      text: `${asked("GET /")}Expect: x\r\n`,
      status: "417 Expectation Failed",
    },
    {
      what: "with very many headers",
      text: asked("GET /") + TINY_HEADERS,
      status: "431 Request Header Fields Too Large",
    },
    {
      what: "with a body in pieces said behind many headers",
      text: `${asked("POST /")}${TINY_HEADERS}Transfer-Encoding: chunked\r\n`,
      status: "431 Request Header Fields Too Large",
    },
  ];

  it.each(STRANGE)(
    "[X11] $what ends its connection before anything is made of it or of what follows",
    async ({ text, status }) => {
      server = await startTestServer();
      const made = vi.fn<() => void>();
      subscribe("http.server.request.start", made);
      const heard = await answerTo(`${text}\r\n`.repeat(3));
      unsubscribe("http.server.request.start", made);
      expect(heard.match(/HTTP\/1.1 [^\r]*/g)).toEqual([`HTTP/1.1 ${status}`]);
      expect(made).not.toHaveBeenCalled();
    },
  );
});

/** Each look at the clock is later by so much that a lap has time for one task. */
function everythingTakesLong(): void {
  let at = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => (at += STRANGERS_MS * 0.75));
}

/** In how many laps of the event loop such a request was given up. */
function lapsOfGivingUp(): ReadonlySet<number> {
  const laps = new Set<number>();
  let lap = 0;
  let ahead: NodeJS.Immediate;
  const next = (): void => {
    lap += 1;
    ahead = setImmediate(next);
  };
  next();
  onTestFinished(() => clearImmediate(ahead));
  server.http.prependListener("clientError", (_fault, socket) => {
    laps.add(lap);
    socket.destroy();
  });
  return laps;
}

describe("who takes no answers", () => {
  /** More than the kernel holds for it. */
  const MUCH = Buffer.alloc(16 * 1024 * 1024);
  const GET_MUCH = `${asked("GET /")}\r\n`;

  /** Has asked for much and reads nothing of it; hears when the server has ended it. */
  async function askUnread() {
    server = await startTestServer();
    server.http.prependListener("request", (_request, response) => response.end(MUCH));
    const ended = vi.fn<() => void>();
    server.http.once("connection", (tcp) => tcp.once("close", ended));
    const socket = (await openTcp(server.port)).pause();
    onTestFinished(() => void socket.destroy());
    const answering = once(server.http, "request");
    socket.write(GET_MUCH);
    await answering;
    return { socket, ended };
  }

  it.each([
    { what: "is refused", text: `${asked("GET /")}Expect: x\r\n\r\n` },
    { what: "upgrades elsewhere", text: upgradeTo("/elsewhere") },
    { what: "upgrades to the game", text: upgradeTo(PATH) },
    { what: "sends a long body", text: `${asked(`POST ${NOBODY}`)}Content-Length: 4097\r\n\r\n` },
  ])("[X11] is gone within a moment when it $what", async ({ text }) => {
    const { socket, ended } = await askUnread();
    socket.write(text);
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 4_000 });
  });

  it("[X8] gets them all when it takes them later, and what it asked meanwhile", async () => {
    const { socket } = await askUnread();
    for (let count = 0; count < 3; count += 1) {
      socket.write(GET_MUCH);
      await new Promise((later) => setTimeout(later, 50));
    }
    let bytes = 0;
    socket.on("data", ({ length }: Buffer) => (bytes += length)).resume();
    await vi.waitFor(() => expect(bytes).toBeGreaterThan(4 * MUCH.length), { timeout: 4_000 });
  });
});

describe("what many connections send at the same moment", () => {
  const CONNECTIONS = 20;
  /** More than Node takes. */
  const ENDLESS = asked("GET /") + "name: value\r\n".repeat(2_000);

  async function sendAtOnce(): Promise<void> {
    const accepted = on(server.http, "connection");
    const open = Array.from({ length: CONNECTIONS }, () => openTcp(server.port));
    const sockets = await Promise.all(open);
    for (let count = 0; count < CONNECTIONS; count += 1) await accepted.next();
    everythingTakesLong();
    for (const socket of sockets) socket.write(ENDLESS);
    await Promise.all(sockets.map(endOf));
  }

  it("[X11] is parsed in turns, a little in each lap of the event loop", async () => {
    server = await startTestServer();
    const laps = lapsOfGivingUp();
    await sendAtOnce();
    expect(laps.size).toBe(CONNECTIONS);
  });

  it("[X11] waits only as far as there is room for it", async () => {
    server = await startTestServer({ MAX_BACKLOG_BYTES: "65536" });
    await sendAtOnce();
    expect(disconnects()).toEqual(["BACKLOG"]);
    expect(server.sockets.backlogBytes()).toBe(0);
  });
});

describe("an address that sends strange requests", () => {
  const EXPECTING = `${asked("GET /")}Expect: x\r\n\r\n`;
  const LONG = `${asked(`POST ${NOBODY}`)}Content-Length: 4097\r\n\r\n`;

  it("[X11] again and again waits like one that flooded, also with what it has begun", async () => {
    server = await startTestServer();
    const begun = await openTcp(server.port);
    for (const text of [EXPECTING, LONG, EXPECTING])
      expect(await answerTo(text)).toMatch(/^HTTP\/1.1 4/);
    expect(await statusOf(NOBODY)).toBe(400);
    await answerTo(LONG);
    begun.write(EXPECTING);
    expect(await heardUntilEnd(begun)).toBe("");
    expect(await statusOf(NOBODY)).toBe("gone");
    expect(disconnects()).toEqual(["ADDRESS_WAITS"]);
  });
});

describe("an address that asks too far ahead", () => {
  it("[X8] again and again waits like one that flooded", async () => {
    server = await startTestServer();
    for (let count = 0; count < 3; count += 1) await askAhead();
    expect(await statusOf(NOBODY)).toBe(400);
    await askAhead();
    expect(await statusOf(NOBODY)).toBe("gone");
    expect(disconnects()).toEqual(["ASKED_AHEAD", "ADDRESS_WAITS"]);
  });

  it("[X8] through a trusted proxy makes neither the proxy nor its other visitors wait", async () => {
    server = await startTestServer(BEHIND_PROXY);
    for (let count = 0; count < 5; count += 1) await askAhead();
    for (let count = 0; count < 5; count += 1) await askAhead("X-Forwarded-For: 203.0.113.1\r\n");
    expect(await statusOf(POLL, from("203.0.113.1"))).toBe(403);
    expect(await statusOf(POLL, from("203.0.113.2"))).toBe(200);
    expect(await statusOf(POLL)).toBe(200);
  });
});
