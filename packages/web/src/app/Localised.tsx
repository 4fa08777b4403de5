// Provides the texts in the visitor's language.
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { TextsContext, textsStore } from "../text/texts.ts";

export function Localised({ children }: { readonly children: ReactNode }) {
  const texts = useStore(textsStore, (shown) => shown.texts);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
