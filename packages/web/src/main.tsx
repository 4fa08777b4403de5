// The composition root of the page: the only file that names concrete parts.
import { screenAt } from "@kingrow/protocol";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./styles/index.css";
import { createAnnouncer } from "./shell/services/announcer.ts";
import { App, Localised } from "./app/App.tsx";
import { fetchAhead } from "./app/screens.ts";
import type { Services } from "./shell/services/services.ts";
import {
  createConnection,
  createPlayerKey,
  createSocketLink,
  createVisits,
  systemClock as clock,
} from "@kingrow/client";
import { createKeyLocks } from "./browser/keyLocks.ts";
import { announceRateLimits } from "./browser/rateLimitEvent.ts";
import { openShelf, pageShelf } from "./browser/shelf.ts";
import { reconnectOnWakeUp } from "./browser/wakeUp.ts";
import { followTheme, settingsStore } from "./settings/settings.ts";
import { followLanguage, textsStore } from "./text/texts.ts";
import { alertText } from "./text/refusalText.ts";
import { keepShell } from "./worker/keepShell.ts";

/** The number of the visitor's name. */
const name = (): number => settingsStore.getState().name;

function createServices(): Services {
  const playerKey = createPlayerKey({
    tab: openShelf(() => sessionStorage),
    browser: pageShelf,
    locks: createKeyLocks(clock),
    now: clock.now,
  });
  const link = createSocketLink({ clock, playerKey: playerKey.current, name });
  const connection = createConnection({ clock, link, playerKey, name });
  reconnectOnWakeUp(connection);
  announceRateLimits(connection, (alert) => alertText(alert, textsStore.getState().texts));
  return {
    connection,
    announcer: createAnnouncer(),
    visits: createVisits(clock),
    // Nobody waits for it: what is shown comes first.
    fetchAhead: (screen) => {
      const timer = setTimeout(() => fetchAhead(screen), 500);
      return () => clearTimeout(timer);
    },
  };
}

function start(): void {
  const root = document.getElementById("root");
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <Localised>
        <App services={createServices()} />
      </Localised>
    </StrictMode>,
  );
}

// At once, so that the screen does not wait for the first drawing to ask for it.
const screen = screenAt(window.location.pathname);
if (screen !== undefined) fetchAhead(screen);
followTheme();
keepShell();
void followLanguage().then(start);
