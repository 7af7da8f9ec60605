/** Wheels. */
import { oval, polyline } from '../paths.ts';
import type { Pen } from '../pen.ts';

/** A wheel with a tyre and a hub. */
export function tyre(pen: Pen, x: number, y: number, radius: number, hub = '#c9ced6'): void {
  pen.shape(oval(x, y, radius), '#2e2d33', { tone: 'round' });
  pen.shape(oval(x, y, radius * 0.58), hub, { tone: 'round' });
  pen.mark(oval(x, y, radius * 0.16), '#5d626c');
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const angle = (spoke / 5) * Math.PI * 2;
    pen.line(
      polyline(x, y, x + Math.cos(angle) * radius * 0.5, y + Math.sin(angle) * radius * 0.5),
      '#7d828c',
      radius * 0.1,
    );
  }
}

/** A wheel with wire or wooden spokes. */
export function spokedWheel(pen: Pen, x: number, y: number, radius: number, rim: string): void {
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const angle = (spoke / 12) * Math.PI * 2;
    pen.line(
      polyline(x, y, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius),
      '#a9aeb6',
      radius * 0.03,
    );
  }
  pen.line(oval(x, y, radius), '#2e2d33', radius * 0.16);
  pen.line(oval(x, y, radius * 0.9), rim, radius * 0.06);
  pen.mark(oval(x, y, radius * 0.12), '#5d626c');
}
