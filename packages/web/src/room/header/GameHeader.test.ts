// The bars of the connection.
import { expect, test } from "vitest";
import { barsFor } from "./GameHeader.tsx";

test("[P34] quick answers fill four bars, slow ones fewer, and one is left while there are any", () => {
  const times = [undefined, 0, 250, 251, 600, 601, 20_000];
  expect(times.map((ms) => barsFor(ms))).toEqual([4, 4, 4, 2, 2, 1, 1]);
});
