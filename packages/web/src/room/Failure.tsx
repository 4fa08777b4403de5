// What ends a visit to a room: most visits never need it, so it is fetched when it happens.
import { later } from "../shell/later.ts";
import { LoadingScreen } from "../shell/LoadingScreen.tsx";
import type { FailureScreenProps } from "./FailureScreen.tsx";

const failurePart = later(() => import("./FailureScreen.tsx"));

export function Failure(props: FailureScreenProps) {
  const part = failurePart.use();
  return part === undefined ? <LoadingScreen /> : <part.FailureScreen {...props} />;
}

/** Another window of the browser has the seat. */
export function TakenOver({ onTakeBack }: { readonly onTakeBack: () => void }) {
  const part = failurePart.use();
  return part === undefined ? <LoadingScreen /> : <part.TakenOverScreen onTakeBack={onTakeBack} />;
}
