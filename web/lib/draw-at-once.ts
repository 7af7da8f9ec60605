import { flushSync } from 'react-dom';

/**
 * Makes a change and draws it before it returns. For moves of a pointer and turns of a wheel: on a page that is slow
 * to draw the next one comes before React has drawn the last, and would build on what is shown, so that steps of a zoom
 * and the end of a drag got lost.
 */
export function drawAtOnce(change: () => void): void {
  flushSync(change);
}
