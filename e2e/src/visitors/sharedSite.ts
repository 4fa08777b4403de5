// The built server that all browser tests share, started once before them and stopped after them.
import { Site } from "../../support/site.ts";

const ORIGIN = "KINGROW_E2E_ORIGIN";

/** Playwright's global setup. Resolves with its teardown. */
export default async function startSharedSite(): Promise<() => Promise<unknown>> {
  const site = await Site.open();
  process.env[ORIGIN] = site.url;
  return () => site.close();
}

/** Origin of the shared server, for the workers. */
export function sharedOrigin(): string {
  const origin = process.env[ORIGIN];
  if (origin === undefined) throw new Error("The shared server was not started.");
  return origin;
}
