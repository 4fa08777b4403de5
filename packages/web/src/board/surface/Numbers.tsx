// Square numbers: at both ends of each row in the frame, or one in the corner of every dark square.
import { memo, useSyncExternalStore } from "react";
import type { Square } from "@kingrow/rules";
import { placeOf, PLACES, SIDE, squareSeenAt, type Place } from "./geometry.ts";
import styles from "./Numbers.module.css";
import type { SquareNumbers } from "./types.ts";

/** There the board has no frame. */
const PHONE = "(orientation: portrait) and (width < 40rem)";

/** Where the numbers stand: those of the frame stand on the squares where there is none. */
export function useShownNumbers(numbers: SquareNumbers): SquareNumbers {
  const isPhone = useSyncExternalStore(subscribe, () => queryPhone()?.matches === true);
  return isPhone && numbers === "frame" ? "squares" : numbers;
}

function subscribe(listen: () => void): () => void {
  const query = queryPhone();
  query?.addEventListener("change", listen);
  return () => query?.removeEventListener("change", listen);
}

/** `undefined` in a browser without `matchMedia` (rule P43). */
function queryPhone(): MediaQueryList | undefined {
  return typeof matchMedia === "function" ? matchMedia(PHONE) : undefined;
}

interface NumbersProps {
  readonly shown: SquareNumbers;
  readonly turned: boolean;
}

/** Hidden from screen readers: every square says its number in its name. */
export const Numbers = memo(function Numbers({ shown, turned }: NumbersProps) {
  if (shown === "off") return null;
  const places = PLACES.flat().filter((place) => isNumbered(place, shown));
  return (
    <div aria-hidden="true" className={styles[shown]} data-numbers={shown}>
      {places.map((place) => (
        <span
          key={`${place.x} ${place.y}`}
          data-side={place.x < SIDE / 2 ? "left" : "right"}
          style={{ top: part(place.y), ...(shown === "squares" && { left: part(place.x) }) }}
        >
          {squareSeenAt(place, turned)}
        </span>
      ))}
    </div>
  );
});

interface ToldNumbersProps {
  readonly squares: readonly Square[];
  readonly turned: boolean;
}

/** Of the squares a note speaks of, for as long as it is there: who is new here knows them by no number yet. */
export function ToldNumbers({ squares, turned }: ToldNumbersProps) {
  return (
    <div aria-hidden="true" className={styles["told"]}>
      {squares.map((square) => {
        const { x, y } = placeOf(square, turned);
        return (
          <span key={square} style={{ top: part(y), left: part(x) }}>
            {square}
          </span>
        );
      })}
    </div>
  );
}

/** In the frame only the outermost dark square of each row has its number, on its own side. */
function isNumbered({ x, y }: Place, shown: SquareNumbers): boolean {
  const isDark = (x + y) % 2 === 1;
  return isDark && (shown === "squares" || x < 2 || x >= SIDE - 2);
}

function part(index: number): string {
  return `${(index / SIDE) * 100}%`;
}
