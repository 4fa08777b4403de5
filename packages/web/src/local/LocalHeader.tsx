// The header of a table in the page: what is played, another game, and the way out.
import type { ReactNode } from "react";
import header from "../room/header/RoomHeader.module.css";
import { HeaderTools } from "../shell/header/HeaderTools.tsx";
import { goHome, goToRoom } from "../shell/address/navigation.ts";
import { useServices } from "../shell/services/services.ts";
import { MuteButton } from "../shell/header/MuteButton.tsx";
import { Button } from "../ui/Button.tsx";
import { ExitIcon } from "../ui/roomIcons.tsx";
import { Logo, LogoMark } from "../ui/Logo.tsx";
import styles from "./LocalTable.module.css";

interface LocalHeaderProps {
  readonly title: string;
  /** The name of the way out. */
  readonly exit: string;
  /** Beside the way out. */
  readonly children?: ReactNode;
}

export function LocalHeader({ title, exit, children }: LocalHeaderProps) {
  const { visits } = useServices();
  const leave = (): void => {
    const waiting = visits.stayed();
    if (waiting === undefined) goHome();
    else goToRoom(waiting.store.getState().roomId);
  };
  return (
    <>
      <span className={header["logo"]}>
        <Logo />
      </span>
      <span className={styles["mark"]}>
        <span className={header["mark"]}>
          <LogoMark />
        </span>
      </span>
      <div className={header["middle"]}>
        <h1 className={styles["title"]}>{title}</h1>
      </div>
      <span className={header["mute"]}>
        <MuteButton />
      </span>
      <HeaderTools />
      {children}
      <Button variant="quiet" icon={<ExitIcon />} onClick={leave}>
        {exit}
      </Button>
    </>
  );
}
