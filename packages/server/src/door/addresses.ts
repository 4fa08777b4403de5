// The address of a visitor, read through trusted proxies, and the keys by which it is counted (X1, X4).
import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6, type Socket } from "node:net";

/** Whether an address is a proxy whose X-Forwarded-For counts. */
export type IsTrusted = (address: string) => boolean;

/** A key to count by, and the factor of its bound. */
export interface AddressKey {
  readonly key: string;
  readonly factor: number;
}

/** An IPv6 address is counted as its /64 and, with four times the bounds, as its /48. */
const NETWORK_FACTOR = 4;

/** @param ranges addresses and CIDR ranges, already checked */
export function trustedProxies(ranges: readonly string[]): IsTrusted {
  if (ranges.length === 0) return () => false;
  const trusted = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = familyOf(address);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

/**
 * The nearest address that is no trusted proxy: the list in X-Forwarded-For is read from its end,
 * because everything before the first untrusted entry may be invented.
 */
export function clientAddress(request: IncomingMessage, isTrusted: IsTrusted): string {
  let address = peerAddress(request.socket);
  const hops = forwardedFor(request);
  while (isTrusted(address) && hops.length > 0) {
    const hop = plain(hops.pop() ?? "");
    if (isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** Whether a trusted proxy forwarded the request. */
export function comesFrom({ socket }: IncomingMessage, isTrusted: IsTrusted): boolean {
  return isTrusted(peerAddress(socket));
}

/** The other end of a TCP connection, a visitor or a proxy; empty once the connection has closed. */
export function peerAddress({ remoteAddress = "" }: Socket): string {
  return plain(remoteAddress);
}

/** The keys to count an address by: the IPv4 address itself, or the /64 and the /48 of an IPv6 address. */
export function countingKeys(address: string): readonly [string, ...string[]] {
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address);
  return [`${groups.slice(0, 4).join(":")}::/64`, `${groups.slice(0, 3).join(":")}::/48`];
}

/** In characters of base64: 96 bits, so that two addresses never share a tag. */
const TAG_LENGTH = 16;
const TAG_SEPARATOR = ".";

/**
 * Tags replace addresses wherever those are stored or counted: a keyed hash for each counting key.
 * @param secret the same on all nodes and after a restart
 */
export function createAddressTag(secret: string): (address: string) => string {
  const tag = (key: string) =>
    createHmac("sha256", secret).update(key).digest("base64url").slice(0, TAG_LENGTH);
  return (address) => countingKeys(address).map(tag).join(TAG_SEPARATOR);
}

/** The keys of a tag that `createAddressTag` made. */
export function keysOfTag(tag: string): readonly AddressKey[] {
  return tag.split(TAG_SEPARATOR).map(withFactor);
}

/** The keys of an address that is counted in this process only. */
export function keysOfAddress(address: string): readonly AddressKey[] {
  return countingKeys(address).map(withFactor);
}

function withFactor(key: string, index: number): AddressKey {
  return { key, factor: index === 0 ? 1 : NETWORK_FACTOR };
}

function forwardedFor(request: IncomingMessage): string[] {
  const header = request.headers["x-forwarded-for"];
  const text = Array.isArray(header) ? header.join(",") : (header ?? "");
  return text.split(",").map((hop) => hop.trim());
}

/** The bare address: without a port (1.2.3.4:5678, [::1]:99) or a zone (%eth0); IPv4 written as IPv6 becomes IPv4. */
function plain(address: string): string {
  const bare = withoutPort(address).replace(/%.*$/, "");
  return isIPv6(bare) ? (mappedIPv4(bare) ?? bare) : bare;
}

function withoutPort(address: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/** ::ffff:1.2.3.4 and ::ffff:102:304 are the same IPv4 address. */
function mappedIPv4(address: string): string | undefined {
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":")));
  const gap = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...gap, ...right];
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
