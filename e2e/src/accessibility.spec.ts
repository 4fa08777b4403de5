// Every state of the page under axe, in both themes and both languages, on a narrow screen, and in forced colours.
import { expectForEveryone } from "./axe.ts";
import { test } from "./fixtures.ts";
import { WALKS } from "./states.ts";

// A walk has up to a dozen states, each looked at twice.
test.describe.configure({ timeout: 240_000 });

for (const [name, walk] of Object.entries(WALKS)) {
  test(`axe finds nothing and nothing sticks out at 320 px in both themes and languages: ${name}`, async ({
    visitor,
    visitors,
  }) => {
    for await (const state of walk(visitor, visitors)) {
      await test.step(state, () => expectForEveryone(visitor, state));
    }
  });
}
