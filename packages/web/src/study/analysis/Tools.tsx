// What can be done on the analysis board with the board itself and the move that is looked at.
import { REVIEW_PATH } from "@kingrow/protocol";
import type { ReactNode } from "react";
import { navigate } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { CrossIcon, TurnIcon } from "../../ui/gameIcons.tsx";
import { Icon } from "../../ui/icons.tsx";
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
      <Tool label={study.turnBoard} icon={<TurnIcon />} onPress={onTurn} />
      <Tool label={analysis.pen} icon={<PenIcon />} isOn={isPen} onPress={() => onPen(!isPen)} />
      {drawnIn(nodeAt(tree, at).comments).length > 0 && (
        <Tool
          label={analysis.erase}
          icon={<EraseIcon />}
          onPress={() => erase(withDrawing(walk.study, []), analysis.erased)}
        />
      )}
      {at !== ROOT && (
        <Tool
          label={study.deleteMove}
          icon={<CrossIcon />}
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
  readonly icon: ReactNode;
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icon, isOn, onPress }: ToolProps) {
  return (
    <Button
      variant={isOn === true ? "secondary" : "quiet"}
      icon={icon}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
    />
  );
}

function PenIcon() {
  return (
    <Icon>
      <path d="M4 20l1-4.500L16 4.500l3.500 3.500-11 11zM13.500 7l3.500 3.500" />
    </Icon>
  );
}

function EraseIcon() {
  return (
    <Icon>
      <path d="M9 19l-4.500-4.500 9.500-10 6 6-8.500 8.500zM8.500 10.500l6 6M9 19h11" />
    </Icon>
  );
}
