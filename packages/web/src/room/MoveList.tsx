// The moves of the game in square notation, numbered by pairs.
import { useTexts } from "../text/texts.ts";
import styles from "./MoveList.module.css";

export function MoveList({ moves }: { readonly moves: readonly string[] }) {
  const { room } = useTexts();
  const pairs = pairsOf(moves);
  return (
    <section className={styles["moves"]} aria-labelledby="moves">
      <h2 id="moves" className={styles["title"]}>
        {room.moves}
      </h2>
      {moves.length === 0 ? (
        <p className={styles["none"]}>{room.noMoves}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be in reach of the keyboard
        <ol className={styles["list"]} tabIndex={0} aria-labelledby="moves">
          {pairs.map(({ number, black, white }) => (
            <li key={number} ref={number === pairs.length ? reveal : undefined}>
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

/** Scrolls the list, and nothing else, to its end. */
function reveal(last: HTMLLIElement | null): void {
  const list = last?.parentElement;
  list?.scrollTo({ top: list.scrollHeight });
}

function pairsOf(moves: readonly string[]) {
  return Array.from({ length: Math.ceil(moves.length / 2) }, (_, index) => ({
    number: index + 1,
    black: moves[2 * index],
    white: moves[2 * index + 1],
  }));
}
