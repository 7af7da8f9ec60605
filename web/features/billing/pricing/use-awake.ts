import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during prerendering and hydration: a dialog above the page may by then have data that the prerendered page did
 * not have, and both must render the same.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
