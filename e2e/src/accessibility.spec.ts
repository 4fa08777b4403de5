// Every state of the page under axe, in both themes and both languages, and on a narrow screen.
import { expectAccessible, expectToFit } from "./axe.ts";
import { test } from "./fixtures.ts";
import { STATES } from "./states.ts";

for (const { name, reach } of STATES) {
  test(`axe finds nothing in both themes and languages, nor does anything stick out at 320 px: ${name}`, async ({
    visitor,
    visitors,
  }) => {
    await reach(visitor, visitors);
    await expectAccessible(visitor, name);
    await expectToFit(visitor);
  });
}
