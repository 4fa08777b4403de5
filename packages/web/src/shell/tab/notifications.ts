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

/** A later notice takes the place of the one before. */
const TAG = "kingrow";
const OPTIONS: NotificationOptions = { tag: TAG, icon: "/icon-192.png" };

/** Shows it; a press on it leads back to this tab. Resolves to how to take it away. */
export async function showNotice(text: string): Promise<() => void> {
  return byPage(text) ?? (await byWorker(text));
}

function byPage(text: string): (() => void) | undefined {
  try {
    const notice = new Notification(text, OPTIONS);
    const close = (): void => notice.close();
    notice.addEventListener("click", () => {
      window.focus();
      close();
    });
    return close;
  } catch {
    return undefined;
  }
}

async function byWorker(text: string): Promise<() => void> {
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(text, { ...OPTIONS, data: window.location.href });
  return () =>
    void worker
      .getNotifications({ tag: TAG })
      .then((notices) => notices.forEach((notice) => notice.close()));
}
