// Faults planted around the keeper: changed commands, lost updates, greetings of strangers, visitors counted twice.
import type { RoomKeeper } from "@kingrow/server/src/keeper/roomKeeper.ts";
import { type RoomCommand, type Seat, seatsOf } from "@kingrow/room";
import type { RoomStore } from "@kingrow/server/src/store/roomStore.ts";
import type { Mutation } from "./mutation.ts";

export const KEEPER_MUTATIONS = {
  /** A late disconnect of an older socket marks the newer one as away. */
  "disconnect-not-checked": {
    keeper: (keeper, { store, world }) =>
      rewriting(keeper, async (roomId, command) => {
        if (command.type !== "disconnect") return command;
        const left = world.judge.people.ownerOf(command.socketId);
        const seat = (await storedSeatsOf(store, roomId)).find(({ owner }) => owner === left);
        return { ...command, socketId: seat?.socketId ?? command.socketId };
      }),
  },

  /** A repeated move is not recognized. */
  "missing-dedupe": {
    keeper: (keeper) => {
      const known = new Set<string>();
      return rewriting(keeper, async (_roomId, command) => {
        if (command.type !== "move" || command.moveId === undefined) return command;
        if (known.has(command.moveId)) return { ...command, moveId: undefined };
        known.add(command.moveId);
        return command;
      });
    },
  },

  /** A stale move is applied. */
  "stale-moves-taken": {
    keeper: (keeper) =>
      rewriting(keeper, async (_roomId, command) =>
        command.type === "move" ? { ...command, version: undefined } : command,
      ),
  },

  /** The server refuses calls of older pages. */
  "older-pages-refused": {
    keeper: (keeper) =>
      rewriting(keeper, async (_roomId, command) =>
        command.type === "move" ? { ...command, version: command.version ?? 0 } : command,
      ),
  },

  /** `playNow` takes any open room, even one without a connected player. */
  "any-table-taken": {
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
  },

  /** Some changes are not broadcast. */
  "broadcast-forgotten": {
    keeper: (keeper, { world }) => ({
      ...keeper,
      addListener: (listener) =>
        keeper.addListener((news) => {
          if (!world.random.chance(0.02)) listener(news);
        }),
    }),
  },

  /** A dropped connection gives up the seat. */
  "disconnect-leaves": {
    keeper: (keeper, { world, instance }) =>
      rewriting(keeper, async (_roomId, command) => {
        if (command.type !== "disconnect") return command;
        const { socketId } = command;
        const actor = { owner: world.judge.people.ownerOf(socketId), socketId, run: instance.run };
        return { type: "leave", actor };
      }),
  },

  /** Strangers can greet in a room. */
  "greet-without-seat": {
    keeper: (keeper, { store }) =>
      rewriting(keeper, async (roomId, command) => {
        if (command.type !== "greet") return command;
        const seats = await storedSeatsOf(store, roomId);
        const own = seats.find(({ owner }) => owner === command.actor.owner);
        const { owner, socketId } = own ?? seats[0] ?? command.actor;
        return { ...command, actor: { ...command.actor, owner, socketId } };
      }),
  },

  /** Every visitor is counted twice. */
  "counted-twice": {
    gateway: (gateway) => ({
      ...gateway,
      welcome: (socket) => {
        gateway.welcome(socket);
        gateway.welcome(socket);
      },
    }),
  },
} as const satisfies Readonly<Record<string, Mutation>>;

type Rewrite = (roomId: string, command: RoomCommand) => Promise<RoomCommand>;

function rewriting(keeper: RoomKeeper, rewrite: Rewrite): RoomKeeper {
  return {
    ...keeper,
    perform: async (roomId, command, answer) =>
      keeper.perform(roomId, await rewrite(roomId, command), answer),
  };
}

async function storedSeatsOf(store: RoomStore, roomId: string): Promise<readonly Seat[]> {
  const room = await store.load(roomId).catch(() => undefined);
  return room === undefined ? [] : seatsOf(room);
}
