/** The saved document of a collage: its type, its version, and how it is read back. */

import type { Size } from '../geometry.ts';
import type { Layer, LayerDocument } from '../layers/layer-document.ts';
import type { CellView } from './cell-view.ts';
import { PICTURES } from './layouts.ts';

/** A picture of the collage with the part of it that its cell shows. */
export interface Cell {
  /** In free mode the picture's layer has the same id. */
  readonly id: string;
  /** Names the picture's bytes in the browser's store. */
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

/** Longest side of a grid's or free canvas, and the width that a strip's pictures share, in units. */
export const CANVAS_UNITS = 1200;
/** Largest gap and corner radius, in units. */
export const GAP_MAXIMUM = 96;
export const RADIUS_MAXIMUM = 160;
export const TEXT_CHARACTERS = 300;

/**
 * Lengths are units of the canvas; the export says how many pixels a unit has. `width` and `height` follow from mode,
 * ratio and pictures. `layers` are the texts of every mode, and the pictures of free mode.
 */
export interface CollageDocument extends LayerDocument {
  version: 1;
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
  version: 1,
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

/** A document from the browser's store; undefined where it is none, or one of a version that is not known. */
export function readCollage(saved: unknown): CollageDocument | undefined {
  if (!isRecord(saved) || saved['version'] !== 1) return undefined;
  const { mode, ratio, layout, direction, gap, radius, background, cells, layers, width, height } = saved;
  const fits =
    MODES.some((known) => known === mode) &&
    RATIOS.some(({ label }) => label === ratio) &&
    typeof layout === 'string' &&
    (direction === 'vertical' || direction === 'horizontal') &&
    [gap, radius].every(isNumber) &&
    [width, height].every((side) => isNumber(side) && side > 0) &&
    (background === null || isColor(background)) &&
    Array.isArray(cells) &&
    cells.length <= PICTURES.maximum &&
    cells.every(isCell) &&
    Array.isArray(layers) &&
    layers.every(isLayer);
  return fits ? (saved as unknown as CollageDocument) : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isColor = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
const hasNumbers = (value: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => isNumber(value[name]));

function isCell(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, source, name, size, view } = value;
  return (
    [id, source, name].every((text) => typeof text === 'string') &&
    isRecord(size) &&
    hasNumbers(size, ['width', 'height']) &&
    isRecord(view) &&
    hasNumbers(view, ['zoom', 'x', 'y'])
  );
}

function isLayer(value: unknown): value is Layer {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false;
  if (!hasNumbers(value, ['x', 'y', 'width', 'height', 'rotation', 'opacity'])) return false;
  if (value['kind'] === 'picture') return typeof value['source'] === 'string';
  return (
    value['kind'] === 'text' &&
    typeof value['text'] === 'string' &&
    isNumber(value['fontSize']) &&
    isColor(value['color'])
  );
}
