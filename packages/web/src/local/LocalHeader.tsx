// The header of a table in the page: what is played, another game, and the way out.
import type { ReactNode } from "react";
import header from "../room/RoomHeader.module.css";
import { HeaderTools } from "../shell/HeaderTools.tsx";
import { goHome, goToRoom } from "../shell/navigation.ts";
import { useServices } from "../shell/services.ts";
import { MuteButton } from "../shell/MuteButton.tsx";
import { Button } from "../ui/Button.tsx";
import { ExitIcon } from "../ui/roomIcons.tsx";
import { Logo, LogoMark } from "../ui/Logo.tsx";

interface LocalHeaderProps {
  readonly title: string;
  /** The name of the way out. */
  readonly exit: string;
  /** A line below it. */
  readonly children?: ReactNode;
}

export function LocalHeader({ title, exit, children }: LocalHeaderProps) {
  const waiting = useServices().visits.stayed();
  const leave = (): void =>
    waiting === undefined ? goHome() : goToRoom(waiting.store.getState().roomId);
  return (
    <>
      <span className={header["logo"]}>
        <Logo />
      </span>
      <span className={header["mark"]}>
        <LogoMark />
      </span>
      <div className={header["middle"]}>
        <h1 className={header["heading"]}>
          <strong>{title}</strong>
        </h1>
        {children}
      </div>
      <span className={header["mute"]}>
        <MuteButton />
      </span>
      <HeaderTools />
      <Button variant="quiet" icon={<ExitIcon />} onClick={leave}>
        {exit}
      </Button>
    </>
  );
}
