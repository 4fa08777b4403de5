// Sentences of the server in the page's language. English needs none: the server's own are shown as they come.
import type { ConnectionErrorCode, RefusalCode } from "@kingrow/protocol";

interface ServerTexts {
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>;
  readonly connectionErrors: Readonly<Partial<Record<ConnectionErrorCode, string>>>;
}

export const enServer: ServerTexts = { refusals: {}, connectionErrors: {} };
