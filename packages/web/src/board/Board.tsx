// The board: a surface, the pieces on it, and over them the grid that takes pointer and keys.
import { DiscSymbols } from "./pieces/DiscSymbols.tsx";
import { Grid } from "./Grid.tsx";
import { DURATION_FACTORS } from "./pieces/motion.ts";
import { Note } from "./surface/Note.tsx";
import { sightOf } from "./surface/notePlace.ts";
import { Numbers, ToldNumbers, useShownNumbers } from "./surface/Numbers.tsx";
import { PieceLayer, usePieces } from "./pieces/PieceLayer.tsx";
import { Surface } from "./surface/Surface.tsx";
import type { BoardProps } from "./surface/types.ts";
import { useSelection } from "./selection/useSelection.ts";

export function Board(props: BoardProps) {
  const turned = (props.near ?? props.viewer) === "white";
  const selection = useSelection(props);
  const pieces = usePieces(props.position);
  const { selected, planned, explanation } = selection;
  const { speed = "normal" } = props;
  const numbers = useShownNumbers(props.numbers ?? "frame");
  return (
    <Surface numbers={numbers} handlers={props.handlers}>
      <DiscSymbols />
      <PieceLayer
        {...pieces}
        turned={turned}
        lifted={selected ?? planned}
        ghost={props.ghost}
        durationFactor={DURATION_FACTORS[speed]}
      />
      {props.drawn}
      <Grid board={props} turned={turned} selection={selection} cause={pieces.tracked.slides} />
      <Numbers shown={numbers} turned={turned} />
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
    </Surface>
  );
}
