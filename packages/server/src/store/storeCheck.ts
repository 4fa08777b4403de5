// Looks through a store file without changing it. Runs in a child: lmdb may crash on a damaged file.
import type { Database, RootDatabase } from "lmdb";
import { formatOf, openForReading, reasonOf, STORE_FORMAT } from "./lmdbFile.ts";
import { isSound } from "./roomRecord.ts";

/** What is wrong with the file, as a sentence for the person who starts the server. */
export type StoreVerdict =
  | { readonly sound: true }
  | { readonly sound: false; readonly why: string };

/** Reads every page that is in use and every room's checksum. May end the process: run it in a child. */
export async function checkStoreFile(file: string): Promise<StoreVerdict> {
  try {
    const environment = openForReading(file);
    const why = faultIn(environment);
    await environment.close();
    return why === undefined ? { sound: true } : { sound: false, why: why(file) };
  } catch (error) {
    return { sound: false, why: damaged(reasonOf(error))(file) };
  }
}

type Sentence = (file: string) => string;

function faultIn(environment: RootDatabase): Sentence | undefined {
  const format = formatOf(environment);
  const rooms: Database<Buffer, string> | undefined = environment.openDB({
    name: "rooms",
    encoding: "binary",
  });
  if (rooms === undefined) return format === undefined ? undefined : checkFormat(format);
  if (format === undefined) return damaged("it does not say its format");
  return checkFormat(format) ?? checkRooms(rooms) ?? checkIndexes(environment);
}

function checkFormat(format: number): Sentence | undefined {
  if (format <= STORE_FORMAT) return undefined;
  return (file) =>
    `The store ${file} was written by a newer Kingrow (format ${format}, this one knows up to ` +
    `${STORE_FORMAT}). Start the newer version, or set DATA_DIR to another folder. ` +
    "The file was left as it is.";
}

function checkRooms(rooms: Database<Buffer, string>): Sentence | undefined {
  for (const { key, value } of rooms.getRange()) {
    if (!isSound(value)) return damaged(`the record of room ${key} does not fit its checksum`);
  }
  return undefined;
}

/** Decoding throws on what is not JSON. */
function checkIndexes(environment: RootDatabase): undefined {
  for (const name of ["lobby", "deadlines", "creators"]) {
    tableOf(environment, name)
      ?.getRange()
      .forEach(() => undefined);
  }
}

/** lmdb's types do not say that a table may be missing in a file opened for reading. */
function tableOf(environment: RootDatabase, name: string): Database | undefined {
  return environment.openDB({ name, encoding: "json" });
}

function damaged(reason: string): Sentence {
  return (file) => damagedSentence(file, reason);
}

export function damagedSentence(file: string, reason: string): string {
  return (
    `The store ${file} is damaged (${reason}). Put a backup in its place, or move it away to ` +
    "start with no rooms. The file was left as it is."
  );
}
