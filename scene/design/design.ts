/** A design as it is drawn: the layers of a document with parts, with what is absent filled in. */
import { type Corners, isSquare } from '@inkreel/contract/documents/corners.ts';
import { designSize, type ImageFit, type LayerShape } from '@inkreel/contract/documents/design-document.ts';
import type { Adjustments } from '@inkreel/contract/documents/image-adjustments.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { childrenByParent, type Part, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { Size } from '../geometry.ts';
import type { Placement, TextLayer } from '../layers/layer-document.ts';
import { TEXT_LINE } from '../layers/text-layout.ts';
import type { BlendMode } from '../timeline/scene-context.ts';

/** Pixels in tiles, stretched over a box on the canvas. */
export interface Raster {
  columns: number;
  rows: number;
  /** By `column,row`: the source of a tile. */
  tiles: Readonly<Record<string, string>>;
}
export interface LayerMask extends Placement, Raster {
  /** Whether the layer is shown where the mask has no tile. */
  rest: boolean;
}

interface Base {
  id: string;
  name: string;
  opacity: number;
  blend: BlendMode;
  hidden: boolean;
  locked: boolean;
  /** Absent too while it is switched off. */
  mask?: LayerMask;
}
interface Placed extends Base, Placement {
  flipX: boolean;
  flipY: boolean;
}
export interface DesignImage extends Placed {
  kind: 'image';
  /** The image that is shown; undefined while there is none. */
  source: string | undefined;
  /** Shares of the image's sides. */
  crop: { left: number; top: number; width: number; height: number };
  straighten: number;
  fit: ImageFit;
  /** Where the corners of what is shown lie, as shares of the box. */
  corners: Corners | undefined;
  /** Corners of the part of the image that is shown, in place of crop, straightening and fit. */
  rectify: Corners | undefined;
  /** The mask of a layer with corners, as it lies before they are moved: in place of `mask`. */
  flatMask: LayerMask | undefined;
  adjust: Adjustments | undefined;
  /** Id of the layer in whose place it is shown. */
  replaces: string | undefined;
}
export interface DesignText
  extends Placed,
    Pick<TextLayer, 'text' | 'fontSize' | 'font' | 'bold' | 'color' | 'align' | 'plate'> {
  kind: 'text';
  /** In font sizes. */
  lineHeight: number;
  letterSpacing: number;
}
export interface DesignShape extends Placed {
  kind: 'shape';
  shape: LayerShape;
  fill: string | undefined;
  stroke: string | undefined;
  strokeWidth: number;
  radius: number;
}
export interface DesignPaint extends Placed, Raster {
  kind: 'paint';
}
export interface DesignGroup extends Base {
  kind: 'group';
  /** The lowest first. */
  layers: readonly DesignLayer[];
}
export type DesignLayer = DesignImage | DesignText | DesignShape | DesignPaint | DesignGroup;

export interface Design extends Size {
  /** A CSS colour; null is transparent. */
  background: string | null;
  /** The lowest first; those that another one replaces are hidden. */
  layers: readonly DesignLayer[];
}

/** The image that a layer shows: the one picked, else the newest result, else what a person placed. */
export function shownSource(part: Part): string | undefined {
  const results = (part['results'] ?? []) as readonly { file: string }[];
  const [picked, newest] = [part['picked'] as string | undefined, results.at(-1)?.file];
  return picked ?? newest ?? (part['source'] as string | undefined);
}

/** Ids of the layers in whose place another one is shown. */
export function replacedLayers(parts: Parts): ReadonlySet<string> {
  const replaced = new Set<string>();
  for (const part of parts.values()) {
    const replaces = part['replaces'];
    if (part.kind === 'image' && typeof replaces === 'string' && shownSource(part) !== undefined)
      replaced.add(replaces);
  }
  return replaced;
}

/** @param parts of a repaired document; parts without a place are no layers */
export function readDesign(parts: Parts): Design {
  const head = parts.get(HEAD);
  const children = childrenByParent(parts);
  const replaced = replacedLayers(parts);
  const read = (parent: string | null): DesignLayer[] =>
    (children.get(parent) ?? []).flatMap((part) => {
      const layer = readLayer(part, (id) => read(id));
      if (!layer) return [];
      return replaced.has(part.id) ? [{ ...layer, hidden: true }] : [layer];
    });
  return {
    ...designSize(head),
    background: (head?.['background'] as string | undefined) ?? null,
    layers: read(null),
  };
}

