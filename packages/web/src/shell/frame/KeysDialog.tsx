// All keys of the board and of the list of moves (P26).
import { Fragment } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./Actions.module.css";
import { useTexts, type Texts } from "../../text/texts.ts";

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const all = useTexts().keys;
  return (
    <Dialog title={all.title} okay={all.close} onClose={onClose}>
      <dl className={styles["keys"]}>
        {rows(all).map(([keys, does]) => (
          <Fragment key={does}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}

function rows({ keys, names: { enter, space, home, end } }: Texts["keys"]) {
  return [
    ["← ↑ ↓ →", keys.arrows],
    [`${home}, ${end}`, keys.row],
    ["N", keys.next],
    ["0–9", keys.number],
    [`${enter}, ${space}`, keys.press],
    [enter, keys.confirm],
    ["Esc", keys.letGo],
    [`← →, ${home}, ${end}`, keys.travel],
    ["S", keys.status],
    ["?", keys.help],
  ];
}
