/** Fire. */
import { blob } from '../paths.ts';
import type { Pen } from '../pen.ts';

/** A fire's tongues, standing on a point; also used outdoors. */
export function flames(pen: Pen, x: number, y: number, scale: number): void {
  pen.group(
    x,
    y,
    0,
    () => {
      pen.shape(
        blob(-18, 0, -20, -16, -10, -26, -8, -38, 2, -28, 8, -44, 14, -26, 20, -14, 16, 0),
        '#f0702c',
      );
      pen.mark(blob(-11, 0, -12, -12, -4, -22, 2, -16, 6, -26, 12, -12, 10, 0), '#f9b23c');
      pen.mark(blob(-5, 0, -5, -8, 1, -14, 6, -6, 5, 0), '#fdf0a8');
    },
    scale,
  );
}
