// The two live regions, mounted once and for all screens.
import { useStore } from "zustand";
import { LiveRegion } from "../ui/LiveRegion.tsx";
import { useServices } from "../shell/services.ts";

export function SpokenRegions() {
  const { announcer } = useServices();
  const { polite, assertive } = useStore(announcer.store);
  return (
    <>
      <LiveRegion urgency="polite" announcement={polite} />
      <LiveRegion urgency="assertive" announcement={assertive} />
    </>
  );
}
