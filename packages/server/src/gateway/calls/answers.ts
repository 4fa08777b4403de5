// Acknowledgements. Each call is answered once (W2).
import {
  type CommandName,
  type FailureAck,
  type SuccessAck,
  type SuccessFields,
  refusalAck,
} from "@kingrow/protocol";
import type { RoomUpdate, Refusal } from "../../keeper/outcome.ts";

export type Answer = SuccessAck<CommandName> | FailureAck;
export type Reply = (answer: Answer) => void;

/**
 * Socket.IO passes the acknowledgement as the last argument, if the caller wants one. A second reply is dropped.
 */
export function replyFor(args: readonly unknown[]): Reply {
  const acknowledge = args.at(-1);
  let answered = false;
  return (answer) => {
    if (answered || typeof acknowledge !== "function") return;
    answered = true;
    acknowledge(answer);
  };
}

/** The first argument, unless that is the acknowledgement. */
export function payloadOf(args: readonly unknown[]): unknown {
  return typeof args[0] === "function" ? undefined : args[0];
}

export function successAnswer(name: CommandName, update: RoomUpdate): Answer {
  return { success: true, ...SUCCESS_FIELDS[name](update) };
}

export function refusalAnswer({ code, state }: Refusal, retryInMs: number): FailureAck {
  return {
    ...refusalAck(code),
    ...(state !== undefined && { roomState: state }),
    ...(code === "OVERLOADED" && { retryInMs }),
  };
}

const none = () => ({});
const version = ({ answeredVersion }: RoomUpdate) => ({ version: answeredVersion });

const SUCCESS_FIELDS: { readonly [N in CommandName]: (update: RoomUpdate) => SuccessFields[N] } = {
  getAvailableRooms: none,
  createRoom: ({ state }) => ({ roomId: state.id }),
  playNow: ({ state }) => ({ roomId: state.id, opened: state.players.length === 1 }),
  joinRoom: ({ state }) => ({ roomState: state }),
  watchRoom: ({ state }) => ({ roomState: state }),
  playerReady: version,
  movePiece: version,
  playAgain: version,
  leaveRoom: none,
  resign: version,
  offerDraw: version,
  answerDraw: version,
  claimWin: version,
  releaseSeat: version,
  takeback: version,
  answerTakeback: version,
  greet: none,
};
