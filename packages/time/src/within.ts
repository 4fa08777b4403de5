// An answer that may take too long.
import type { Clock } from "./clock.ts";

/** Rejects with what `late` makes when the answer is not there in time; a later one is nobody's any more. */
export function within<T>(
  clock: Clock,
  ms: number,
  { answer, late }: { readonly answer: Promise<T>; readonly late: () => Error },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(Math.max(0, ms), () => reject(late()));
    answer.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (fault: unknown) => {
        cancel();
        reject(fault);
      },
    );
  });
}
