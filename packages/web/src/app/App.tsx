// The root component: chooses the screen of an address, and renders what all screens share.
import { screenAt, type Screen as ScreenName } from "@kingrow/protocol";
import { useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import { ErrorBoundary } from "../shell/frame/ErrorBoundary.tsx";
import { DeadEnd, LoadingScreen } from "../shell/frame/MessageScreen.tsx";
import { useArrivalAt } from "../shell/frame/arrival.ts";
import { usePathname } from "../shell/address/navigation.ts";
import { ServicesContext, type Services, useServices } from "../shell/services/services.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { TextsContext, textsStore, useTexts } from "../text/texts.ts";
import { alertText } from "../text/refusalText.ts";
import { AlertDialog } from "../ui/Dialog.tsx";
import { LiveRegion } from "../ui/LiveRegion.tsx";
import { screens } from "./screens.ts";

export function App({ services }: { readonly services: Services }) {
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
  useArrivalAt(path);
  const name = screenAt(path);
  return name === undefined ? <NotFoundScreen /> : <Known key={name} name={name} path={path} />;
}

function Known({ name, path }: { readonly name: ScreenName; readonly path: string }) {
  const Shown = screens[name].use();
  const { visits } = useServices();
  // Who plays the computer may wait in a room: also while that screen is still loading.
  useEffect(() => (name === "practice" ? visits.hold() : undefined), [visits, name]);
  // oxlint-disable-next-line react/static-components -- it is fetched, and the same ever after
  return Shown === undefined ? <LoadingScreen /> : <Shown path={path} />;
}

function SpokenRegions() {
  const { announcer } = useServices();
  const { polite, assertive } = useStore(announcer.store);
  return (
    <>
      <LiveRegion urgency="polite" announcement={polite} />
      <LiveRegion urgency="assertive" announcement={assertive} />
    </>
  );
}

/** The alert about a connection error or a rate limit (P19, P20). */
function ConnectionAlert() {
  const { connection } = useServices();
  const texts = useTexts();
  const alert = useStore(connection.store, (state) => state.alert);
  if (alert === undefined) return null;
  return (
    <AlertDialog
      title={texts.connection.alertTitle}
      okay={texts.connection.okay}
      onClose={connection.dismissAlert}
    >
      {alertText(alert, texts)}
    </AlertDialog>
  );
}

function NotFoundScreen() {
  const { app } = useTexts();
  useTitle(app.name);
  return <DeadEnd title={app.notFoundTitle} text={app.notFoundText} />;
}

/** The texts in the visitor's language for all that is inside. */
export function Localised({ children }: { readonly children: ReactNode }) {
  const texts = useStore(textsStore, (shown) => shown.texts);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
