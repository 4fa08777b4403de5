// The system's Chromium, and how every page of the tests and benches is opened in it.
import { ensureChromium } from "../../scripts/tools.mjs";

const found = ensureChromium();
if (found === undefined) process.exit(1);

export const CHROMIUM = found;

/** Pages of the browser's own address bar: each window would have two, with a process for each. */
const OF_THE_ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** A process kept ready for a visitor's next site: each visitor would have one, and there is no other site. */
const AHEAD_OF_NEED = ["SpareRendererForSitePerProcess"];

/** What Playwright switches off itself; the browser takes the last such list alone. */
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
