/** A collage: its type and its limits. `collage-kind.ts` defines how it is saved and read back. */
import type { Size } from '../geometry.ts';
import type { LayerDocument } from '../layers/layer-document.ts';
import type { CellView } from './cell-view.ts';

/** A picture of the collage with the part of it that its cell shows. */
export interface Cell {
  /** In free mode the picture's layer has the same id. */
  readonly id: string;
  /** Names the picture's bytes: a stored file (`fileSource`), or one that only this browser keeps. */
  source: string;
  /** Pixels of the picture. */
  size: Size;
  /** Name of the file it came from. */
  name: string;
  view: CellView;
}

export const MODES = ['grid', 'free', 'strip'] as const;
export type Mode = (typeof MODES)[number];

export const RATIOS = [
  { label: '1:1', width: 1, height: 1 },
  { label: '4:5', width: 4, height: 5 },
  { label: '3:4', width: 3, height: 4 },
  { label: '9:16', width: 9, height: 16 },
  { label: '4:3', width: 4, height: 3 },
  { label: '3:2', width: 3, height: 2 },
  { label: '16:9', width: 16, height: 9 },
] as const;

/** Longest side of a grid or free canvas, and the common width of a strip's pictures, in units. */
export const CANVAS_UNITS = 1200;
/** Largest gap and corner radius, in units. */
export const GAP_MAXIMUM = 96;
export const RADIUS_MAXIMUM = 160;
export const TEXT_CHARACTERS = 300;

/**
 * Lengths are units of the canvas; the export sets the pixels of a unit. `width` and `height` follow from mode,
 * ratio and pictures. `layers` are the texts of every mode, and the pictures of free mode.
 */
export interface CollageDocument extends LayerDocument {
  mode: Mode;
  ratio: (typeof RATIOS)[number]['label'];
  layout: string;
  direction: 'vertical' | 'horizontal';
  gap: number;
  radius: number;
  /** `#rrggbb`; null is transparent. */
  background: string | null;
  cells: readonly Cell[];
}

/** A collage without pictures. */
export const EMPTY_COLLAGE: CollageDocument = {
  mode: 'grid',
  ratio: '1:1',
  layout: '',
  direction: 'vertical',
  gap: 16,
  radius: 0,
  background: '#ffffff',
  cells: [],
  layers: [],
  width: CANVAS_UNITS,
  height: CANVAS_UNITS,
};
