// The texts of a room that cannot be entered: English comes with their screen.
import { enFailure } from "../en/failure.ts";
import { useTexts } from "./useTexts.ts";

export function useFailureTexts(): typeof enFailure {
  return useTexts().failure ?? enFailure;
}
