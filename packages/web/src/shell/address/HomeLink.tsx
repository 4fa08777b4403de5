// A link to the lobby that stays in the page, and opens elsewhere when asked to.
import type { MouseEvent, ReactNode } from "react";
import { goHome } from "./navigation.ts";

interface HomeLinkProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function HomeLink({ className, children }: HomeLinkProps) {
  return (
    <a href="/" className={className} onClick={followInPage}>
      {children}
    </a>
  );
}

/** A plain click only: with a modifier the browser opens a tab or a window. */
function followInPage(event: MouseEvent): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  event.preventDefault();
  goHome();
}
