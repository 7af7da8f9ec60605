import type { Figure } from '../figure.ts';
import type { Pen } from '../pen.ts';

/** An animal with a separate drawing: drawn at any place and size, then scaled to its height. */
export interface FreeAnimal {
  color: string;
  floats?: 'water' | 'air';
  /** Draws in the colour; `asleep` closes the eyes, `moving` is true for walking, running, flying and swimming. */
  draw: (pen: Pen, color: string, asleep: boolean, moving: boolean) => Figure['anchors'] | void;
}
