/** Windows, doors and brickwork that buildings share. */

import { bar, num, oval, polygon, polyline } from '../paths.ts';
import { darker, lighter } from '../tones.ts';
import type { Drafting } from './thing.ts';

/** Colour of cut stone. */
export const STONE = '#b9b2a6';

/** Colour of timber. */
export const WOOD = '#8f5f38';

/** A framed window with bars; lit at night. */
export function pane(
  drafting: Drafting,
  x: number,
  y: number,
  width: number,
  height: number,
  frame = '#f6f1e6',
  arched = false,
): void {
  const { pen, glass, lit, lights } = drafting;
  const outline = (grow: number): string =>
    arched
      ? `M${num(x - grow)} ${num(y + height + grow)}L${num(x - grow)} ${num(y + width / 2)}A${num(width / 2 + grow)} ${num(width / 2 + grow)} 0 0 1 ${num(x + width + grow)} ${num(y + width / 2)}L${num(x + width + grow)} ${num(y + height + grow)}Z`
      : bar(x - grow, y - grow, width + 2 * grow, height + 2 * grow, 0.6);
  pen.shape(outline(Math.min(1.2, width * 0.12)), frame);
  pen.mark(outline(0), lit ? glass : '#8fb9cc');
  pen.mark(
    polygon(
      x,
      y + height,
      x + width * 0.55,
      y + (arched ? width * 0.4 : 0),
      x + width * 0.85,
      y + (arched ? width * 0.4 : 0),
      x + width * 0.3,
      y + height,
    ),
    '#ffffff',
    0.28,
  );
  pen.line(
    `${polyline(x + width / 2, y, x + width / 2, y + height)}${polyline(x, y + height * 0.55, x + width, y + height * 0.55)}`,
    frame,
    Math.max(0.7, width * 0.08),
  );
  if (lit) lights.push({ x: x + width / 2, y: y + height / 2, radius: width * 2.2, color: '#ffd98a' });
}

/** A door in its frame, standing on the ground line. */
export function door(drafting: Drafting, x: number, width: number, height: number, color = '#7a4a2c'): void {
  const { pen } = drafting;
  pen.shape(bar(x - width / 2 - 1.2, -height - 1.2, width + 2.4, height + 1.2), lighter(color, 0.4));
  pen.shape(bar(x - width / 2, -height, width, height), color, { tone: 'side' });
  pen.line(polyline(x, -height + 2, x, -1), darker(color, 0.3), 0.9);
  pen.mark(oval(x + width * 0.3, -height * 0.45, width * 0.07), '#e8c04a');
}

/** A scatter of bricks on a wall. */
export function bricks(
  { pen }: Drafting,
  left: number,
  top: number,
  width: number,
  height: number,
  color: string,
): void {
  for (let index = 0; index < 18; index += 1) {
    const x = left + 3 + ((index * 37) % Math.max(1, width - 9));
    const y = top + 3 + ((index * 23) % Math.max(1, height - 6));
    pen.mark(bar(x, y, 5, 2.2, 0.6), darker(color, 0.13), 0.8);
  }
}
