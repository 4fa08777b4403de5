// A reverse proxy that can change files, lose files, or lose the server.
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";

type Edit = (text: string) => string;

export interface SiteProxy {
  readonly origin: string;
  /** From now on the text of this path is served changed. */
  change(path: string, edit: Edit): void;
  /** From now on paths like this one are not found. */
  lose(paths: RegExp): void;
  /** From now on the proxy answers 502 in the server's place. */
  cutOff(): void;
  close(): Promise<void>;
}

/** Opens a proxy on a free port of 127.0.0.1; `origin` is the server's. */
export async function openSiteProxy(origin: string): Promise<SiteProxy> {
  const target = new URL(origin);
  const edits = new Map<string, Edit>();
  const lost: RegExp[] = [];
  const sockets = new Set<Socket>();
  let isCutOff = false;

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (isCutOff) outgoing.writeHead(502).end("Bad gateway");
    else if (lost.some((each) => each.test(path))) outgoing.writeHead(404).end("Not found");
    else pass(target, { incoming, outgoing, edit: edits.get(path) });
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("upgrade", (incoming, socket, head) => {
    if (isCutOff) socket.destroy();
    else join(target, incoming, { socket, head });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    change: (path, edit) => void edits.set(path, edit),
    lose: (paths) => void lost.push(paths),
    cutOff: () => {
      isCutOff = true;
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

interface Passage {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly edit: Edit | undefined;
}

/** Files that are changed are requested without compression. */
function pass(target: URL, { incoming, outgoing, edit }: Passage): void {
  const { method, url: path } = incoming;
  const headers = { ...incoming.headers };
  if (edit !== undefined) delete headers["accept-encoding"];
  const { hostname, port } = target;
  const forwarded = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
    if (edit === undefined) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    } else void passChanged(answer, outgoing, edit);
  });
  forwarded.on("error", () => outgoing.destroy());
  incoming.pipe(forwarded);
}

interface Upgrade {
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** Forwards a websocket. */
function join(target: URL, incoming: IncomingMessage, { socket, head }: Upgrade): void {
  const beyond = connect(Number(target.port), target.hostname, () => {
    beyond.write(`${headOf(incoming)}\r\n\r\n`);
    beyond.write(head);
    beyond.pipe(socket).pipe(beyond);
  });
  beyond.on("error", () => socket.destroy());
  socket.on("error", () => beyond.destroy());
}

async function passChanged(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  edit: Edit,
): Promise<void> {
  const chunks: Buffer[] = await answer.toArray();
  const { "content-length": _, etag: __, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  outgoing.end(edit(Buffer.concat(chunks).toString()));
}

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return lines.join("\r\n");
}

export function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== "object" || address === null) throw new Error("The proxy has no port.");
  return address.port;
}
