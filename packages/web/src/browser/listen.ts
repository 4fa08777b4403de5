// Subscribes to events of the browser. Returns how to unsubscribe, as React's external stores expect.

type Listen = (listener: () => void) => () => void;

export function listenTo(target: EventTarget, ...events: readonly string[]): Listen {
  return (listener) => {
    for (const event of events) target.addEventListener(event, listener);
    return () => {
      for (const event of events) target.removeEventListener(event, listener);
    };
  };
}

export const onVisibilityChange = listenTo(document, "visibilitychange");
