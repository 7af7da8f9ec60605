import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection at all; this says nothing about the server. */
export const isOnline = (): boolean => navigator.onLine;

/** The same, kept up to date; true while prerendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/**
 * Resolves immediately with a connection, otherwise when one is back or `signal` aborts.
 * @param atMost milliseconds after which it resolves in any case
 */
export function untilOnline(signal: AbortSignal, atMost?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = atMost === undefined ? undefined : setTimeout(end, atMost);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
    if (signal.aborted || (isOnline() && atMost === undefined)) return end();
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
