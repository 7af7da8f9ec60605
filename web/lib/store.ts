import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A store that starts with `value`. */
export function createStore<Value>(value: Value): Store<Value> {
  let current = value;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next) => {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value, kept up to date; prerendered pages and the first render in the browser see `onServer`. */
export function useStore<Value>(store: Store<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}

/**
 * Subscribes to a part of a store's value: the component renders again when `select` returns something else.
 * @param select returns the same object as long as its part is unchanged
 */
export function useSelected<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part {
  const part = () => select(store.get());
  return useSyncExternalStore(store.subscribe, part, part);
}
