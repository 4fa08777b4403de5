import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import {
  clientAddress,
  countingKeys,
  createAddressTag,
  keysOfTag,
  trustedProxies,
} from "./addresses.ts";

function requestFrom(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers["x-forwarded-for"] = forwardedFor;
  return request;
}

const isTrusted = trustedProxies(["10.0.0.0/8", "::1", "2001:db8:1::/48"]);

describe("clientAddress", () => {
  it("[X1] does not believe X-Forwarded-For of a stranger", () => {
    expect(clientAddress(requestFrom("203.0.113.9", "1.2.3.4"), isTrusted)).toBe("203.0.113.9");
  });

  it("[X1] takes the last entry that no trusted proxy wrote for itself", () => {
    const request = requestFrom("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.1.2.3");
    expect(clientAddress(request, isTrusted)).toBe("203.0.113.9");
  });

  it.each([
    ["::ffff:10.0.0.1", "198.51.100.7", "198.51.100.7"],
    ["::1", "2001:db8:2::5", "2001:db8:2::5"],
    ["2001:db8:1::9", "::ffff:198.51.100.7", "198.51.100.7"],
    ["10.0.0.1", undefined, "10.0.0.1"],
    ["10.0.0.1", "nonsense", "10.0.0.1"],
    ["fe80::1%eth0", undefined, "fe80::1"],
    ["10.0.0.1", "203.0.113.9:5678", "203.0.113.9"],
    ["10.0.0.1", "[2001:db8:2::5]:99", "2001:db8:2::5"],
    ["10.0.0.1", "[2001:db8:2::5]", "2001:db8:2::5"],
    ["10.0.0.1", "6.6.6.6, 203.0.113.9:5678, 10.1.2.3:80", "203.0.113.9"],
    ["10.0.0.1", "::ffff:c633:6407", "198.51.100.7"],
    ["::ffff:a00:1", "0:0:0:0:0:FFFF:C633:6407", "198.51.100.7"],
    ["10.0.0.1", "[]:1", "10.0.0.1"],
  ])("[X1] sees %s with X-Forwarded-For %s as %s", (remote, header, address) => {
    expect(clientAddress(requestFrom(remote, header), isTrusted)).toBe(address);
  });
});

describe("countingKeys", () => {
  it.each([
    ["203.0.113.9", ["203.0.113.9"]],
    ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["2001:0DB8:0001:0002::1", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
    ["64:ff9b::203.0.113.9", ["64:ff9b:0:0::/64", "64:ff9b:0::/48"]],
  ])("[X1] counts %s as %s", (address, keys) => {
    expect(countingKeys(address)).toEqual(keys);
  });
});

describe("a tag", () => {
  it("[X4] tells addresses apart and shows none", () => {
    const tagOf = createAddressTag("one secret");
    expect(tagOf("203.0.113.7")).toBe(tagOf("203.0.113.7"));
    expect(tagOf("203.0.113.7")).not.toBe(tagOf("203.0.113.8"));
    expect(tagOf("203.0.113.7")).not.toBe(createAddressTag("another")("203.0.113.7"));
    expect(tagOf("203.0.113.7")).toMatch(/^[\w-]{16}$/);
  });

  it("[X4] of an IPv6 address holds its /64 and, with four times the bounds, its /48", () => {
    const tagOf = createAddressTag("one secret");
    const [first, other] = ["2001:db8:1:2::7", "2001:db8:1:3::7"].map((address) =>
      keysOfTag(tagOf(address)),
    );
    expect(first?.map(({ factor }) => factor)).toEqual([1, 4]);
    expect(first?.[0]?.key).not.toBe(other?.[0]?.key);
    expect(first?.[1]).toEqual(other?.[1]);
  });
});
