// The texts of a room that cannot be entered: English comes with their screen.
import { enFailure } from "./enFailure.ts";
import { useTexts } from "./texts.ts";

export function useFailureTexts(): typeof enFailure {
  return useTexts().failure ?? enFailure;
}
