// The origin of the site for a request, if it is known to be this site (X9).
import type { IncomingMessage } from "node:http";
import { hostname } from "node:os";
import { comesFrom, trustedProxies } from "../door/addresses.ts";

/** `undefined` when the request names a host that is not known to be this site. */
export type OriginOf = (request: IncomingMessage) => string | undefined;

export interface SiteSettings {
  /** Set if the site has one address for all visitors. */
  readonly publicOrigin: string | undefined;
  readonly allowedOrigins: readonly string[];
  /** Addresses and CIDR ranges; only their X-Forwarded-Host and X-Forwarded-Proto count. */
  readonly trustedProxies: readonly string[];
  readonly behindTls: boolean;
}

const NAME = /^(?=.{1,253}(?::|$))[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?(?::\d{1,5})?$/i;
const IPV6 = /^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;
const SCHEMES = new Set(["http", "https"]);

/** A client can send any `Host`, so only known hosts are written into the page and its headers. */
export function createOriginOf(settings: SiteSettings): OriginOf {
  const { publicOrigin, allowedOrigins, behindTls } = settings;
  if (publicOrigin !== undefined) return () => publicOrigin;
  const isTrusted = trustedProxies(settings.trustedProxies);
  const names = ownNames();
  return (request) => {
    const forwarded = comesFrom(request, isTrusted) ? request.headers : {};
    const host = lastOf(forwarded["x-forwarded-host"]) ?? request.headers.host ?? "";
    const proto = lastOf(forwarded["x-forwarded-proto"])?.toLowerCase();
    const scheme = proto ?? (behindTls ? "https" : "http");
    if (!isHost(host) || !SCHEMES.has(scheme)) return undefined;
    const origin = `${scheme}://${host.toLowerCase()}`;
    const isKnown = names.has(nameOf(host)) || nameOf(host) === localAddressOf(request);
    return isKnown || allowedOrigins.includes(origin) ? origin : undefined;
  };
}

/** Names of this machine in a home network. */
function ownNames(): ReadonlySet<string> {
  const own = hostname().toLowerCase();
  return new Set(["localhost", own, `${own}.local`]);
}

/** A name or an address, with or without a port, and nothing else. */
function isHost(text: string): boolean {
  return NAME.test(text) || IPV6.test(text);
}

/** Without the port, and an IPv6 address without its brackets. */
function nameOf(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  return name.replace(/^\[(.*)\]$/, "$1");
}

/** The local address of the connection, which is an address of the site. */
function localAddressOf({ socket }: IncomingMessage): string | undefined {
  return socket.localAddress?.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The entry of the nearest proxy. Earlier entries may be forged. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const last = header?.toString().split(",").at(-1)?.trim();
  return last === "" ? undefined : last;
}
