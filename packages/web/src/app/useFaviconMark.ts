// A mark on the page's icon, for a tab that is out of sight (P33).
import { useEffect } from "react";

const PLAIN = "/favicon.svg";
const MARKED = "/favicon-turn.svg";

/** Put on once and taken off once: nothing blinks. */
export function useFaviconMark(isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return undefined;
    showIcon(MARKED);
    return () => showIcon(PLAIN);
  }, [isMarked]);
}

function showIcon(href: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", href);
}
