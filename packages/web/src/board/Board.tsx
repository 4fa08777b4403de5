// The board: a surface, the pieces on it, and over them the grid that takes pointer and keys.

import styles from "./Board.module.css";
import { DiscSymbols } from "./DiscSymbols.tsx";
import { Grid } from "./Grid.tsx";
import { PACES } from "./motion.ts";
import { Note } from "./Note.tsx";
import { sightOf } from "./notePlace.ts";
import { Numbers, ToldNumbers } from "./Numbers.tsx";
import { PieceLayer, usePieces } from "./PieceLayer.tsx";
import { Surface } from "./Surface.tsx";
import type { BoardProps } from "./types.ts";
import { useSelection } from "./useSelection.ts";

export function Board(props: BoardProps) {
  const turned = (props.near ?? props.viewer) === "white";
  const selection = useSelection(props);
  const { tracked, onFaded } = usePieces(props.position);
  const { selected, planned, explanation } = selection;
  const { numbers = "frame", speed = "normal" } = props;
  return (
    <div className={styles["board"]}>
      <DiscSymbols />
      <div className={styles["frame"]} data-numbers={numbers}>
        <div className={styles["field"]}>
          <Surface />
          <Numbers shown={numbers} turned={turned} />
          <PieceLayer
            tracked={tracked}
            onFaded={onFaded}
            turned={turned}
            lifted={selected ?? planned}
            ghost={props.ghost}
            pace={PACES[speed]}
          />
          <Grid board={props} turned={turned} selection={selection} cause={tracked.slides} />
          {explanation !== undefined && numbers !== "squares" && (
            <ToldNumbers squares={explanation.pieces} turned={turned} />
          )}
          {explanation !== undefined && (
            <Note
              key={explanation.square}
              text={props.texts.explain(explanation)}
              sight={sightOf(explanation, props.position, turned)}
              onRead={selection.dismiss}
            />
          )}
        </div>
      </div>
    </div>
  );
}
