import { ERASE, KEEP } from './hints.ts';
import { tidy } from './islands.ts';

/** Enforces hints and removes noise. With strokes, only areas connected to one stay. */
export function holdTo(mask: Uint8Array, width: number, hints: Uint8Array): void {
  hints.forEach((bits, at) => {
    if (bits === KEEP) mask[at] = 1;
    else if (bits !== 0) mask[at] = 0;
  });
  tidy(mask, width, {
    least: hints.includes(KEEP) ? 0.12 : 0.05,
    hole: 0.0015,
    kept: (at) => hints[at] === KEEP,
    erased: (at) => hints[at] === ERASE,
  });
}
