// The moves of the game in square notation, numbered by pairs.
import { useEffect, useRef } from "react";
import { useTexts } from "../text/texts.ts";
import styles from "./MoveList.module.css";

export function MoveList({ moves }: { readonly moves: readonly string[] }) {
  const { room } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [moves.length]);
  return (
    <section className={styles["moves"]} aria-labelledby="moves">
      <h2 id="moves" className={styles["title"]}>
        {room.moves}
      </h2>
      {moves.length === 0 ? (
        <p className={styles["none"]}>{room.noMoves}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be in reach of the keyboard
        <ol ref={list} className={styles["list"]} tabIndex={0} aria-labelledby="moves">
          {pairsOf(moves).map(({ number, black, white }) => (
            <li key={number}>
              <span className={styles["number"]}>{number}.</span>
              <span>{black}</span>
              <span>{white}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function pairsOf(moves: readonly string[]) {
  return Array.from({ length: Math.ceil(moves.length / 2) }, (_, index) => ({
    number: index + 1,
    black: moves[2 * index],
    white: moves[2 * index + 1],
  }));
}
