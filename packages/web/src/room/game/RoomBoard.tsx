// The board of a room: the present position, or a past one that is looked at.
import { useContext, useEffect, type KeyboardEvent } from "react";
import { useChange } from "../../ui/base/useChange.ts";
import { useServices } from "../../shell/services/services.ts";
import { Board } from "../../board/Board.tsx";
import type { BoardTexts } from "../../board/surface/types.ts";
import { endsOf, pathText } from "../../record/moves/timeline.ts";
import { useBoardSettings } from "../../settings/settings.ts";
import { useTexts } from "../../text/texts.ts";
import { catchFocus } from "../view/catchFocus.ts";
import { TableExtrasContext } from "../view/tableExtras.ts";
import type { RoomSession, RoomView } from "@kingrow/client";
import {
  useTableView,
  type RoomProps,
  type TableProps,
  type ViewpointStore,
} from "../view/tableView.ts";

interface RoomBoardProps extends RoomProps {
  readonly viewpoint: ViewpointStore;
}

export function RoomBoard({ viewpoint, ...room }: RoomBoardProps) {
  const { session, data, view } = room;
  const table = useTableView(viewpoint, data, view);
  const { overlay } = view;
  const { fetchAhead } = useServices();
  useEffect(() => fetchAhead("lobby"), [fetchAhead]);
  // When a game begins, the focus of what covered the board goes to the board.
  useChange(overlay.kind, (kind) => kind === "none" && catchFocus());
  const isPresent = table.history.past === undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are the board's, seen first here
    <div
      // A covered board is out of reach, so that no focus lies under the cover.
      inert={overlay.kind === "ready"}
      onKeyDownCapture={(event) => isPresent && answerChoice(event, session, view)}
    >
      <ShownBoard {...room} table={table} />
    </div>
  );
}

/** The present, with all that can be done in it, or a past position that is only looked at (P27). */
function ShownBoard({ session, data, view, table }: TableProps) {
  const { announcer } = useServices();
  const { record, play } = useTexts();
  const texts = useBoardTexts(view);
  const look = useBoardSettings();
  const { past } = table.history;
  const viewer = view.me?.color;
  const { near = viewer, drawn, answers } = useContext(TableExtrasContext);
  const plain = { texts, ...look, near, onStep: session.step };
  if (past !== undefined) {
    // Whoever tries a piece of the past is told that it is the past.
    const explain = (): string => record.pastOnly;
    return (
      <Board
        {...plain}
        texts={{ ...texts, explain }}
        position={past.position}
        lastStep={past.lastStep}
        viewer={viewer}
        active={false}
        onExplain={() => announcer.say(record.pastOnly)}
      />
    );
  }
  return (
    <Board
      {...plain}
      position={view.position}
      viewer={viewer}
      active={view.mayMove}
      lastStep={view.lastStep}
      onExplain={(why) => announcer.say(texts.explain(why))}
      ghost={view.choice?.path.at(-1)}
      onPlan={(square) => announcer.say(play.planned(square))}
      premove={endsOf(data.premove)}
      drawn={drawn}
      onPremove={
        // The opponent waits for the answer to a question.
        view.mayPremove && answers === undefined
          ? (move) => session.premove(move && [move.from, move.to])
          : undefined
      }
    />
  );
}

/** While a move waits to be confirmed, no other can be made: the board asks about it again. */
function useBoardTexts({ choice }: RoomView): BoardTexts {
  const { board, play } = useTexts();
  if (choice?.isWhole !== true) return board;
  return { ...board, explain: () => play.choice(pathText(choice.path)) };
}

/** Enter on the board confirms a move that waits, Esc takes it back (P25). */
function answerChoice(event: KeyboardEvent, session: RoomSession, { choice }: RoomView): void {
  if (choice === undefined || event.repeat) return;
  if (event.key === "Enter" && choice.isWhole) session.confirm();
  else if (event.key === "Escape") session.takeBack();
  else return;
  // The board sees by it that the key is used.
  event.preventDefault();
}
