// What people say to each other.
import { GREETINGS } from "@kingrow/protocol";
import type { Random } from "@kingrow/rules/testing";

export function anyGreeting(random: Random) {
  return random.pick(GREETINGS) ?? "hello";
}
