// Where requests come from: as connections are counted, and as it may be kept.
import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientAddress, countingKey, type IsTrusted, trustedProxies } from "./address.ts";

export interface Whence {
  /** The visitor's own address. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** What stands for the address wherever it is kept or counted: nobody can read the address from it. */
  readonly tagOf: (request: IncomingMessage) => string;
  /** A proxy's address: it stands for many visitors. */
  readonly isTrusted: IsTrusted;
}

export interface WhenceDependencies {
  readonly trustedProxies: readonly string[];
  /** The same on all nodes and after a restart. */
  readonly secret: string;
}

export function createWhence({ trustedProxies: ranges, secret }: WhenceDependencies): Whence {
  const isTrusted = trustedProxies(ranges);
  const tag = createAddressTag(secret);
  const addressOf = rememberEach((request: IncomingMessage) => clientAddress(request, isTrusted));
  const tagOf = rememberEach((request: IncomingMessage) => tag(countingKey(addressOf(request))));
  return { addressOf, tagOf, isTrusted };
}

/** Each way in asks several times where a request comes from, and a hash is not free. */
function rememberEach(find: (request: IncomingMessage) => string) {
  const found = new WeakMap<IncomingMessage, string>();
  return (request: IncomingMessage): string => {
    const known = found.get(request) ?? find(request);
    found.set(request, known);
    return known;
  };
}

/** 96 bits: two addresses never share one. */
const TAG_LENGTH = 16;

/** @param secret without it a tag could be looked up in a table of all addresses */
export function createAddressTag(secret: string): (address: string) => string {
  return (address) =>
    createHmac("sha256", secret).update(address).digest("base64url").slice(0, TAG_LENGTH);
}
