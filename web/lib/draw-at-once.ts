import { flushSync } from 'react-dom';

/**
 * Makes a change and draws it before it returns: for what is to have the focus next, and for moves of a pointer and
 * turns of a wheel. On a page that is slow to draw the next of these comes before React has drawn the last, and would
 * build on what is shown, so that steps of a zoom and the end of a drag got lost.
 */
export function drawAtOnce(change: () => void): void {
  flushSync(change);
}
