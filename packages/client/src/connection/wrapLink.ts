// A link like another one, except for how it sends.
import type { Link } from "./link.ts";

export function wrapLink(link: Link, send: Link["send"]): Link {
  return {
    get isUp() {
      return link.isUp;
    },
    get id() {
      return link.id;
    },
    open: (attempts) => link.open(attempts),
    close: () => link.close(),
    on: (event, listener) => link.on(event, listener),
    send,
  };
}
