// The screen of a local game: the room screen with the extras of a local room.
import { roomView } from "@kingrow/client";
import { useMemo, type ReactNode } from "react";
import { useStore } from "zustand";
import { RoomTable } from "../room/RoomTable.tsx";
import { TableExtrasContext, type TableExtras } from "../room/view/tableExtras.ts";
import { DeadEnd, LoadingScreen } from "../shell/frame/MessageScreen.tsx";
import { ServicesContext, useServices } from "../shell/services/services.ts";
import type { StudyTexts } from "../text/study/studyTexts.ts";
import { TextsContext, type Texts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import type { LocalGame } from "./localLink.ts";
import styles from "./LocalTable.module.css";

export type LocalTexts = StudyTexts["practice"] | StudyTexts["table"];

interface LocalTableProps {
  readonly game: LocalGame;
  readonly texts: Texts;
  readonly extras: TableExtras;
}

export function LocalTable({ game: { connection, session }, texts, extras }: LocalTableProps) {
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

interface ElsewhereProps {
  readonly texts: LocalTexts;
  readonly onHere: () => void;
}

/** Replaces a local game that was opened in another tab. */
export function Elsewhere({ texts, onHere }: ElsewhereProps) {
  return (
    <DeadEnd title={texts.elsewhere} text={texts.elsewhereText}>
      <Button variant="primary" onClick={onHere}>
        {texts.here}
      </Button>
    </DeadEnd>
  );
}
