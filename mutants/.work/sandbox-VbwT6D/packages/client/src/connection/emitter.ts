// A typed list of listeners per event.

export type Unsubscribe = () => void;

type Listeners<Events> = { [E in keyof Events]: Set<(payload: Events[E]) => void> };

export interface Emitter<Events> {
  readonly on: <E extends keyof Events>(
    event: E,
    listener: (payload: Events[E]) => void,
  ) => Unsubscribe;
  readonly emit: <E extends keyof Events>(event: E, payload: Events[E]) => void;
}

/** `listeners` holds an empty set for every event, so that no event can be forgotten. */
export function createEmitter<Events>(listeners: Listeners<Events>): Emitter<Events> {
  return {
    on: (event, listener) => {
      listeners[event].add(listener);
      return () => listeners[event].delete(listener);
    },
    emit: (event, payload) => {
      for (const listener of listeners[event]) listener(payload);
    },
  };
}
