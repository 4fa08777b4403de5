// What can be done on the analysis board with the board itself and the move that is looked at.
import { REVIEW_PATH } from "@kingrow/protocol";
import { navigate } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { shapesIn, withShapes } from "../tree/shapes.ts";
import { deleteAt, nodeAt, ROOT } from "../tree/tree.ts";
import { encodeStudy } from "../tree/treeLink.ts";
import type { Walk } from "../tree/useWalk.ts";

interface BoardToolsProps {
  readonly walk: Walk;
  readonly isPen: boolean;
  readonly onPen: (isPen: boolean) => void;
  readonly onTurn: () => void;
}

export function BoardTools({ walk, isPen, onPen, onTurn }: BoardToolsProps) {
  const { analysis, replay } = useStudyTexts();
  const { announcer } = useServices();
  const { tree, at } = walk.study;
  const hasMarks = shapesIn(nodeAt(tree, at).comments).length > 0;
  const erase = (): void => {
    walk.set(withShapes(walk.study, []));
    announcer.say(analysis.erased);
  };
  return (
    <>
      <Button variant="quiet" icon="turn" label={replay.turnBoard} onClick={onTurn} />
      {/* Always there: the buttons beside it keep their places. */}
      <Button
        variant="quiet"
        icon="erase"
        label={analysis.erase}
        aria-disabled={!hasMarks || undefined}
        onClick={() => hasMarks && erase()}
      />
      <Button
        variant="quiet"
        icon="pen"
        label={analysis.pen}
        aria-pressed={isPen}
        onClick={() => onPen(!isPen)}
      />
    </>
  );
}

export function Tools({ walk }: { readonly walk: Walk }) {
  const { study } = useStudyTexts();
  const { announcer } = useServices();
  const erase = (): void => {
    walk.set(deleteAt(walk.study));
    announcer.say(study.deleted);
  };
  if (walk.moves.length === 0) return null;
  return (
    <>
      {/* Disabled at the start, not hidden: the buttons beside it keep their places. */}
      <Button disabled={walk.study.at === ROOT} onClick={erase}>
        {study.deleteMove}
      </Button>
      <Button onClick={() => navigate(`${REVIEW_PATH}#${encodeStudy(walk.study)}`)}>
        {study.review}
      </Button>
    </>
  );
}
