// Whether the system may tell a person that they are called: only after they asked for it by a press (P62).
import { settingsStore } from "../../settings/settings.ts";

/** Missing on plain http, on phones that keep it for installed pages, and in old browsers. */
export function canNotify(): boolean {
  return "Notification" in window;
}

export function mayNotify(): boolean {
  return (
    settingsStore.getState().notifications && canNotify() && Notification.permission === "granted"
  );
}

/** Asks the browser, which asks the person; to be called by a press. Resolves to whether it may be done from now on. */
export async function askToNotify(): Promise<boolean> {
  const isAllowed = canNotify() && (await Notification.requestPermission()) === "granted";
  settingsStore.setState({ notifications: isAllowed });
  return isAllowed;
}
