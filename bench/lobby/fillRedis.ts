// Pours rooms into Redis as the commit script would have left them, many at a time.
import { createClient } from "redis";
import type { Room } from "@kingrow/room";
import { indexRows } from "../../packages/server/src/store/indexes.ts";
import { creatorKey, partitionOf, roomKeys } from "../../packages/server/src/store/redis/layout.ts";
import { encodeRecord } from "../../packages/server/src/store/record.ts";
import { waitingRoom } from "./rooms.ts";

const AT_ONCE = 10_000;
/** As long as the name of a change is. */
const TOKEN = "abcdefghijkl";

export async function fillRedis(url: string, count: number): Promise<void> {
  const client = await createClient({ url }).connect();
  for (let done = 0; done < count; done += AT_ONCE) {
    const rooms = Array.from({ length: Math.min(AT_ONCE, count - done) }, waitingRoom);
    const parts = byPartition(rooms);
    const commands = [...parts.values()].flatMap(commandsFor);
    await Promise.all(commands.map((command) => client.sendCommand(command)));
  }
  client.destroy();
}

function byPartition(rooms: readonly Room[]): Map<string, Room[]> {
  const parts = new Map<string, Room[]>();
  for (const room of rooms) {
    const part = partitionOf(room.id);
    const others = parts.get(part);
    if (others === undefined) parts.set(part, [room]);
    else others.push(room);
  }
  return parts;
}

/** Each key's rows in one command; the rooms are of one partition. */
function commandsFor(rooms: readonly Room[]): string[][] {
  const [first] = rooms;
  if (first === undefined) return [];
  const { ids, lobby, entries, due, held } = roomKeys(first.id);
  const rows = rooms.map((room) => ({ room, ...indexRows(room) }));
  return [
    ...rooms.map((room) => ["HSET", roomKeys(room.id).room, ...fieldsOf(room)]),
    ["ZADD", ids, ...rooms.flatMap(({ id }) => ["0", id])],
    ["ZADD", held, ...rooms.flatMap((room) => ["0", `${room.seats[1]?.run} ${room.id}`])],
    ["ZADD", lobby, ...rooms.flatMap(({ createdAt, id }) => [String(-createdAt), id])],
    [
      "HSET",
      entries,
      ...rows.flatMap(({ room, lobby: row }) => [room.id, JSON.stringify(row?.row)]),
    ],
    ["ZADD", due, ...rows.flatMap(({ room, deadline }) => [String(deadline), room.id])],
    ...rooms.map(({ createdBy, createdAt, id }) => [
      "ZADD",
      creatorKey(createdBy),
      String(createdAt),
      id,
    ]),
  ];
}

function fieldsOf(room: Room): readonly string[] {
  const fields = { version: String(room.version), tokens: TOKEN, runs: room.seats[1]?.run ?? "" };
  return Object.entries({ ...fields, record: encodeRecord(room) }).flat();
}
