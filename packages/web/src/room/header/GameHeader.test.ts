// The bars of the connection.
import { expect, test } from "vitest";
import { barsFor } from "./GameHeader.tsx";

test("[P34] quick answers fill four bars, slow ones fewer, and one is left while there are any", () => {
  const times = [undefined, 0, 100, 101, 250, 251, 600, 601, 20_000];
  expect(times.map(barsFor)).toEqual([4, 4, 4, 3, 3, 2, 2, 1, 1]);
});
