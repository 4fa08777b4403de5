// The page: which screen an address shows, and what stands around every screen.
import { Suspense, useEffect, useRef } from "react";
import { Route, Switch, useLocation } from "wouter";
import { LobbyScreen } from "../lobby/LobbyScreen.tsx";
import { ConnectionAlert } from "./ConnectionAlert.tsx";
import { ConnectionStatus } from "./ConnectionStatus.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { RoomRoute } from "./screens.ts";
import { ServicesContext, type Services } from "./services.ts";
import { SpokenRegions } from "./SpokenRegions.tsx";

interface AppProps {
  readonly services: Services;
}

export function App({ services }: AppProps) {
  return (
    <ServicesContext value={services}>
      <ErrorBoundary>
        <Screens />
        <ConnectionStatus />
        <ConnectionAlert />
        <SpokenRegions />
      </ErrorBoundary>
    </ServicesContext>
  );
}

function Screens() {
  useFocusOnArrival();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Switch>
        <Route path="/" component={LobbyScreen} />
        <Route path="/room/*?" component={RoomRoute} />
        <Route component={NotFoundScreen} />
      </Switch>
    </Suspense>
  );
}

/** After a change of address the new screen has the focus, as after loading a page. */
function useFocusOnArrival(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById("main")?.focus();
  }, [path]);
}
