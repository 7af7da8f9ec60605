import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the page is prerendered and while it wakes up from that: a dialog above it may know by then what the
 * prerendered page did not, and both must be drawn the same.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
