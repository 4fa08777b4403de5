// The system's Chromium, and how every page of the tests and benches is opened in it.
import { ensureChromium } from "../../scripts/tools.mjs";

const found = ensureChromium();
if (found === undefined) process.exit(1);

export const CHROMIUM = found;

/** Pages of the address bar: each window would have two, each with its own process. */
const OF_THE_ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** A spare process for the next site of each visitor. There is no other site. */
const AHEAD_OF_NEED = ["SpareRendererForSitePerProcess"];

/** Features that Playwright disables too, because the browser uses only the last list. */
const OF_PLAYWRIGHT = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Nothing drawn by a graphics card, and no request of the browser's own. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  `--disable-features=${[...OF_THE_ADDRESS_BAR, ...AHEAD_OF_NEED, ...OF_PLAYWRIGHT].join()}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
