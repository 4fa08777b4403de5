// What stands beside or below the board: messages, the moves, and what there is to do.
import { MoveList } from "../record/MoveList.tsx";
import { Actions } from "./Actions.tsx";
import type { TablePartProps } from "./BoardAndResult.tsx";
import { Messages } from "./Messages.tsx";
import { movesOf, useLook } from "./useLook.ts";

export function GameSide({ session, data, view, place }: TablePartProps) {
  const look = useLook(place, data, view);
  return (
    <>
      <Messages session={session} data={data} view={view} look={look} />
      <MoveList moves={movesOf(data)} journey={look.journey} />
      <Actions session={session} data={data} view={view} look={look} />
    </>
  );
}
