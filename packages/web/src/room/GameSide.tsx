// What stands beside or below the board: messages, and from its beginning what belongs to a game.
import { useEffect } from "react";
import { MoveList } from "../record/MoveList.tsx";
import { Actions } from "./Actions.tsx";
import type { TablePartProps } from "./BoardAndResult.tsx";
import { Messages } from "./Messages.tsx";
import { movesOf, useTableView } from "./tableView.ts";
import { catchFocus } from "./catchFocus.ts";

export function GameSide({ session, data, view, place }: TablePartProps) {
  const look = useTableView(place, data, view);
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
          <MoveList moves={movesOf(data)} history={look.history} />
          <Actions session={session} data={data} view={view} look={look} />
        </>
      )}
    </>
  );
}
