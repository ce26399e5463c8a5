/** A state that outlives the components that show it; for `useSyncExternalStore`. */
export interface ReducerStore<State, Event> {
  readonly read: () => State;
  readonly dispatch: (event: Event) => void;
  /** @returns stops it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param reduce pure; the same object where nothing has changed */
export function createReducerStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): ReducerStore<State, Event> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    read: () => state,
    dispatch: (event) => {
      const next = reduce(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
