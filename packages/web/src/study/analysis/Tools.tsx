// What can be done on the analysis board with the board itself and the move that is looked at.
import { REVIEW_PATH } from "@kingrow/protocol";
import { navigate } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { shapesIn, withShapes } from "../tree/shapes.ts";
import { deleteAt, nodeAt, ROOT, type Study } from "../tree/tree.ts";
import { encodeStudy } from "../tree/treeLink.ts";
import type { Walk } from "../tree/useWalk.ts";

interface BoardToolsProps {
  readonly isPen: boolean;
  readonly onPen: (isPen: boolean) => void;
  readonly onTurn: () => void;
}

export function BoardTools({ isPen, onPen, onTurn }: BoardToolsProps) {
  const { analysis, replay } = useStudyTexts();
  return (
    <>
      <Button variant="quiet" icon="turn" label={replay.turnBoard} onClick={onTurn} />
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
  const { analysis, study } = useStudyTexts();
  const { announcer } = useServices();
  const { tree, at } = walk.study;
  const hasMoves = walk.moves.length > 0;
  const erase = (next: Study, said: string): void => {
    walk.set(next);
    announcer.say(said);
  };
  return (
    <>
      {hasMoves && (
        // Disabled at the start, not hidden: the buttons beside it keep their places.
        <Button disabled={at === ROOT} onClick={() => erase(deleteAt(walk.study), study.deleted)}>
          {study.deleteMove}
        </Button>
      )}
      {hasMoves && (
        <Button onClick={() => navigate(`${REVIEW_PATH}#${encodeStudy(walk.study)}`)}>
          {study.review}
        </Button>
      )}
      {shapesIn(nodeAt(tree, at).comments).length > 0 && (
        <Button icon="erase" onClick={() => erase(withShapes(walk.study, []), analysis.erased)}>
          {analysis.erase}
        </Button>
      )}
    </>
  );
}
