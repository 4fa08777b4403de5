import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig, type Environment } from "./config.ts";
import type { Rate } from "./limits.ts";

const ROOT = path.join(import.meta.dirname, "../../../..");
const EXAMPLE = readFileSync(path.join(ROOT, ".env.example"), "utf8");
/** All settings, those that `.env.example` shows in a comment included. */
const EXPLAINED = Array.from(EXAMPLE.matchAll(/^(?:# )?([A-Z_]+)=/gm), ([, name]) => name ?? "");
/** What these may be shows only when they are used. */
const ANY_TEXT = new Set(["HOST", "DATA_DIR"]);

function configOf(environment: Environment) {
  const result = readConfig(environment, "/srv/kingrow/data");
  if (!result.ok) throw new Error(result.faults.join("\n"));
  return result.config;
}

function faultsOf(environment: Environment): readonly string[] {
  const result = readConfig(environment, "/srv/kingrow/data");
  return result.ok ? [] : result.faults;
}

/** As SPEC.md writes it. */
function within({ count, seconds }: Rate, of = ""): string {
  return `${count.toLocaleString("en")} ${of}in ${seconds} s`;
}

describe("readConfig", () => {
  it("has a default for everything", () => {
    expect(configOf({})).toMatchObject({
      port: 3000,
      host: undefined,
      dataDir: "/srv/kingrow/data",
      metricsPort: 9464,
      logLevel: "info",
      roomsInMemory: 10_000,
      behindTls: false,
      publicOrigin: undefined,
      allowedOrigins: [],
      trustedProxies: [],
    });
  });

  it("[X1] [X2] [X3] [X4] starts with the limits of the rules", () => {
    expect(configOf({}).limits).toEqual({
      connectionsPerAddress: 100,
      messageBytes: 4096,
      roomsPerPlayer: 5,
      roomsPerAddress: 60,
      openRowsPerAddress: 3,
      seatsPerPlayer: 10,
      seatsPerAddress: 150,
      load: { callsInFlight: 500, loopDelayMs: 250, callMs: 14 },
      rates: {
        movePiece: { count: 30, seconds: 10 },
        playerReady: { count: 10, seconds: 10 },
        playAgain: { count: 10, seconds: 10 },
        createRoom: { count: 10, seconds: 60 },
        joinRoom: { count: 30, seconds: 60 },
        getAvailableRooms: { count: 20, seconds: 10 },
        greet: { count: 1, seconds: 5 },
        other: { count: 20, seconds: 10 },
        flood: { count: 100, seconds: 10 },
      },
      addressRates: {
        rooms: { count: 20, seconds: 60 },
        joins: { count: 300, seconds: 60 },
        newKeys: { count: 120, seconds: 60 },
        handshakes: { count: 120, seconds: 10 },
        notFound: { count: 60, seconds: 60 },
      },
      wire: expect.anything(),
    });
  });

  it("[X6] [X7] [X10] [X11] starts with the bounds of the rules for connections", () => {
    expect(configOf({}).limits.wire).toEqual({
      packets: { count: 400, seconds: 10 },
      bytes: { count: 262_144, seconds: 10 },
      requests: { count: 3_000, seconds: 10 },
      newTcpConnections: { count: 900, seconds: 10 },
      floodWaitSeconds: 60,
      tcpConnections: 10_000,
      tcpConnectionsPerAddress: 600,
      waitingMessages: 64,
      waitingBytes: 65_536,
      drainSeconds: 10,
      backlogBytes: 16_777_216,
      headerSeconds: 5,
      requestSeconds: 10,
      connectSeconds: 5,
      upgradeSeconds: 5,
    });
  });

  it("[X2] [X4] [X6] [X11] starts with the figures that SPEC.md tells of", () => {
    const spec = readFileSync(path.join(ROOT, "SPEC.md"), "utf8");
    const { rates, addressRates, wire, seatsPerAddress } = configOf({}).limits;
    const told = [
      `\`movePiece\` ${within(rates.movePiece)}`,
      `\`playAgain\` ${within(rates.playAgain)}`,
      `\`createRoom\` ${within(rates.createRoom)}`,
      `\`watchRoom\` ${within(rates.joinRoom)}`,
      `\`getAvailableRooms\` ${within(rates.getAvailableRooms)}`,
      `\`greet\` ${within(rates.greet)}`,
      `rooms opened ${within(addressRates.rooms)}`,
      `joins ${within(addressRates.joins)}`,
      `new keys ${within(addressRates.newKeys)}`,
      `handshakes ${within(addressRates.handshakes)}`,
      `\`Room not found\` ${within(addressRates.notFound)}`,
      `seats held ${seatsPerAddress}`,
      `${wire.packets.count} packets and ${wire.bytes.count / 1024} KB in ${wire.bytes.seconds} s`,
      `${wire.tcpConnectionsPerAddress} for an address and ${within(wire.newTcpConnections, "new ones ")}`,
      within(wire.requests, "requests "),
    ];
    expect(told.filter((words) => !spec.includes(words))).toEqual([]);
  });

  it("[X3] lets the page of the public address connect like a configured one", () => {
    const settings = {
      PUBLIC_ORIGIN: " https://play.example ",
      ALLOWED_ORIGINS: "https://friend.example",
    };
    expect(configOf(settings)).toMatchObject({
      publicOrigin: "https://play.example",
      allowedOrigins: ["https://play.example", "https://friend.example"],
    });
    expect(faultsOf({ PUBLIC_ORIGIN: "play.example" })).toEqual([
      'PUBLIC_ORIGIN must be an origin such as https://play.example.org, without a path, not "play.example".',
    ]);
  });

  it("takes every limit from the environment", () => {
    const { limits } = configOf({
      MAX_CONNECTIONS_PER_IP: "7",
      MAX_MESSAGE_BYTES: "8192",
      MAX_ROOMS_PER_PLAYER: "3",
      RATE_MOVE_PIECE: "1/2",
      RATE_FLOOD: "9/8",
    });
    expect(limits).toMatchObject({
      connectionsPerAddress: 7,
      messageBytes: 8192,
      roomsPerPlayer: 3,
      rates: { movePiece: { count: 1, seconds: 2 }, flood: { count: 9, seconds: 8 } },
    });
  });

  it("splits lists at commas", () => {
    const config = configOf({
      ALLOWED_ORIGINS: "https://a.example, http://b.example:8080",
      TRUSTED_PROXIES: "10.0.0.0/8,::1",
    });
    expect(config.allowedOrigins).toEqual(["https://a.example", "http://b.example:8080"]);
    expect(config.trustedProxies).toEqual(["10.0.0.0/8", "::1"]);
  });

  it("treats an empty value as unset", () => {
    expect(configOf({ PORT: "", DATA_DIR: " " })).toMatchObject({
      port: 3000,
      dataDir: "/srv/kingrow/data",
    });
  });

  it("resolves a relative DATA_DIR against the working directory", () => {
    expect(configOf({ DATA_DIR: "here" }).dataDir).toBe(`${process.cwd()}/here`);
  });

  it("lists all faults at once, each in a sentence that names its setting", () => {
    const faults = faultsOf({
      PORT: "65536",
      LOG_LEVEL: "loud",
      BEHIND_TLS: "maybe",
      ALLOWED_ORIGINS: "example.org",
      TRUSTED_PROXIES: "10.0.0.0/33",
      MAX_CONNECTIONS_PER_IP: "many",
      RATE_JOIN_ROOM: "0/60",
    });
    expect(faults).toEqual([
      'PORT must be a whole number from 0 to 65535, not "65536".',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, silent, not "loud".',
      'BEHIND_TLS must be one of true, false, not "maybe".',
      'Each entry of ALLOWED_ORIGINS must be an origin such as https://play.example.org, without a path; "example.org" has one that is not.',
      'Each entry of TRUSTED_PROXIES must be an IP address or a range such as 10.0.0.0/8; "10.0.0.0/33" has one that is not.',
      'MAX_CONNECTIONS_PER_IP must be a whole number from 1 to 1000000, not "many".',
      'RATE_JOIN_ROOM must be count/seconds such as 30/60, at least 1/1 and at most 9999999/99999, not "0/60".',
    ]);
  });

  it.each(["-1", "3.5", "0x10", "1e3", "3000a"])("refuses %s as a port", (port) => {
    expect(faultsOf({ PORT: port })).toHaveLength(1);
  });

  it("has the defaults that .env.example shows", () => {
    const shown = EXAMPLE.matchAll(/^([A-Z_]+)=(.*)$/gm);
    const example = Object.fromEntries([...shown].map(([, name, value]) => [name, value]));
    expect(Object.keys(example).length).toBeGreaterThan(15);
    expect(configOf(example)).toEqual(configOf({}));
  });

  it("reads what .env.example explains, and nothing else", () => {
    const source = readFileSync(path.join(import.meta.dirname, "environment.ts"), "utf8");
    const read = Array.from(source.matchAll(/^ {4}([A-Z_]+): /gm), ([, name]) => name);
    expect(EXPLAINED).toEqual(read);
  });

  it("reads what the README's table names", () => {
    const readme = readFileSync(path.join(ROOT, "README.md"), "utf8");
    const rows = readme.matchAll(/^\| (`[A-Z].*?) \|/gm);
    const named = [...rows].flatMap(([, cell = ""]) => cell.match(/[A-Z_]+/g) ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(EXPLAINED).toEqual(expect.arrayContaining(named));
  });

  it.each(EXPLAINED.filter((name) => !ANY_TEXT.has(name)))(
    "refuses nonsense for %s in one sentence that names it",
    (name) => {
      expect(faultsOf({ [name]: "non/sense" })).toEqual([expect.stringMatching(`\\b${name}\\b`)]);
    },
  );

  it("does not repeat a REDIS_URL that it refuses, which may hold a password", () => {
    const [fault] = faultsOf({ REDIS_URL: "redis:/name:secret@127.0.0.1" });
    expect(fault).toContain("Each entry of REDIS_URL must be a URL such as redis://");
    expect(fault).not.toContain("secret");
  });
});
