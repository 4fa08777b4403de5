// What stands beside or below the board: messages, and from its beginning what belongs to a game.
import { useEffect } from "react";
import { MoveList } from "../record/MoveList.tsx";
import { Actions } from "./Actions.tsx";
import type { TablePartProps } from "./BoardAndResult.tsx";
import { Messages } from "./Messages.tsx";
import { movesOf, useLook } from "./useLook.ts";
import { catchFocus } from "./catchFocus.ts";

export function GameSide({ session, data, view, place }: TablePartProps) {
  const look = useLook(place, data, view);
  const hasResult = view.overlay.kind === "result";
  // What there was to do in the game goes here, a frame after the result has come.
  useEffect(() => {
    if (hasResult) catchFocus();
  }, [hasResult]);
  return (
    <>
      <Messages session={session} data={data} view={view} look={look} />
      {view.overlay.kind !== "ready" && (
        <>
          <MoveList moves={movesOf(data)} journey={look.journey} />
          <Actions session={session} data={data} view={view} look={look} />
        </>
      )}
    </>
  );
}
