import { whenIdle } from './when-idle.ts';

/**
 * The first action of a person: a press, a key, something dragged in; words that are dictated or filled in, a chosen
 * file.
 */
const BEGINNINGS = ['pointerdown', 'keydown', 'dragenter', 'input', 'change'] as const;

let hasBegun = false;

/**
 * Runs `work` once, when the browser has nothing else to do after the person has begun to use the page: for what the
 * next steps need but the first view does not. Returns a function to cancel it.
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
  // Nobody uses a page while it is rendered on the server.
  for (const name of BEGINNINGS)
    globalThis.addEventListener?.(name, begin, { capture: true, passive: true, signal: waiting.signal });
  return () => callOff();
}
