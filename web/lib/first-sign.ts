import { useEffect, useState } from 'react';

/** Signs that a person is there. Nothing is focused by that alone: pages focus their first field by themselves. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

let isThere = false;
const waiting = new Set<() => void>();

function begin() {
  isThere = true;
  for (const name of SIGNS) removeEventListener(name, begin);
  for (const work of waiting) work();
  waiting.clear();
}
// From the first moment on: what waits may be drawn after the sign. Nobody is there while a page is rendered on the server.
for (const name of SIGNS) globalThis.addEventListener?.(name, begin, { passive: true });

/**
 * Runs `work` once a person is there, sooner than `afterFirstUse`: for what a page at rest need not have. Returns a
 * function to cancel it.
 */
export function afterFirstSign(work: () => void): () => void {
  if (isThere) work();
  else waiting.add(work);
  return () => void waiting.delete(work);
}

/** Whether there has been a sign of a person on this page. */
export function useFirstSign(): boolean {
  const [hasSign, setHasSign] = useState(false);
  useEffect(() => afterFirstSign(() => setHasSign(true)), []);
  return hasSign;
}
