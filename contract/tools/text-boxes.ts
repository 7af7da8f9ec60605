import type { z } from 'zod';
import type { lettering } from './fields.ts';

/** One box of lettering: its place in pixels of the picture, what it says now, and what stood there. */
export type TextBox = z.output<typeof lettering>;

/** True where a run would set the box anew: its words changed, or their looks were asked for. */
export function isBoxChanged({ text, original, size, color, weight, align }: TextBox): boolean {
  const looks = size ?? color ?? weight ?? align;
  return text !== (original ?? '') || (looks !== undefined && text !== '');
}
