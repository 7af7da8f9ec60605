import { Resvg } from '@resvg/resvg-js';
import type { Box } from './figure.ts';

/**
 * The bounding box of an SVG fragment with its strokes, in the fragment's units. An empty fragment
 * gives a point at the origin.
 */
export function measureFragment(fragment: string): Box {
  const document =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `viewBox="-5000 -5000 10000 10000" width="100" height="100">${fragment}</svg>`;
  const box = new Resvg(document, { font: { loadSystemFonts: false } }).getBBox();
  if (!box) return { left: 0, top: 0, right: 0, bottom: 0 };
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}
