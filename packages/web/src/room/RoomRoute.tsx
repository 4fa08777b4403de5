// The room's address: nonsense is answered here and never sent.
import { useEffect, useState } from "react";
import { REDIRECT_AFTER_FAILED_JOIN_MS, roomAddressOf } from "@kingrow/protocol";
import { goHome } from "../shell/navigation.ts";
import { useServices } from "../shell/services.ts";
import { useTexts } from "../text/texts.ts";
import { Failure } from "./Failure.tsx";
import { RoomScreen } from "./RoomScreen.tsx";

export function RoomRoute({ path }: { readonly path: string }) {
  const { noEntry } = useTexts();
  const address = roomAddressOf(path);
  if (address.kind === "room") return <RoomScreen key={address.roomId} roomId={address.roomId} />;
  if (address.kind === "missing") return <Failure sentence={noEntry.noRoomId} />;
  return <NonsenseScreen />;
}

function NonsenseScreen() {
  const { noEntry } = useTexts();
  const { clock } = useServices().connection;
  const [homeAt] = useState(() => clock.now() + REDIRECT_AFTER_FAILED_JOIN_MS);
  useEffect(() => clock.after(REDIRECT_AFTER_FAILED_JOIN_MS, goHome), [clock]);
  return <Failure sentence={noEntry.notFound} homeAt={homeAt} />;
}
