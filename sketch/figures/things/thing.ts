import type { Figure, Light, RidingPoints } from '../figure.ts';
import type { Pen } from '../pen.ts';

/** What a thing is drawn with. */
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
  /** The drawing's ground or water line, where it is not its lowest point. */
  ground?: number;
}

/** A thing with a separate drawing: drawn about 100 units large and settled to its height afterwards. */
export interface Thing {
  color: string;
  floats?: 'water' | 'air';
  /** Natural width in metres, for flat things whose height tells little. */
  width?: number;
  draw: (drafting: Drafting) => ThingPoints | void;
}

export type Things = Readonly<Record<string, Thing>>;
