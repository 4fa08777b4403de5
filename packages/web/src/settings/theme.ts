// The chosen theme and board on the root element, where the tokens look for it.
import { settingsStore, type Settings } from "./settings.ts";

function showTheme({ theme, board }: Settings): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  root.dataset["board"] = board;
}

/** Shows both now and whenever another is chosen; call it before the first paint. */
export function followTheme(): () => void {
  showTheme(settingsStore.getState());
  return settingsStore.subscribe(showTheme);
}
