import { flushSync } from 'react-dom';

/**
 * Makes a change and renders it before returning: for elements that get the focus next, and for pointer moves
 * and wheel turns. On a slow page the next event would otherwise arrive before React has rendered the last
 * one and build on an outdated state, so that zoom steps and the end of a drag were lost.
 */
export function drawAtOnce(change: () => void): void {
  flushSync(change);
}
