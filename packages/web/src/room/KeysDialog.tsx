// All keys of the board and of the list of moves (P26).
import { useAllTexts } from "../text/allTexts.ts";
import type { Texts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./KeysDialog.module.css";

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { play } = useAllTexts();
  return (
    <Dialog
      title={play.keysTitle}
      onClose={onClose}
      actions={
        <Button variant="primary" data-safe onClick={onClose}>
          {play.keysClose}
        </Button>
      }
    >
      <dl className={styles["keys"]}>
        {rows(play).map(([keys, does]) => (
          <div key={does} className={styles["row"]}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function rows({ keys, keyNames: { enter, space, home, end } }: Texts["play"]) {
  return [
    ["← ↑ ↓ →", keys.arrows],
    [`${home}, ${end}`, keys.row],
    [`${enter}, ${space}`, keys.press],
    [enter, keys.confirm],
    ["Esc", keys.letGo],
    [`← →, ${home}, ${end}`, keys.travel],
    ["?", keys.help],
  ];
}
