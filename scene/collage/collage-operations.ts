/** Operations on a collage: plain functions that return a new document with all derived values updated. */
import type { Layer, LayerDocument, PictureLayer, TextLayer } from '../layers/layer-document.ts';
import { type CellView, WHOLE_VIEW } from './cell-view.ts';
import type { Cell, CollageDocument } from './collage-document.ts';
import { canvasSize, cellRects } from './collage-shape.ts';
import { findLayout, PICTURES } from './layouts.ts';

/** A picture to add: its source, its size in pixels, and the name of its file. */
export type NewPicture = Pick<Cell, 'source' | 'size' | 'name'> & { id: string };

type Settings = Pick<
  CollageDocument,
  'mode' | 'ratio' | 'layout' | 'direction' | 'gap' | 'radius' | 'background'
>;

/** Changes settings. When the canvas changes its shape, its texts and free pictures move along. */
export function changeSettings(document: CollageDocument, settings: Partial<Settings>): CollageDocument {
  return settle({ ...document, ...settings });
}

/** Adds pictures at the end, up to 12 in all; those beyond are left out. */
export function addPictures(document: CollageDocument, pictures: readonly NewPicture[]): CollageDocument {
  const room = PICTURES.maximum - document.cells.length;
  const cells = pictures.slice(0, Math.max(0, room)).map((picture) => ({ ...picture, view: WHOLE_VIEW }));
  return settle({ ...document, cells: [...document.cells, ...cells] });
}

/** Removes a picture, with its layer. */
export function removePicture(document: CollageDocument, cellId: string): CollageDocument {
  return settle({
    ...document,
    cells: document.cells.filter(({ id }) => id !== cellId),
    layers: document.layers.filter(({ id }) => id !== cellId),
  });
}

/** Replaces a picture by another one. */
export function replacePicture(
  document: CollageDocument,
  cellId: string,
  { source, size, name }: NewPicture,
): CollageDocument {
  const cells = document.cells.map((cell) =>
    cell.id === cellId ? { ...cell, source, size, name, view: WHOLE_VIEW } : cell,
  );
  // Its layer is created again, with the ratio of the new picture.
  return settle({ ...document, cells, layers: document.layers.filter(({ id }) => id !== cellId) });
}

/** Swaps two pictures. */
export function swapPictures(document: CollageDocument, one: string, other: string): CollageDocument {
  const [a, b] = [one, other].map((id) => document.cells.find((cell) => cell.id === id));
  if (!a || !b) return document;
  const cells = document.cells.map((cell) => (cell === a ? b : cell === b ? a : cell));
  return settle({ ...document, cells });
}

/** Changes which part of a picture its cell shows. */
export function showPart(document: CollageDocument, cellId: string, view: CellView): CollageDocument {
  const cells = document.cells.map((cell) => (cell.id === cellId ? { ...cell, view } : cell));
  return { ...document, cells };
}

/** The layers that a mode shows: pictures are layers in free mode only. */
export function visibleLayers({ mode, layers }: CollageDocument): readonly Layer[] {
  return mode === 'free' ? layers : layers.filter(({ kind }) => kind === 'text');
}

/**
 * Applies changes of the visible layers. In free mode, removing a picture's layer removes the picture, and copying
 * one adds a picture if there is room.
 */
export function takeLayers(document: CollageDocument, shown: LayerDocument): CollageDocument {
  if (document.mode !== 'free') {
    const hidden = document.layers.filter(({ kind }) => kind !== 'text');
    return { ...document, layers: [...hidden, ...shown.layers] };
  }
  const pictures = shown.layers.filter((layer) => layer.kind === 'picture');
  const kept = document.cells.filter(({ id }) => pictures.some((layer) => layer.id === id));
  const added = pictures.flatMap((layer): Cell[] => {
    if (document.cells.some(({ id }) => id === layer.id)) return [];
    const original = document.cells.find(({ source }) => source === layer.source);
    return original ? [{ ...original, id: layer.id }] : [];
  });
  const cells = [...kept, ...added].slice(0, PICTURES.maximum);
  const layers = shown.layers.filter(
    ({ kind, id }) => kind === 'text' || cells.some((cell) => cell.id === id),
  );
  return settle({ ...document, cells, layers });
}

/** A text in the middle of the canvas, or as a caption at the foot of a picture. `box` is measured from the text. */
export function addText(
  document: CollageDocument,
  text: Omit<TextLayer, 'x' | 'y' | 'rotation' | 'opacity' | 'kind'>,
  cellId: string | undefined,
): CollageDocument {
  const at = document.cells.findIndex(({ id }) => id === cellId);
  const rect = document.mode === 'free' ? undefined : cellRects(document)[at];
  const place = rect
    ? { x: rect.x + rect.width / 2, y: rect.y + rect.height - text.height * 0.75 }
    : { x: document.width / 2, y: document.height / 2 };
  const layer: TextLayer = { ...text, ...place, kind: 'text', rotation: 0, opacity: 1 };
  return { ...document, layers: [...document.layers, layer] };
}

/** Brings canvas, layout and layers into line with pictures and settings. */
function settle(document: CollageDocument): CollageDocument {
  const canvas = canvasSize(document);
  const layout = findLayout(document.cells.length, document.layout)?.id ?? document.layout;
  const across = canvas.width / document.width;
  const down = canvas.height / document.height;
  const moved =
    across === 1 && down === 1
      ? document.layers
      : document.layers.map((layer) => ({ ...layer, x: layer.x * across, y: layer.y * down }));
  const settled = { ...document, ...canvas, layout, layers: moved };
  const missing = settled.cells.filter(({ id }) => !moved.some((layer) => layer.id === id));
  if (missing.length === 0) return settled;
  // New pictures go above the others and below the texts.
  const pictures = moved.filter(({ kind }) => kind !== 'text');
  const texts = moved.filter(({ kind }) => kind === 'text');
  const fresh = missing.map((cell) => scattered(settled, cell));
  return { ...settled, layers: [...pictures, ...fresh, ...texts] };
}

/** Initial rotations of free pictures in degrees, in turn, so that they look placed by hand. */
const LEANS = [356, 3, 358, 5, 357, 2] as const;

/** A free picture starts at its place in the grid, whole and slightly rotated. */
function scattered(document: CollageDocument, cell: Cell): PictureLayer {
  const index = document.cells.indexOf(cell);
  const grid = { ...document, mode: 'grid' as const };
  const canvas = canvasSize(grid);
  const rect = cellRects(grid)[index] ?? { x: 0, y: 0, ...canvas };
  const fit = Math.min(rect.width / cell.size.width, rect.height / cell.size.height);
  return {
    kind: 'picture',
    id: cell.id,
    source: cell.source,
    x: ((rect.x + rect.width / 2) / canvas.width) * document.width,
    y: ((rect.y + rect.height / 2) / canvas.height) * document.height,
    width: cell.size.width * fit,
    height: cell.size.height * fit,
    rotation: LEANS[index % LEANS.length] ?? 0,
    opacity: 1,
  };
}
