// Faults planted between gateway and keeper: changed commands, lost updates.
import type { RoomKeeper } from "@kingrow/server/src/keeper/roomKeeper.ts";
import { type RoomCommand, seatedIn } from "@kingrow/room";
import type { RoomStore } from "@kingrow/server/src/store/roomStore.ts";
import type { World } from "../world.ts";
import type { Mutation } from "./mutation.ts";

type Rewrite = (roomId: string, command: RoomCommand) => Promise<RoomCommand>;

function rewriting(keeper: RoomKeeper, rewrite: Rewrite): RoomKeeper {
  return {
    ...keeper,
    perform: async (roomId, command, answer) =>
      keeper.perform(roomId, await rewrite(roomId, command), answer),
  };
}

/** The current socket of the owner's seat. */
async function holderOf(
  store: RoomStore,
  { judge }: World,
  roomId: string,
  socketId: string,
): Promise<string> {
  const room = await store.load(roomId).catch(() => undefined);
  const seats = room === undefined ? [] : seatedIn(room).map((number) => room.seats[number]);
  const own = seats.find((seat) => seat?.owner === judge.ownerOf(socketId));
  return own?.socketId ?? socketId;
}

/** A late disconnect of an older socket marks the newer one as away. */
export const disconnectNotChecked: Mutation = {
  keeper: (keeper, { store, world }) =>
    rewriting(keeper, async (roomId, command) =>
      command.type === "disconnect"
        ? { ...command, socketId: await holderOf(store, world, roomId, command.socketId) }
        : command,
    ),
};

/** A repeated move is not recognized. */
export const missingDedupe: Mutation = {
  keeper: (keeper) => {
    const known = new Set<string>();
    return rewriting(keeper, async (_roomId, command) => {
      if (command.type !== "move" || command.moveId === undefined) return command;
      if (known.has(command.moveId)) return { ...command, moveId: undefined };
      known.add(command.moveId);
      return command;
    });
  },
};

/** A stale move is applied. */
export const staleMovesTaken: Mutation = {
  keeper: (keeper) =>
    rewriting(keeper, async (_roomId, command) =>
      command.type === "move" ? { ...command, version: undefined } : command,
    ),
};

/** The server refuses calls of older pages. */
export const olderPagesRefused: Mutation = {
  keeper: (keeper) =>
    rewriting(keeper, async (_roomId, command) =>
      command.type === "move" ? { ...command, version: command.version ?? 0 } : command,
    ),
};

/** `playNow` takes any open room, even one without a connected player. */
export const anyTableTaken: Mutation = {
  keeper: (keeper, { store }) => ({
    ...keeper,
    playNow: async (request, answer) => {
      const row = (await store.lobby(1)).find(({ status }) => status === "Open");
      const { actor } = request;
      return row === undefined
        ? keeper.create(request, answer)
        : keeper.perform(row.id, { type: "join", actor }, answer);
    },
  }),
};

const FORGOTTEN_NEWS = 0.02;

/** Some changes are not broadcast. */
export const broadcastForgotten: Mutation = {
  keeper: (keeper, { world }) => ({
    ...keeper,
    addListener: (listener) =>
      keeper.addListener((news) => {
        if (!world.random.chance(FORGOTTEN_NEWS)) listener(news);
      }),
  }),
};

/** A dropped connection gives up the seat. */
export const disconnectLeaves: Mutation = {
  keeper: (keeper, { world, instance }) =>
    rewriting(keeper, (_roomId, command) => {
      if (command.type !== "disconnect") return Promise.resolve(command);
      const { socketId } = command;
      const actor = { owner: world.judge.ownerOf(socketId), socketId, run: instance.run };
      return Promise.resolve({ type: "leave", actor });
    }),
};
