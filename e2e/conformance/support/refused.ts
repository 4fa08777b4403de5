// What a refusal must look like.
import { REFUSAL_SENTENCES, type RefusalCode } from "@kingrow/protocol";
import { expect } from "vitest";
import type { Answer } from "./shape.ts";

/** The answer is a refusal with this code and its sentence, in both places (rule W2). */
export function expectRefusal(answer: Answer, code: RefusalCode): void {
  const sentence = REFUSAL_SENTENCES[code];
  expect(answer).toMatchObject({ success: false, code, message: sentence, error: sentence });
}
