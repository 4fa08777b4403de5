// Clients with an address and a key of their own each.
import { setTimeout as pause } from "node:timers/promises";
import { asThePage } from "@kingrow/protocol/testing";
import { Client } from "../../support/client.ts";
import { makeKey } from "../../support/modes.ts";
import type { Answer } from "../../support/shape.ts";

interface Arrival {
  readonly address?: string;
  readonly key?: string;
  readonly reconnection?: boolean;
}

let addresses = 0;

/** An address of this machine that no other client has. */
function newAddress(): string {
  addresses += 1;
  return `127.0.${2 + Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
}

export async function arrive(
  url: string,
  { address = newAddress(), key = makeKey(), reconnection = false }: Arrival = {},
): Promise<Client> {
  const from = { localAddress: address };
  const client = new Client(url, { ...asThePage(key), ...from, reconnection });
  await client.heard("connect");
  return client;
}

/** Retries what a busy server refused with `OVERLOADED`, as the page does. */
export async function insist(client: Client, event: string, payload: object = {}): Promise<Answer> {
  for (;;) {
    const answer = await client.call(event, payload);
    if (answer.code !== "OVERLOADED") return answer;
    await pause(answer.retryInMs);
  }
}

export async function openRoom(host: Client, options: object = {}): Promise<string> {
  const { roomId = "" } = await insist(host, "createRoom", { isPrivate: false, ...options });
  return roomId;
}

/** Starts a game in a new public room. Black moves first. */
export async function startGame(
  { white, black }: { readonly white: Client; readonly black: Client },
  options: object = {},
): Promise<string> {
  const roomId = await openRoom(white, options);
  await insist(black, "joinRoom", { roomId });
  for (const player of [white, black])
    await insist(player, "playerReady", { roomId, isReady: true });
  return roomId;
}
