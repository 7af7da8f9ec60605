import { num, oval } from '../paths.ts';
import type { Pen } from '../pen.ts';

/** A dark animal eye with a highlight, or a closed lid. Radius in the figure's units. */
export function drawEye(pen: Pen, x: number, y: number, radius: number, closed = false): void {
  if (closed) {
    pen.line(
      `M${num(x - radius)} ${num(y)}Q${num(x)} ${num(y + radius * 1.2)} ${num(x + radius)} ${num(y)}`,
      '#2a2226',
      radius * 0.45,
    );
    return;
  }
  pen.mark(oval(x, y, radius * 1.22, radius * 1.32), '#fdfaf4', 0.55);
  pen.mark(oval(x, y, radius, radius * 1.12), '#231b1e');
  pen.mark(oval(x + radius * 0.3, y - radius * 0.42, radius * 0.36), '#ffffff');
  pen.mark(oval(x - radius * 0.3, y + radius * 0.4, radius * 0.18), '#ffffff', 0.7);
}
