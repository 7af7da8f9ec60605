import type { Figure, Light, RidingPoints } from '../figure.ts';
import type { Pen } from '../pen.ts';

/** Drawing context of an object. */
export interface Drafting {
  pen: Pen;
  color: string;
  /** Lamps and windows are lit. */
  lit: boolean;
  /** Glass of a window by day or lit. */
  glass: string;
  lights: Light[];
  random: () => number;
}

interface ThingPoints {
  anchors?: Figure['anchors'];
  riding?: RidingPoints;
  /** The drawing's ground or water line, if it is not its lowest point. */
  ground?: number;
}

/** An object with a separate drawing: drawn about 100 units large, then scaled to its height. */
export interface Thing {
  color: string;
  floats?: 'water' | 'air';
  /** Natural width in metres, for flat objects. */
  width?: number;
  draw: (drafting: Drafting) => ThingPoints | void;
}

export type Things = Readonly<Record<string, Thing>>;
