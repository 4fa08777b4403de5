// The header of a table in the page: what is played, another game, and the way out.
import type { ReactNode } from "react";
import { ExitButton, TableHeader } from "../room/header/RoomHeader.tsx";
import { goHome, goToRoom } from "../shell/address/navigation.ts";
import { useServices } from "../shell/services/services.ts";
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
    <TableHeader
      title={<h1 className={styles["title"]}>{title}</h1>}
      exit={
        <>
          {children}
          <ExitButton text={exit} onExit={leave} />
        </>
      }
      tools={null}
    />
  );
}
