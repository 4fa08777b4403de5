// The origin under which people reach the page, as far as it can be believed.
import type { IncomingMessage } from "node:http";
import { comesFrom, trustedProxies } from "../gateway/address.ts";

/** `undefined`: the request does not say, or says something odd. */
export type OriginOf = (request: IncomingMessage) => string | undefined;

export interface SiteSettings {
  /** Addresses and CIDR ranges; only their X-Forwarded-Host and X-Forwarded-Proto count. */
  readonly trustedProxies: readonly string[];
  readonly behindTls: boolean;
}

const NAME = /^(?=.{1,253}(?::|$))[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?(?::\d{1,5})?$/i;
const IPV6 = /^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;
const SCHEMES = new Set(["http", "https"]);

/** The origins it answers with hold nothing that means something in HTML or in a header. */
export function createOriginOf(settings: SiteSettings): OriginOf {
  const isTrusted = trustedProxies(settings.trustedProxies);
  return (request) => {
    const believed = comesFrom(request, isTrusted) ? request.headers : {};
    const host = lastOf(believed["x-forwarded-host"]) ?? request.headers.host ?? "";
    const scheme = lastOf(believed["x-forwarded-proto"])?.toLowerCase();
    const known = scheme ?? (settings.behindTls ? "https" : "http");
    return isHost(host) && SCHEMES.has(known) ? `${known}://${host}` : undefined;
  };
}

/** A name or an address, with or without a port, and nothing else. */
export function isHost(text: string): boolean {
  return NAME.test(text) || IPV6.test(text);
}

/** The word of the nearest proxy: those before it may have passed on what they were told. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const last = header?.toString().split(",").at(-1)?.trim();
  return last === "" ? undefined : last;
}
