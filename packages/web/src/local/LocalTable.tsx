// The screen of a local game: the room screen with the extras of a local room.
import { roomView, type Connection, type RoomSession } from "@kingrow/client";
import { useMemo, type ReactNode } from "react";
import { useStore } from "zustand";
import { RoomTable } from "../room/RoomTable.tsx";
import { TableExtrasContext, type TableExtras } from "../room/view/tableExtras.ts";
import { LoadingScreen } from "../shell/frame/FullScreen.tsx";
import { ServicesContext, useServices } from "../shell/services/services.ts";
import { TextsContext, type Texts } from "../text/texts.ts";
import styles from "./LocalTable.module.css";

interface LocalTableProps {
  readonly connection: Connection;
  readonly session: RoomSession;
  /** What is read here. */
  readonly texts: Texts;
  readonly extras: TableExtras;
}

export function LocalTable({ connection, session, texts, extras }: LocalTableProps) {
  const outer = useServices();
  // What the table asks the connection for, it asks the one within the page.
  const services = useMemo(() => ({ ...outer, connection }), [outer, connection]);
  const isSeated = useStore(session.store, (data) => roomView(data)?.me !== undefined);
  return (
    <ServicesContext value={services}>
      <TextsContext value={texts}>
        <TableExtrasContext value={extras}>
          {isSeated ? <RoomTable session={session} /> : <LoadingScreen />}
        </TableExtrasContext>
      </TextsContext>
    </ServicesContext>
  );
}

/** Said in the place of messages while there is none. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles["note"]}>{children}</p>;
}
