// The type of a walk through states of the page.
import type { Page } from "@playwright/test";
import type { Visitors } from "../visitors/visitors.ts";

/** Brings a new page from state to state, and yields the name of each once it is reached. */
export type Walk = (page: Page, visitors: Visitors) => AsyncGenerator<string, void>;

export type Walks = Readonly<Record<string, Walk>>;