/** Undefined for a part that is no layer. */
function readLayer(part: Part, read: (id: string) => DesignLayer[]): DesignLayer | undefined {
  const base = readBase(part);
  if (part.kind === 'group') return { ...base, kind: 'group', layers: read(part.id) };
  const placed: Placed = {
    ...base,
    ...placementOf(part),
    flipX: part['flip_x'] === true,
    flipY: part['flip_y'] === true,
  };
  switch (part.kind) {
    case 'image':
      return {
        ...withFlatMask(placed, part['corners'] as Corners | undefined),
        kind: 'image',
        source: shownSource(part),
        ...shownOf(part),
        adjust: part['adjust'] as Adjustments | undefined,
        replaces: part['replaces'] as string | undefined,
      };
    case 'text':
      return {
        ...placed,
        kind: 'text',
        text: (part['text'] as string | undefined) ?? '',
        fontSize: numberOf(part, 'font_size', FONT_SIZE),
        font: (part['font'] as TextLayer['font'] | undefined) ?? 'sans',
        bold: part['bold'] === true,
        color: (part['color'] as string | undefined) ?? '#000000',
        align: (part['align'] as TextLayer['align'] | undefined) ?? 'left',
        plate: (part['plate'] as string | undefined) ?? null,
        lineHeight: numberOf(part, 'line_height', TEXT_LINE),
        letterSpacing: numberOf(part, 'letter_spacing', 0),
      };
    case 'shape':
      return {
        ...placed,
        kind: 'shape',
        shape: (part['shape'] as LayerShape | undefined) ?? 'rect',
        fill: part['fill'] as string | undefined,
        stroke: part['stroke'] as string | undefined,
        strokeWidth: numberOf(part, 'stroke_width', 1),
        radius: numberOf(part, 'radius', 0),
      };
    case 'paint':
      return { ...placed, kind: 'paint', ...rasterOf(part) };
    default:
      return undefined;
  }
}

function shownOf(part: Part): Pick<DesignImage, 'crop' | 'straighten' | 'fit' | 'rectify'> {
  const rectify = part['rectify'] as Corners | undefined;
  // In one of several sizes the whole photo is said so: without a value it would be that of the base size.
  if (rectify && !isSquare(rectify)) return { crop: WHOLE, straighten: 0, fit: 'fill', rectify };
  return {
    crop: (part['crop'] as DesignImage['crop'] | undefined) ?? WHOLE,
    straighten: numberOf(part, 'straighten', 0),
    fit: (part['fit'] as ImageFit | undefined) ?? 'fill',
    rectify: undefined,
  };
}

function withFlatMask(placed: Placed, corners: Corners | undefined) {
  if (!corners) return { ...placed, corners, flatMask: undefined };
  const { mask, ...others } = placed;
  return { ...others, corners, flatMask: mask };
}

/** Of a text that has none. */
export const FONT_SIZE = 40;

const WHOLE = { left: 0, top: 0, width: 1, height: 1 } as const;

const numberOf = (part: Part, field: string, usual: number): number => {
  const value = part[field];
  return typeof value === 'number' ? value : usual;
};

/** Where a layer lies; a new one without a place is a square in the corner. */
export const placementOf = (part: Part): Placement => ({
  x: numberOf(part, 'x', 0),
  y: numberOf(part, 'y', 0),
  width: numberOf(part, 'width', 100),
  height: numberOf(part, 'height', 100),
  rotation: numberOf(part, 'rotation', 0),
});

const rasterOf = (part: Part): Raster => ({
  columns: numberOf(part, 'columns', 1),
  rows: numberOf(part, 'rows', 1),
  tiles: (part['tiles'] as Raster['tiles'] | undefined) ?? {},
});

function readBase(part: Part): Base {
  const mask = part['mask'] as (Omit<LayerMask, 'rest'> & { rest?: boolean; off?: boolean }) | undefined;
  return {
    id: part.id,
    name: (part['name'] as string | undefined) ?? '',
    opacity: numberOf(part, 'opacity', 1),
    blend: (part['blend'] as BlendMode | undefined) ?? 'source-over',
    hidden: part['hidden'] === true,
    locked: part['locked'] === true,
    ...(mask && mask.off !== true && { mask: { ...mask, rest: mask.rest === true } }),
  };
}

/** The layers that are drawn, those in groups in place of their group, the lowest first. */
export const shownLayers = (layers: readonly DesignLayer[]): DesignLayer[] =>
  layers.flatMap((layer) => {
    if (layer.hidden || layer.opacity === 0) return [];
    return layer.kind === 'group' ? [layer, ...shownLayers(layer.layers)] : [layer];
  });
