// A plain request to a server of this machine, and its whole answer.
import { request } from "node:http";

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface Options {
  readonly method?: string;
  readonly host?: string;
  readonly accept?: string;
  readonly forwarded?: { readonly host?: string; readonly proto?: string };
}

/** A raw request with an unchanged path. */
export function getFrom(port: number, target: string, options: Options = {}): Promise<Answer> {
  const { method = "GET", host = `127.0.0.1:${port}`, accept = "*/*", forwarded } = options;
  const headers = {
    host,
    accept,
    ...(forwarded?.host && { "x-forwarded-host": forwarded.host }),
    ...(forwarded?.proto && { "x-forwarded-proto": forwarded.proto }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: target, method, headers, agent: false });
    sent.once("error", reject).once("response", (response) => {
      const chunks: string[] = [];
      response.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
      response.once("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, text: chunks.join("") }),
      );
    });
    sent.end();
  });
}
