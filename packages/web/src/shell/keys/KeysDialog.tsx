// All keys of the board and of the list of moves (P26).
import { Fragment } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./KeysDialog.module.css";
import { useStudyTexts, type StudyTexts } from "../../text/study/studyTexts.ts";

interface KeysDialogProps {
  readonly onClose: () => void;
}

/** Of a board without an opponent: no move waits there. */
export function BoardKeysDialog(props: KeysDialogProps) {
  return <KeysDialog {...props} isOfGame={false} />;
}

export function KeysDialog({
  isOfGame = true,
  onClose,
}: KeysDialogProps & { readonly isOfGame?: boolean }) {
  const all = useStudyTexts().keys;
  return (
    <Dialog title={all.title} okay={all.close} onClose={onClose}>
      <dl className={styles["keys"]}>
        {rows(all, isOfGame).map(([keys, does]) => (
          <Fragment key={does}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}

function rows(
  { keys, names: { enter, space, home, end } }: StudyTexts["keys"],
  isOfGame: boolean,
): (readonly [keys: string, does: string])[] {
  return [
    ["← ↑ ↓ →", keys.arrows],
    [`${home}, ${end}`, keys.row],
    ["N", keys.next],
    ["0–9", keys.number],
    [`${enter}, ${space}`, keys.press],
    ...(isOfGame ? [[enter, keys.confirm] as const] : []),
    ["Esc", keys.letGo],
    [`← →, ${home}, ${end}`, keys.travel],
    ...(isOfGame ? [["S", keys.status] as const] : []),
    ["?", keys.help],
  ];
}
