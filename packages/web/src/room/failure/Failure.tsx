// The screens of failed visits, fetched when one is needed.
import type { ReactNode } from "react";
import { later } from "../../shell/later/later.ts";
import type * as screens from "./FailureScreen.tsx";
import { LoadingScreen } from "../../shell/frame/FullScreen.tsx";

type Screens = typeof screens;

const failurePart = later<Screens>(() => import("./FailureScreen.tsx"));

/** Draws one of the screens once they are loaded. */
export function Failure({ children }: { readonly children: (screens: Screens) => ReactNode }) {
  const part = failurePart.use();
  return part === undefined ? <LoadingScreen /> : children(part);
}
