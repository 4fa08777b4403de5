// The program: reads the settings, opens the store, and serves until a signal stops it.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { steadyClock, systemClock } from "@kingrow/time/machine";
import { startApp } from "./app.ts";
import type { BackupWord } from "./backup/program.ts";
import { startServingClock } from "./base/clock.ts";
import { type Config, readConfig } from "./base/config.ts";
import { addressForPeople, ListenFault } from "./http/listen.ts";
import { createFaultLog, createLog, type Log } from "./base/log.ts";
import { openShared } from "./nodes/openShared.ts";
import { lockDataDir } from "./store/lmdb/dataDirLock.ts";
import { prepareDataDir, storeFileIn } from "./store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "./store/lmdb/lmdbStore.ts";
import { createOwnStore } from "./store/ownStore.ts";
import { StoreStartFault } from "./store/roomStore.ts";
import { assertSound, runStoreCheck } from "./store/lmdb/storeCheck.ts";

const THIS_FILE = fileURLToPath(import.meta.url);
/** Both src/main.ts and the bundle dist/main.js are three folders below the root of the project. */
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const CHECK_STORE = "check-store";
const UNLOCKED =
  "DATA_DIR cannot be locked (no program flock, or a file system without locks): " +
  "take care that no second server uses it.";
/** Longest time for a stop. Calls that are still unanswered then get no answer. */
const PATIENCE_MS = 13_000;

const [word, name] = process.argv.slice(2);
if (word === CHECK_STORE && name !== undefined) await runStoreCheck(name);
else if (word === "backup" || word === "restore") await keepRooms(word, name);
else await serve().catch(giveUp);

async function serve(): Promise<void> {
  const config = readSettings();
  if (config === undefined) return;
  const log = createLog(config.logLevel);
  logUnexpectedFaults(log);
  const stores =
    config.redisUrls === undefined
      ? await openOwn(config, log)
      : await openCommon(config, config.redisUrls, log);
  const pageDir = path.join(ROOT, "packages/web/dist");
  const app = await startApp({ ...stores, pageDir, log });
  stopOnSignal(() => app.stop(), log);
  const address = addressForPeople({ port: app.port, host: config.host });
  process.stdout.write(`Kingrow is at ${address}\n`);
}

/** Loaded only for these commands, because a running server does not need it. */
async function keepRooms(word: BackupWord, folder: string | undefined): Promise<void> {
  const config = readSettings();
  if (config === undefined) return;
  const { runBackupProgram } = await import("./backup/program.ts");
  await runBackupProgram({
    word,
    folder,
    config,
    checkStore: checkStoreCommand(),
    wall: systemClock.now,
    steady: steadyClock,
  });
}

/** `.env` in the project's root is read too; the real environment wins. */
function readSettings(): Config | undefined {
  const envFile = path.join(ROOT, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const read = readConfig(process.env, path.join(ROOT, "data"));
  if (read.ok) return read.config;
  tell(["Kingrow cannot start, because of these settings:", ...read.faults.map((f) => `  ${f}`)]);
  process.exitCode = 1;
  return undefined;
}

async function openOwn(config: Config, log: Log) {
  const { dataDir, roomsInMemory } = config;
  const file = storeFileIn(dataDir);
  prepareDataDir(dataDir);
  const lock = await lockDataDir(dataDir, steadyClock);
  if (!lock.isHeld) log.warn(UNLOCKED);
  await assertSound(file, checkStoreCommand());
  const time = startServingClock(systemClock.now, steadyClock);
  return {
    ...createOwnStore(openLmdbStore(file), time, steadyClock),
    // Without the lock another process could change rooms that are cached.
    config: { ...config, roomsInMemory: lock.isHeld ? roomsInMemory : 0 },
  };
}

/** Several nodes, one service. */
async function openCommon(config: Config, urls: readonly string[], log: Log) {
  const shared = await openShared({ urls, config, log, steady: steadyClock });
  return { store: shared.store, clock: shared.clock, config, shared };
}

function checkStoreCommand(): readonly string[] {
  return [...process.execArgv.filter(isHarmless), THIS_FILE, CHECK_STORE];
}

/** A child process must not inherit options of the debugger or of watch mode. */
function isHarmless(nodeOption: string): boolean {
  return !/^--(inspect|watch)/.test(nodeOption);
}

/**
 * No client may end the process, so unexpected faults are logged and the server goes on. Rooms in memory are immutable,
 * so no fault leaves a partial change.
 */
function logUnexpectedFaults(log: Log): void {
  process.on("unhandledRejection", createFaultLog(log, steadyClock.now, "unhandled rejection"));
  process.on("uncaughtException", createFaultLog(log, steadyClock.now, "uncaught exception"));
}

function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    systemClock.after(PATIENCE_MS, () => process.exit(1));
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, "the stop went wrong");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

/** An expected fault is printed as a sentence, a bug with its stack. */
function giveUp(fault: unknown): void {
  const isExpected = fault instanceof StoreStartFault || fault instanceof ListenFault;
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  tell(["Kingrow cannot start.", isExpected ? fault.message : text]);
  process.exit(1);
}

function tell(lines: readonly string[]): void {
  process.stderr.write(`${lines.join("\n")}\n`);
}
