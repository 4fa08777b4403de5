// Focuses the tab of a pressed system notification.

/** What is used of the browser's windows. */
export interface Windows {
  readonly matchAll: (options: {
    readonly type: "window";
    readonly includeUncontrolled: boolean;
  }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
}

/** The tab that shows the address, or a new one if it has been closed. */
export async function returnTo(windows: Windows, url: string): Promise<void> {
  const open = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const tab = open.find((each) => each.url === url);
  await (tab === undefined ? windows.openWindow(url) : tab.focus());
}
