// Gives everything inside the texts in the visitor's language.
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { catalogueStore } from "../text/catalogue/catalogue.ts";
import { TextsContext } from "../text/catalogue/useTexts.ts";

export function Localised({ children }: { readonly children: ReactNode }) {
  const texts = useStore(catalogueStore, (catalogue) => catalogue.texts);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
