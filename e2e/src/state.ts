// A state of the page that has a design of its own, and the way to it.
import type { Page } from "@playwright/test";
import type { Visitors } from "./visitors.ts";

export interface State {
  readonly name: string;
  /** Brings the page there. */
  readonly reach: (page: Page, visitors: Visitors) => Promise<void>;
}
