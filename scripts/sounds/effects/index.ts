import { DEVICES } from './devices.ts';
import { MOVES } from './moves.ts';
import { NATURE } from './nature.ts';
import { PEOPLE } from './people.ts';

export const EFFECTS = [...MOVES, ...DEVICES, ...PEOPLE, ...NATURE];
