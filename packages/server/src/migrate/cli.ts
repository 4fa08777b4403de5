// `npm run migrate -- --from <place> --to <place>`: moves all rooms between DATA_DIR and Redis.
import { steadyClock } from "@kingrow/time/machine";
import { parseArgs } from "node:util";
import { type RoomStore, StoreFault, StoreStartFault } from "../store/roomStore.ts";
import { migrate, MigrationRefusal, type Progress } from "./migrate.ts";
import { openLocation, type Side } from "./locations.ts";

const USAGE = `npm run migrate -- --from <DATA_DIR or REDIS_URL> --to <REDIS_URL or DATA_DIR>

Copies all rooms. Stop every server that uses either store first. An interrupted run is continued by
the same command. The source is left as it is.`;
const PROGRESS_PAUSE_MS = 1_000;

await main().catch((fault: unknown) => {
  tell(sentenceOf(fault));
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { from, to } = readPlaces();
  if (from === undefined || to === undefined || from === to) {
    throw new MigrationRefusal(from === to && from !== undefined ? `Both are ${from}.` : USAGE);
  }
  const source = await open("from", from);
  try {
    const target = await open("to", to);
    try {
      await copy(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copy(source: RoomStore, target: RoomStore): Promise<void> {
  const result = await migrate({ from: source, to: target, onProgress: reporter() });
  const { rooms, checksum } = result.fingerprint;
  process.stdout.write(`${result.copied} rooms copied, ${rooms - result.copied} were there.\n`);
  process.stdout.write(`Both sides hold ${rooms} rooms, checksum ${checksum}.\n`);
}

function readPlaces(): { readonly from?: string | undefined; readonly to?: string | undefined } {
  try {
    const options = { from: { type: "string" }, to: { type: "string" } } as const;
    return parseArgs({ options }).values;
  } catch {
    return {};
  }
}

function open(side: Side, name: string) {
  return openLocation({ side, name, onAway: tell, steady: steadyClock });
}

/** At most one line a second, and one for the end. */
function reporter(): (progress: Progress) => void {
  let spokenAt = 0;
  return ({ done, total }) => {
    if (done < total && steadyClock.now() - spokenAt < PROGRESS_PAUSE_MS) return;
    spokenAt = steadyClock.now();
    process.stdout.write(`${done} of ${total} rooms\n`);
  };
}

function sentenceOf(fault: unknown): string {
  if (fault instanceof MigrationRefusal || fault instanceof StoreStartFault) return fault.message;
  if (fault instanceof StoreFault) {
    const cause = fault.cause instanceof Error ? ` (${fault.cause.message})` : "";
    return `${fault.message}${cause}. The same command goes on where this one stopped.`;
  }
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}

function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
