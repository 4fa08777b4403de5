import { expect, it, vi } from "vitest";
import { memberOf } from "./member.ts";

it.each([
  { connected: true, joins: 1 },
  { connected: false, joins: 0 },
])("[X10] is noted as behind while it is in the game, connected: $connected", (of) => {
  const join = vi.fn<() => void>();
  const fakes: unknown = [{ connected: of.connected, join, on: () => undefined }, {}];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a member needs of them is there
  const [socket, given] = fakes as Parameters<typeof memberOf>;
  memberOf(socket, given).fallBehind();
  expect(join).toHaveBeenCalledTimes(of.joins);
});
