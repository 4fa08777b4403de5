// What can be done on the analysis board with the board itself and the move that is looked at.
import { REVIEW_PATH } from "@kingrow/protocol";
import { navigate } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import type { IconName } from "../../ui/Icon.tsx";
import { drawnIn, withDrawing } from "../tree/drawing.ts";
import { deleteAt, nodeAt, ROOT, type Study } from "../tree/tree.ts";
import { encodeStudy } from "../tree/treeLink.ts";
import type { Walk } from "../tree/useWalk.ts";

interface ToolsProps {
  readonly walk: Walk;
  readonly isPen: boolean;
  readonly onPen: (isPen: boolean) => void;
  readonly onTurn: () => void;
}

export function Tools({ walk, isPen, onPen, onTurn }: ToolsProps) {
  const { analysis, study } = useStudyTexts();
  const { announcer } = useServices();
  const { tree, at } = walk.study;
  const erase = (next: Study, said: string): void => {
    walk.set(next);
    announcer.say(said, "polite");
  };
  return (
    <>
      <Tool label={study.turnBoard} icon="turn" onPress={onTurn} />
      <Tool label={analysis.pen} icon="pen" isOn={isPen} onPress={() => onPen(!isPen)} />
      {drawnIn(nodeAt(tree, at).comments).length > 0 && (
        <Tool
          label={analysis.erase}
          icon="erase"
          onPress={() => erase(withDrawing(walk.study, []), analysis.erased)}
        />
      )}
      {at !== ROOT && (
        <Tool
          label={study.deleteMove}
          icon="cross"
          onPress={() => erase(deleteAt(walk.study), study.deleted)}
        />
      )}
      {walk.moves.length > 0 && (
        <Button onClick={() => navigate(`${REVIEW_PATH}#${encodeStudy(walk.study)}`)}>
          {study.review}
        </Button>
      )}
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: IconName;
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

function Tool({ isOn, onPress, ...button }: ToolProps) {
  const variant = isOn === true ? "secondary" : "quiet";
  return <Button {...button} variant={variant} aria-pressed={isOn} onClick={onPress} />;
}
