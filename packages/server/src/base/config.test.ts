import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import type { Environment } from "./settings.ts";
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
    const { limits } = configOf({});
    expect(limits).toMatchObject({
      connectionsPerAddress: 100,
      messageBytes: 4096,
      callsInFlight: 600,
      roomsPerPlayer: 5,
      seatsPerPlayer: 10,
    });
  });

  it("[X2] [X4] [X5] [X6] [X7] [X8] has the default limits of SPEC.md", () => {
    const spec = readFileSync(path.join(ROOT, "SPEC.md"), "utf8");
    const { rates, address, connection, callsInFlight } = configOf({}).limits;
    const { packets, bytes, bufferedBytes } = connection;
    const told = [
      `\`movePiece\` ${within(rates.movePiece)}`,
      `\`playAgain\` ${within(rates.playAgain)}`,
      `\`createRoom\` and \`playNow\` ${within(rates.createRoom)}`,
      `\`watchRoom\` ${within(rates.watchRoom)}`,
      `\`getAvailableRooms\` ${within(rates.getAvailableRooms)}`,
      `rooms opened ${within(address.rooms)}`,
      `${address.liveRooms} live`,
      `joins ${within(address.joins)}`,
      `handshakes ${within(address.handshakes)}`,
      `\`Room not found\` ${within(address.notFound)}`,
      `${address.seats} seats`,
      `${callsInFlight} calls`,
      `${packets.count} packets and ${bytes.count / 1024} KB in ${bytes.seconds} s`,
      `${bufferedBytes / 1024} KB`,
      `${address.unreadySeats} seats`,
      `${address.leftSeats.count} such seats`,
      within(address.requests, "requests "),
    ];
    expect(told.filter((words) => !spec.includes(words))).toEqual([]);
  });

  it("has few settings", () => {
    expect(EXPLAINED.length).toBeLessThanOrEqual(22);
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

  it("[X1] [X5] takes the limits that operators tune from the environment", () => {
    const { limits } = configOf({
      MAX_CONNECTIONS_PER_IP: "7",
      MAX_CALLS_IN_FLIGHT: "70",
      ADDRESS_LIMIT_FACTOR: "2",
      PLAYER_LIMIT_FACTOR: "3",
    });
    expect(limits).toMatchObject({
      connectionsPerAddress: 7,
      callsInFlight: 70,
      roomsPerPlayer: 15,
      rates: { movePiece: { count: 90, seconds: 10 } },
      address: { rooms: { count: 180, seconds: 60 }, seats: 300 },
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
    });
    expect(faults).toEqual([
      'Each entry of ALLOWED_ORIGINS must be an origin such as https://play.example.org, without a path; "example.org" has one that is not.',
      'PORT must be a whole number from 0 to 65535, not "65536".',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, silent, not "loud".',
      'BEHIND_TLS must be one of true, false, not "maybe".',
      'Each entry of TRUSTED_PROXIES must be an IP address or a range such as 10.0.0.0/8; "10.0.0.0/33" has one that is not.',
      'MAX_CONNECTIONS_PER_IP must be a whole number from 1 to 1000000, not "many".',
    ]);
  });

  it.each(["-1", "3.5", "0x10", "1e3", "3000a"])("refuses %s as a port", (port) => {
    expect(faultsOf({ PORT: port })).toHaveLength(1);
  });

  it("has the defaults that .env.example shows", () => {
    const shown = EXAMPLE.matchAll(/^([A-Z_]+)=(.*)$/gm);
    const example = Object.fromEntries([...shown].map(([, name, value]) => [name, value]));
    expect(Object.keys(example).length).toBeGreaterThan(8);
    expect(configOf(example)).toEqual(configOf({}));
  });

  it("reads what .env.example explains, and nothing else", () => {
    const read = new Set<string>();
    const watched = new Proxy<Environment>({}, { get: (_, name) => void read.add(String(name)) });
    configOf(watched);
    expect([...read].toSorted()).toEqual(EXPLAINED.toSorted());
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
