import { whenIdle } from './when-idle.ts';

/** What a person begins with: a press, a key, something dragged in; words that are dictated or filled in, a chosen file. */
const BEGINNINGS = ['pointerdown', 'keydown', 'dragenter', 'input', 'change'] as const;

let hasBegun = false;

/**
 * Runs `work` once, when the browser has nothing else to do after the person has begun to use the page: for what the
 * next steps need and the first sight does not. Returns a function to call it off.
 */
export function afterFirstUse(work: () => void): () => void {
  if (hasBegun) return whenIdle(work);
  const waiting = new AbortController();
  let callOff = () => waiting.abort();
  const begin = () => {
    hasBegun = true;
    waiting.abort();
    callOff = whenIdle(work);
  };
  // Pages that are drawn on the server are used by nobody there.
  for (const name of BEGINNINGS)
    globalThis.addEventListener?.(name, begin, { capture: true, passive: true, signal: waiting.signal });
  return () => callOff();
}
