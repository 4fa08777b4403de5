// The page: which screen an address shows, and what stands around every screen.
import { Suspense, useEffect, useRef } from "react";
import { usePathname } from "wouter/use-browser-location";
import { LobbyScreen } from "../lobby/LobbyScreen.tsx";
import { ConnectionAlert } from "./ConnectionAlert.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { ReplayRoute, RoomRoute } from "./screens.ts";
import { ServicesContext, type Services } from "./services.ts";
import { SpokenRegions } from "./SpokenRegions.tsx";

interface AppProps {
  readonly services: Services;
}

export function App({ services }: AppProps) {
  return (
    <ServicesContext value={services}>
      <ErrorBoundary>
        <SpokenRegions />
        <Screens />
        <ConnectionAlert />
      </ErrorBoundary>
    </ServicesContext>
  );
}

function Screens() {
  const path = usePathname();
  useFocusOnArrival(path);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Screen path={path} />
    </Suspense>
  );
}

/** Chosen by hand: patterns stumble over addresses with a line break in them. */
function Screen({ path }: { readonly path: string }) {
  if (path === "/") return <LobbyScreen />;
  if (path === "/room" || path.startsWith("/room/")) return <RoomRoute path={path} />;
  if (path === "/replay") return <ReplayRoute />;
  return <NotFoundScreen />;
}

/** After a change of address the new screen has the focus, as after loading a page. */
function useFocusOnArrival(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById("main")?.focus();
  }, [path]);
}
