// The page: which screen an address shows, and what stands around every screen.
import { screenAt, type Screen as ScreenName } from "@kingrow/protocol";
import { useLayoutEffect, useRef } from "react";
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
  const name = screenAt(path);
  return name === undefined ? <NotFoundScreen /> : <Known key={name} name={name} path={path} />;
}

function Known({ name, path }: { readonly name: ScreenName; readonly path: string }) {
  const screen = screens[name].use();
  return screen === undefined ? <LoadingScreen /> : <screen.Screen path={path} />;
}

/** After a change of address the new screen has the focus, as after loading a page. */
function useFocusOnArrival(path: string): void {
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    arrive();
  }, [path]);
}
