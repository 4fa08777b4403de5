// A promise with a timeout.
import type { Clock } from "./clock.ts";

/** Rejects with the error of `late` if the promise does not settle in time. A later result is ignored. */
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
