// The way to the lobby from a screen that leads nowhere else.
import { LOBBY_PATH } from "@kingrow/protocol";
import type { ReactNode } from "react";
import { PageLink } from "./PageLink.tsx";

interface HomeLinkProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function HomeLink(props: HomeLinkProps) {
  return <PageLink {...props} href={LOBBY_PATH} replace />;
}
