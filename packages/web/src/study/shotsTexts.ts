// What is said about shots; both languages come with their screen.
import { useStore } from "zustand";
import { catalogueStore } from "../text/catalogue.ts";
import { deShots } from "../text/deShots.ts";
import { enShots, type ShotsTexts } from "../text/enShots.ts";

export function useShotsTexts(): ShotsTexts {
  const language = useStore(catalogueStore, (catalogue) => catalogue.language);
  return language === "de" ? deShots : enShots;
}
