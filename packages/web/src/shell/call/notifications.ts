// Whether the system may tell a person that they are called: only after they asked for it by a press (P62).
import { useState } from "react";
import { attempt } from "../../browser/attempt.ts";
import { settingsStore, useSettings } from "../../settings/settings.ts";

/** Missing on plain http, on phones that keep it for installed pages, and in old browsers. */
export function canNotify(): boolean {
  return "Notification" in window;
}

export function mayNotify(): boolean {
  return (
    settingsStore.getState().notifications && canNotify() && Notification.permission === "granted"
  );
}

/** Whether it is wanted and allowed, whether the browser has refused it, and how to ask: to be called by a press. */
export function useNotifying() {
  const isWanted = useSettings(mayNotify);
  const [isBlocked, setBlocked] = useState(false);
  const ask = async (): Promise<void> => {
    const isAllowed = (await Notification.requestPermission()) === "granted";
    settingsStore.setState({ notifications: isAllowed });
    setBlocked(!isAllowed);
  };
  return { isWanted, isBlocked, ask: () => void ask() };
}

/** A later notice takes the place of the one before. */
const TAG = "kingrow";
const OPTIONS: NotificationOptions = { tag: TAG, icon: "/icon-192.png" };

/** Shows it; a press on it leads back to this tab. Resolves to how to take it away. */
export async function showNotice(text: string): Promise<() => void> {
  return byPage(text) ?? (await byWorker(text));
}

function byPage(text: string): (() => void) | undefined {
  const notice = attempt(() => new Notification(text, OPTIONS));
  notice?.addEventListener("click", () => {
    window.focus();
    notice.close();
  });
  return notice && (() => notice.close());
}

async function byWorker(text: string): Promise<() => void> {
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(text, { ...OPTIONS, data: window.location.href });
  return () =>
    void worker
      .getNotifications({ tag: TAG })
      .then((notices) => notices.forEach((notice) => notice.close()));
}
