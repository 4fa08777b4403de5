// Whose connection it is: the client's address, seen through trusted proxies only (X1).
import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6, type Socket } from "node:net";

/** Says which addresses are proxies whose word about the client counts. */
export type IsTrusted = (address: string) => boolean;

/** @param ranges addresses and CIDR ranges, already checked */
export function trustedProxies(ranges: readonly string[]): IsTrusted {
  // Asked for each connection and request, and to ask the list is not free.
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

/** Whether the request was handed on by a trusted proxy. */
export function comesFrom({ socket }: IncomingMessage, isTrusted: IsTrusted): boolean {
  return isTrusted(peerAddress(socket));
}

/** Who is at the other end of a TCP connection: a visitor, or a proxy; empty once it has gone. */
export function peerAddress({ remoteAddress = "" }: Pick<Socket, "remoteAddress">): string {
  return plain(remoteAddress);
}

/** What connections are counted by: an IPv4 address, or the /64 of an IPv6 address. */
export function countingKey(address: string): string {
  return isIPv6(address) ? `${expanded(address).slice(0, 4).join(":")}::/64` : address;
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
  const all = expanded(address);
  if (all.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  const [high = 0, low = 0] = all.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
}

/** The eight groups of an IPv6 address. */
function expanded(address: string): readonly string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const gap = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...gap, ...right];
}

function groups(text: string): readonly string[] {
  return text === "" ? [] : text.split(":").flatMap(group);
}

function group(text: string): readonly string[] {
  if (!text.includes(".")) return [text.replace(/^0+(?=.)/, "")];
  const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
  return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
