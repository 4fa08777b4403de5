// What the kernel sees of one move: received, on the disk, then acknowledged.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { makeKey } from "../support/modes.ts";
import { Journal } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { readScript } from "../support/script.ts";
import { Site } from "../support/site.ts";
import { readTrace, type Syscall } from "./support/trace.ts";

const folder = mkdtempSync(join(tmpdir(), "kingrow-trace-"));
const traceFile = join(folder, "trace");
afterAll(() => rmSync(folder, { recursive: true }));

const CALLS =
  "openat,read,recvfrom,fsync,fdatasync,msync,pwrite64,pwritev,write,writev,sendto,sendmsg";
const STRACE = ["strace", "-D", "-f", "-qq", "-y", "-s", "6000", "-e", `trace=${CALLS}`, "-o"];

test("[W3] between receiving a move and acknowledging it the change is flushed to the disk", async () => {
  expect(spawnSync("strace", ["-V"]).status, "strace is needed: apt-get install strace").toBe(0);
  const site = await Site.open({ under: [...STRACE, traceFile] });
  const match = new Match(site.url, readScript(0), new Journal());
  await match.begin();
  const moveId = `traced-${makeKey()}`;
  await moveByPolling(site, match, moveId);
  match.close();
  await site.close();
  expectFlushedBeforeTold(readTrace(await wholeTrace(moveId)), moveId);
});

const FLUSH_MS = 300;
const SLOW_FLUSH = `inject=fsync,fdatasync:delay_exit=${FLUSH_MS}ms`;
const SLOW_DISK = `strace -D -f -qq -e trace=fsync,fdatasync -e ${SLOW_FLUSH} -o /dev/null`.split(
  " ",
);

test("[W3] on a slow disk each change is acknowledged after a whole flush of its own", async () => {
  const site = await Site.open({ under: SLOW_DISK });
  const clients = [1, 2].map(() => new Client(site.url, { transports: ["websocket"] }));
  await Promise.all(clients.map((client) => client.call("getAvailableRooms")));
  const waits = clients.map(async (client, index) => {
    // The flush of the first change is under way when the second arrives.
    await pause((index * FLUSH_MS) / 2);
    const sentAt = performance.now();
    expect(await client.call("createRoom", { isPrivate: true })).toMatchObject({ success: true });
    return performance.now() - sentAt;
  });
  expect(Math.min(...(await Promise.all(waits)))).toBeGreaterThanOrEqual(FLUSH_MS);
  for (const client of clients) client.close();
  await site.close();
});

/** strace goes on writing for a moment after the server has ended, longer on a busy machine. */
async function wholeTrace(moveId: string): Promise<string> {
  const giveUpAt = Date.now() + 15_000;
  let trace = "";
  for (;;) {
    await pause(500);
    const before = trace;
    trace = readFileSync(traceFile, "utf8");
    const isWhole = trace === before && trace.includes(moveId);
    if (isWhole || Date.now() > giveUpAt) return trace;
  }
}

/** Over polling everything the server reads and writes is plain text in the trace. */
async function moveByPolling(site: Site, match: Match, moveId: string): Promise<void> {
  const mover = match.black;
  mover.close();
  const auth = { playerKey: mover.key };
  const client = new Client(site.url, { forceNew: true, transports: ["polling"], auth });
  // Traced, the server is slow.
  const ask = (event: string, payload: object): Promise<unknown> =>
    client.socket.timeout(20_000).emitWithAck(event, payload);
  await ask("joinRoom", { roomId: match.roomId });
  const { from, to } = readScript(0).steps[0]!;
  const places = { fromRow: from.row, fromCol: from.col, toRow: to.row, toCol: to.col };
  const answer = await ask("movePiece", { roomId: match.roomId, ...places, moveId });
  expect(answer).toMatchObject({ success: true });
  client.close();
}

function isStore({ text }: Syscall): boolean {
  return text.includes("kingrow.lmdb>");
}

function isSend(call: Syscall): boolean {
  return /^(write|writev|sendto|sendmsg)$/.test(call.name) && !isStore(call);
}

function expectFlushedBeforeTold(calls: readonly Syscall[], moveId: string): void {
  const after = (start: number, matches: (call: Syscall) => boolean): number => {
    const at = calls.findIndex((call, index) => index > start && matches(call));
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  const received = after(
    -1,
    ({ name, text }) => /^(read|recvfrom)$/.test(name) && text.includes(moveId),
  );
  const written = after(received, (call) => call.name.includes("write") && isStore(call));
  const flushed = after(
    written,
    (call) => call.name.endsWith("sync") && isStore(call) && call.result === "0",
  );
  const rooted = after(flushed, (call) => call.name === "pwrite64" && isStore(call));
  const acked = after(
    received,
    (call) => isSend(call) && /43\d+\[\{\\"success\\":true/.test(call.text),
  );
  const shown = after(received, (call) => isSend(call) && call.text.includes('\\"moves\\":[\\"'));

  expect(received, "the move is received").toBeLessThan(calls.length);
  expect(flushed, "its data are flushed").toBeLessThan(calls.length);
  expect(
    rooted,
    "then the root is written, through a descriptor that flushes by itself",
  ).toBeLessThan(acked);
  expect(acked, "then it is acknowledged").toBeLessThan(calls.length);
  expect(rooted, "and only then shown to anybody").toBeLessThan(shown);
  const synchronous = calls.filter(
    ({ name, text }) => name === "openat" && /kingrow\.lmdb".*O_DSYNC/.test(text),
  );
  expect(synchronous.map(({ result }) => fdOf(result))).toContain(fdOf(calls[rooted]!.text));
}

/** The number of a descriptor in `21</data/kingrow.lmdb>` or `pwrite64(21<…`. */
function fdOf(text: string): string | undefined {
  return /(\d+)</.exec(text.replace("pwrite64", ""))?.[1];
}
