// Every state of the page with axe in both themes, on a narrow screen, and in forced colours.
import { expectForEveryone } from "./checks/axe.ts";
import { expect, test } from "./visitors/fixtures.ts";
import type { Mark } from "./checks/forcedColors.ts";
import { WALKS } from "./states/states.ts";

/** Marks that a walk must have compared in forced colours; otherwise that check would prove nothing. */
const TO_BE_SEEN: Readonly<Record<string, readonly Mark[]>> = {
  "with clocks": ["[data-turn='true']", "[data-running='true']"],
  "playing the computer": ["label:has([type='radio']:checked)", "[data-turn='true']"],
  "a review": ["button[aria-current]", "label:has([type='radio']:checked)"],
};

// A walk has up to a dozen states, each looked at twice.
test.describe.configure({ timeout: 600_000 });

for (const [name, walk] of Object.entries(WALKS)) {
  test(`axe finds nothing in either theme, and nothing sticks out at 320 px: ${name}`, async ({
    visitor,
    visitors,
  }) => {
    const seen = new Set<Mark>();
    for await (const state of walk(visitor, visitors)) {
      const marked = await test.step(state, () => expectForEveryone(visitor, state));
      for (const each of marked) seen.add(each);
    }
    for (const marked of TO_BE_SEEN[name] ?? []) expect([...seen]).toContain(marked);
  });
}
