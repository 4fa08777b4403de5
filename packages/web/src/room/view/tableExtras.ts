// Extras of a local game in the room screen; empty for a game on the server.
import type { Color } from "@kingrow/rules";
import { createContext, type ReactNode } from "react";
import type { Opponent } from "../../record/archive.ts";

export interface TableExtras {
  /** Who sits at the near side; the person whose seat it is unless told otherwise. */
  readonly near?: Color | undefined;
  /** Drawn over the present position. */
  readonly drawn?: ReactNode;
  readonly actions?: ReactNode;
  /** In the place of what there is to do: the answers to a question. */
  readonly answers?: ReactNode;
  readonly afterGame?: ReactNode;
  /** For the games that the browser keeps: whom the person plays, and what tells this game from the others. */
  readonly archive?: { readonly opponent: Opponent; readonly occasion: string };
  /** In the place of the room's header; such a table is left without a word. */
  readonly header?: ReactNode;
  /** Leads to another game than a rematch, in the place of another opponent. Without it a local game has a rematch only. */
  readonly onAnother?: () => void;
  /** In the place of what is told of a room. */
  readonly announcements?: ReactNode;
}

export const TableExtrasContext = createContext<TableExtras>({});
