// A player without a page, for the opponent in tests and benches.
import { connectTo, type Ask, type Link } from "@kingrow/client";
import type { CommandName, CommandPayload, RoomState } from "@kingrow/protocol";
import { coordOf, type Square } from "@kingrow/rules";

type CommandWithPayload = Exclude<CommandName, "getAvailableRooms">;

export interface Bot {
  readonly id: string;
  /** The latest state of the room it sits in. */
  readonly state: RoomState | undefined;
  /** A public room without further options. */
  create(options?: CommandPayload<"createRoom">): Promise<string>;
  join(roomId: string): Promise<void>;
  readonly ask: Ask;
  /** Events of the server. */
  readonly on: Link["on"];
  ready(): Promise<void>;
  /** Moves along the squares, one step or jump after the other. */
  play(path: readonly Square[]): Promise<void>;
  /** Waits until the room is as wanted. */
  until(wanted: (state: RoomState) => boolean): Promise<void>;
  close(): void;
}

/** Resolves when the bot is connected. It acts only when called. */
export async function openBot(origin: string, name?: number): Promise<Bot> {
  const connection = connectTo(origin, name);
  const { link, ask } = connection;
  let state: RoomState | undefined;
  let roomId = "";
  link.on("roomState", (next) => {
    if (next.id === roomId) state = next;
  });
  const connected = next(link, "up");
  await connection.enter();
  await connected;

  const insist = async <N extends CommandWithPayload>(name: N, payload: CommandPayload<N>) => {
    const answer = await ask(name, payload);
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.error.code}`);
    return answer.value;
  };
  const isSo = (wanted: (now: RoomState) => boolean): boolean =>
    state !== undefined && wanted(state);
  const until: Bot["until"] = async (wanted) => {
    while (!isSo(wanted)) await next(link, "roomState");
  };

  return {
    get id() {
      return link.id ?? "";
    },
    get state() {
      return state;
    },
    create: async (options = { isPrivate: false }) => {
      ({ roomId } = await insist("createRoom", options));
      return roomId;
    },
    join: async (id) => {
      roomId = id;
      ({ roomState: state } = await insist("joinRoom", { roomId }));
    },
    ask,
    on: link.on,
    ready: async () => {
      await insist("playerReady", { roomId, isReady: true });
    },
    play: async (path) => {
      await until((room) => room.currentPlayerTurn === link.id);
      for (const [index, to] of path.slice(1).entries()) {
        const { row: fromRow, col: fromCol } = coordOf(path[index]!);
        const { row: toRow, col: toCol } = coordOf(to);
        await insist("movePiece", { roomId, fromRow, fromCol, toRow, toCol });
      }
    },
    until,
    close: link.close,
  };
}

function next(link: Link, event: "up" | "roomState"): Promise<void> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error(`No ${event} came.`)), 30_000);
    const off = link.on(event, () => {
      off();
      clearTimeout(deadline);
      resolve();
    });
  });
}
