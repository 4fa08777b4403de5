// The built server that all browser tests share, started once before them and stopped after them.
import { openSite } from "./site.ts";

const ORIGIN = "KINGROW_E2E_ORIGIN";

/** Playwright's global setup; answers how to end it. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await openSite();
  process.env[ORIGIN] = site.origin;
  return () => site.close();
}

/** Where the shared server is, as workers know it. */
export function sharedOrigin(): string {
  const origin = process.env[ORIGIN];
  if (origin === undefined) throw new Error("The shared server was not started.");
  return origin;
}
