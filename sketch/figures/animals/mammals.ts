/** The four-legged animals by their ids. */
import { HOOFED } from './hoofed-animals.ts';
import { PREDATORS } from './predators.ts';
import type { QuadrupedShape } from './quadruped-shape.ts';
import { SMALL_MAMMALS } from './small-mammals.ts';

/** Every four-legged animal of the noun table. */
export const QUADRUPEDS: Readonly<Record<string, QuadrupedShape>> = {
  ...PREDATORS,
  ...HOOFED,
  ...SMALL_MAMMALS,
};
