// Opens a port, or explains in a sentence why it cannot be opened.
import { createServer, type Server } from "node:http";
import { send } from "./answers.ts";

/** The port cannot be opened. The message tells the operator what to do. */
export class ListenFault extends Error {
  override readonly name = "ListenFault";
}

export interface ListenAddress {
  /** 0 takes any free port. */
  readonly port: number;
  /** `undefined`: every address, IPv4 and IPv6. */
  readonly host: string | undefined;
}

/** Resolves with the port that was opened. @throws ListenFault */
export function listen(server: Server, place: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new ListenFault(sentence(error, place)));
    server.once("error", refuse);
    server.listen(place.port, place.host, () => {
      server.off("error", refuse);
      resolve(portOf(server));
    });
  });
}

function sentence({ code, message }: NodeJS.ErrnoException, { port, host }: ListenAddress): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program. Stop that one or set PORT to a free port.`;
    case "EACCES":
      return `Port ${port} needs more rights than this program has. Set PORT to one above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST ${host} is not an address of this machine.`;
    default:
      return `Port ${port} cannot be opened (${message}).`;
  }
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** The URL of the page for a browser on this machine. */
export function addressForPeople({ port, host }: ListenAddress): string {
  const isEverywhere = host === undefined || ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host);
  const name = isEverywhere ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

export interface StandIn {
  /** Resolves when the port is free again. */
  close(): Promise<void>;
}

/** @param reason the answer to all requests but `/healthz`. @throws ListenFault */
export async function openStandIn(at: ListenAddress, reason: string): Promise<StandIn> {
  const server = createServer((request, response) => {
    if (request.url === "/healthz") send(response, 200, "ok");
    else send(response, 503, reason);
  });
  await listen(server, at);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
