// The page: which screen an address shows, and what stands around every screen.
import { useEffect, useRef } from "react";
import { Route, Switch, useLocation } from "wouter";
import { LobbyScreen } from "../lobby/LobbyScreen.tsx";
import { RoomRoute } from "../room/RoomRoute.tsx";
import { ConnectionAlert } from "./ConnectionAlert.tsx";
import { ConnectionStatus } from "./ConnectionStatus.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
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
    <Switch>
      <Route path="/" component={LobbyScreen} />
      <Route path="/room/*?" component={RoomRoute} />
      <Route component={NotFoundScreen} />
    </Switch>
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
