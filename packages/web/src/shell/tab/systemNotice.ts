// A notice of the system: by the page, or by its worker where pages may not, as on Android.

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
