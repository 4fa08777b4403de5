// One server per test file, the clients of each test, and checks after every test.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { StockOptions } from "@kingrow/protocol/testing";
import { Client } from "../../support/client.ts";
import { AS_THE_PAGE, makeKey, type Mode, optionsOf } from "../../support/modes.ts";
import { type Exit, removeDataDir, type Server, type Settings } from "../../support/server.ts";
import { NO_LIMITS } from "../../support/settings.ts";
import { Site } from "../../support/site.ts";

interface Remains {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly inLog: readonly string[];
  readonly inFiles: readonly string[];
}

/** The server of a test file and its clients. */
export class Testbed {
  readonly keys: string[] = [];
  readonly #settings: Settings;
  /** Set by `open`. */
  #site!: Site;
  #guests: Client[] = [];
  #logs = "";

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get server(): Server {
    return this.#site.server;
  }

  async open(): Promise<void> {
    this.#site = await Site.open({ settings: this.#settings });
  }

  /** Ends the server with a signal and starts it again on the same port and data. */
  async restart(signal: NodeJS.Signals): Promise<Exit> {
    const exit = await this.#site.stop(signal);
    this.#logs += exit.output;
    await this.#site.start();
    return exit;
  }

  /** A connected client with a key of its own if the mode has one. */
  connect(mode: Mode = AS_THE_PAGE): Promise<Client> {
    return this.connectWith(mode, makeKey());
  }

  async connectWith(mode: Mode, key: string): Promise<Client> {
    this.keys.push(key);
    const client = this.guest(optionsOf(mode, key));
    await client.heard("connect");
    return client;
  }

  /** A client that the server may refuse. */
  guest(options: StockOptions): Client {
    const client = new Client(this.server.url, options);
    this.#guests.push(client);
    return client;
  }

  /** Closes all clients. Returns the faults in what they heard. */
  dismissGuests(): readonly string[] {
    const faults = this.#guests.flatMap((guest) => [...guest.faults(), ...this.#keysIn(guest)]);
    for (const guest of this.#guests) guest.close();
    this.#guests = [];
    return faults;
  }

  /** Everything that the server has logged since it was opened. */
  logs(): string {
    return this.#logs + this.server.output();
  }

  /** Ends the server. Resolves with its exit, and with the keys found in its log and data. */
  async close(): Promise<Remains> {
    const { dataDir } = this.#site;
    const { code, signal, output } = await this.#site.stop();
    const inLog = leaksIn([Buffer.from(this.#logs + output)], secretsOf(this.keys));
    const inFiles = leaksIn(filesIn(dataDir), this.keys);
    removeDataDir(dataDir);
    return { code, signal, inLog, inFiles };
  }

  #keysIn(guest: Client): readonly string[] {
    const heard = JSON.stringify(guest.log);
    return secretsOf(this.keys).filter((secret) => heard.includes(secret));
  }
}

/** A testbed for the test file: opened before its tests, closed after them. */
export function useTestbed(settings: Settings = NO_LIMITS): Testbed {
  const testbed = new Testbed(settings);
  beforeAll(() => testbed.open());
  afterEach(() => {
    expect(testbed.dismissGuests(), "what clients heard against the specification").toEqual([]);
    expect(testbed.server.isRunning(), `the server lives on\n${testbed.logs()}`).toBe(true);
  });
  afterAll(async () => {
    expect(await testbed.close()).toEqual({ code: 0, signal: null, inLog: [], inFiles: [] });
  });
  return testbed;
}

/** Each key and its SHA-256 in every usual spelling: none of them may leave the server (rule I1). */
function secretsOf(keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => {
    const hash = createHash("sha256").update(key).digest();
    return [key, hash.toString("hex"), hash.toString("base64"), hash.toString("base64url")];
  });
}

function filesIn(directory: string): readonly Buffer[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
}

function leaksIn(texts: readonly Buffer[], secrets: readonly string[]): readonly string[] {
  return secrets.filter((secret) => texts.some((text) => text.includes(secret)));
}
