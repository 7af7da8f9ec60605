/** Validates content as a collage: from a browser's storage, or from any client. */
import type { Layer } from '../layers/layer-document.ts';
import { CELL_ZOOM } from './cell-view.ts';
import {
  type Cell,
  type CollageDocument,
  GAP_MAXIMUM,
  MODES,
  RADIUS_MAXIMUM,
  RATIOS,
  TEXT_CHARACTERS,
} from './collage-document.ts';
import { canvasSize } from './collage-shape.ts';
import { PICTURES } from './layouts.ts';

/** Maximum layers of a collage: its pictures in free mode, and texts. */
const LAYERS_MAXIMUM = 100;
/** Longest id, source and name of a layout, in characters. */
const NAME_CHARACTERS = 300;
/** Longest name of a picture: the name of a picture from the history is its prompt. */
const PICTURE_NAME_CHARACTERS = 4000;
/** Largest side of a picture, in pixels. */
const SIDE_MAXIMUM = 100_000;
/** Larger lengths and coordinates come from no editor, in units. */
const UNITS_MAXIMUM = 1_000_000;
/** A canvas may differ by this much from its settings, in units: rounding of earlier versions. */
const CANVAS_SLACK = 1;

/** The collage with its known properties only; undefined for anything else. */
export function parseCollage(content: unknown): CollageDocument | undefined {
  if (!isRecord(content)) return undefined;
  const { mode, ratio, layout, direction, gap, radius, background, cells, layers, width, height } = content;
  const isCollage =
    isOneOf(MODES, mode) &&
    isOneOf(
      RATIOS.map(({ label }) => label),
      ratio,
    ) &&
    isName(layout) &&
    isOneOf(['vertical', 'horizontal'], direction) &&
    isWithin(gap, 0, GAP_MAXIMUM) &&
    isWithin(radius, 0, RADIUS_MAXIMUM) &&
    (background === null || isColor(background)) &&
    Array.isArray(cells) &&
    cells.length <= PICTURES.maximum &&
    cells.every(isCell) &&
    Array.isArray(layers) &&
    layers.length <= LAYERS_MAXIMUM &&
    layers.every(isLayer) &&
    isWithin(width, 1, UNITS_MAXIMUM) &&
    isWithin(height, 1, UNITS_MAXIMUM);
  if (!isCollage) return undefined;
  const shape = { mode, ratio, layout, direction, gap, radius, background, width, height } as Omit<
    CollageDocument,
    'cells' | 'layers'
  >;
  const collage = { ...shape, cells: cells.map(pickCell), layers: layers.map(pickLayer) };
  // Renderers size their canvas by these two.
  const canvas = canvasSize(collage);
  const isSettled =
    Math.abs(canvas.width - collage.width) <= CANVAS_SLACK &&
    Math.abs(canvas.height - collage.height) <= CANVAS_SLACK;
  return isSettled ? collage : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWithin = (value: unknown, minimum: number, maximum: number): value is number =>
  typeof value === 'number' && value >= minimum && value <= maximum;
const isOneOf = (known: readonly string[], value: unknown): boolean => known.some((each) => each === value);
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && !value.includes('\u0000') && value.isWellFormed();
const isName = (value: unknown): value is string => isText(value, NAME_CHARACTERS);
const isColor = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

function isCell(value: unknown): value is Cell {
  if (!isRecord(value)) return false;
  const { id, source, name, size, view } = value;
  return (
    [id, source].every(isName) &&
    isText(name, PICTURE_NAME_CHARACTERS) &&
    isRecord(size) &&
    isWithin(size['width'], 1, SIDE_MAXIMUM) &&
    isWithin(size['height'], 1, SIDE_MAXIMUM) &&
    isRecord(view) &&
    isWithin(view['zoom'], CELL_ZOOM.minimum, CELL_ZOOM.maximum) &&
    isWithin(view['x'], 0, 1) &&
    isWithin(view['y'], 0, 1)
  );
}

const pickCell = ({ id, source, size, name, view }: Cell): Cell => ({
  id,
  source,
  size: { width: size.width, height: size.height },
  name,
  view: { zoom: view.zoom, x: view.x, y: view.y },
});

function isLayer(value: unknown): value is Layer {
  if (!isRecord(value) || !isName(value['id'])) return false;
  const isPlaced =
    ['x', 'y', 'rotation'].every((name) => isWithin(value[name], -UNITS_MAXIMUM, UNITS_MAXIMUM)) &&
    ['width', 'height'].every((name) => isWithin(value[name], 0, UNITS_MAXIMUM)) &&
    isWithin(value['opacity'], 0, 1);
  if (!isPlaced) return false;
  if (value['kind'] === 'picture') return isName(value['source']);
  return (
    value['kind'] === 'text' &&
    isText(value['text'], TEXT_CHARACTERS) &&
    isWithin(value['fontSize'], 0, UNITS_MAXIMUM) &&
    isOneOf(['sans', 'serif'], value['font']) &&
    typeof value['bold'] === 'boolean' &&
    isColor(value['color']) &&
    isOneOf(['left', 'center', 'right'], value['align']) &&
    (value['plate'] === null || isColor(value['plate']))
  );
}

function pickLayer(layer: Layer): Layer {
  const { id, x, y, width, height, rotation, opacity } = layer;
  const placed = { id, x, y, width, height, rotation, opacity };
  if (layer.kind !== 'text') return { kind: 'picture', ...placed, source: layer.source };
  const { text, fontSize, font, bold, color, align, plate } = layer;
  return { kind: 'text', ...placed, text, fontSize, font, bold, color, align, plate };
}
