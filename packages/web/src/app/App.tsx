// The page: which screen an address shows, and what stands around every screen.
import { screenAt } from "@kingrow/protocol";
import { useEffect, useRef } from "react";
import { arrive } from "../shell/arrival.ts";
import { usePathname } from "../shell/address.ts";
import { ConnectionAlert } from "./ConnectionAlert.tsx";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { LoadingScreen } from "../shell/LoadingScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { screens } from "./screens.ts";
import { ServicesContext, type Services } from "../shell/services.ts";
import { SpokenRegions } from "./SpokenRegions.tsx";

interface AppProps {
  readonly services: Services;
}

export function App({ services }: AppProps) {
  return (
    <ServicesContext value={services}>
      <ErrorBoundary onFault={services.visits.keep}>
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
  return <Screen path={path} />;
}

function Screen({ path }: { readonly path: string }) {
  switch (screenAt(path)) {
    case "lobby":
      return <Lobby />;
    case "room":
      return <Room path={path} />;
    case "replay":
      return <Replay />;
    default:
      return <NotFoundScreen />;
  }
}

function Lobby() {
  const screen = screens.lobby.use();
  return screen === undefined ? <LoadingScreen /> : <screen.LobbyScreen />;
}

function Room({ path }: { readonly path: string }) {
  const screen = screens.room.use();
  return screen === undefined ? <LoadingScreen /> : <screen.RoomRoute path={path} />;
}

function Replay() {
  const screen = screens.replay.use();
  return screen === undefined ? <LoadingScreen /> : <screen.ReplayRoute />;
}

/** After a change of address the new screen has the focus, as after loading a page. */
function useFocusOnArrival(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    arrive();
  }, [path]);
}
